import 'server-only'
import { formatMoney } from '@/lib/ground/money/format'
import { readBankAccount } from './bank-account'
import type { PaymentMethod, PaymentRow } from './payment-method'

/** A cheque by post: only the seller's own country takes it, so it is offered for deliveries there alone (ORDER-51). */
export const cheque: PaymentMethod = {
  slug: 'cheque',
  kind: 'manual',
  offeredTo: ({ country, seller }) => country !== '' && country === seller,
  start: async ({ id, gross, locale }) => {
    const { holder } = await readBankAccount()
    const payee: PaymentRow[] = holder ? [{ term: 'payee', value: holder }] : []
    return {
      rows: [
        { term: 'amount', value: formatMoney(gross, locale) },
        { term: 'reference', value: String(id) },
        ...payee,
      ],
    }
  },
}
