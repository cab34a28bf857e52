import 'server-only'
import { readCompany } from '../../catalogue/content/company'
import { readGlobal } from '../../catalogue/content/documents'
import { remember } from '../../catalogue/content/remember'

/** Where transfers go; what nobody has filled in is empty. */
export interface BankAccount {
  /** Whose it is, and to whom cheques are made out: the company itself where nothing else is said. */
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

/** Whether money can be sent to the shop by transfer: an account and whose it is are there. */
export async function takesTransfers(): Promise<boolean> {
  const { holder, iban } = await readBankAccount()
  return holder !== '' && iban !== ''
}
