import 'server-only'
import { readCompany } from '@/server/catalogue/content/company'
import { readGlobal } from '@/server/catalogue/content/documents'
import { remember } from '@/server/catalogue/content/remember'

/** Where transfers go; what nobody has filled in is empty. */
export interface BankAccount {
  /** The holder, and the payee of cheques: the company itself where nobody else is named. */
  holder: string
  iban: string
  bic: string
}

/** The shop's account, as the back-office has it. */
export const readBankAccount = (): Promise<BankAccount> =>
  remember('bank-account', async () => {
    const { bankHolder, bankIban, bankBic } = await readGlobal('company')
    const { name } = await readCompany()
    return {
      holder: bankHolder?.trim() || name,
      iban: bankIban?.trim() ?? '',
      bic: bankBic?.trim() ?? '',
    }
  })

/** Whether money can be sent to the shop by transfer: the account and its holder are known. */
export async function takesTransfers(): Promise<boolean> {
  const { holder, iban } = await readBankAccount()
  return holder !== '' && iban !== ''
}
