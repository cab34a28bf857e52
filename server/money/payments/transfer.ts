import 'server-only'
import { formatMoney } from '@/lib/ground/money/format'
import { epcPayload } from '@/lib/money/payment/epc'
import { groupedIban } from '@/lib/money/payment/iban'
import { readBankAccount } from './bank-account'
import type { PaymentMethod, PaymentRow } from './payment-method'

/**
 * Transfer to the shop's bank account, offered everywhere as soon as the settings name one (ORDER-51). An order from before the account was
 * removed from them says that it follows by e-mail.
 */
export const transfer: PaymentMethod = {
  slug: 'transfer',
  kind: 'manual',
  offeredTo: ({ hasBankAccount }) => hasBankAccount,
  start: async ({ id, gross, locale }) => {
    const { holder, iban, bic } = await readBankAccount()
    const reference = String(id)
    const asked: PaymentRow[] = [
      { term: 'amount', value: formatMoney(gross, locale) },
      { term: 'reference', value: reference },
    ]
    if (!holder || !iban) return { rows: asked, note: 'byEmail' }
    const scan = epcPayload({ holder, iban, bic, amount: gross, reference })
    const account: PaymentRow[] = [
      { term: 'holder', value: holder },
      { term: 'iban', value: groupedIban(iban) },
      ...(bic ? [{ term: 'bic' as const, value: bic }] : []),
    ]
    return { rows: [...account, ...asked], ...(scan && { scan }) }
  },
}
