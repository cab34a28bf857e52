import { type FieldFindings, findingsOf } from '@/lib/ground/validators/codes'
import { normaliseLine } from '@/lib/ground/validators/text'
import { type Countries, checkName, checkPhoneAny } from '@/lib/people/address/check-address'
import { type AccountType, accountTypes } from './account'
import { checkEmail, checkPassword, checkTerms, passwordLength, vatNumberCountries } from './check-client'
import { checkProfessional } from './check-professional'

/** The form of a registration as it is typed (PEOPLE-12, PEOPLE-13). */
export interface Registration {
  accountType: AccountType
  name: string
  email: string
  phone: string
  password: string
  siretNumber: string
  vatNumber: string
  termsConsent: boolean
  marketingConsent: boolean
}
export type RegistrationField = Exclude<keyof Registration, 'accountType' | 'marketingConsent'>

/** The fields in the order in which they stand. */
export const registrationFields: readonly RegistrationField[] = [
  'name',
  'email',
  'phone',
  'password',
  'siretNumber',
  'vatNumber',
  'termsConsent',
]

/** A registration with nothing in it. */
export const emptyRegistration: Registration = {
  accountType: 'private',
  name: '',
  email: '',
  phone: '',
  password: '',
  siretNumber: '',
  vatNumber: '',
  termsConsent: false,
  marketingConsent: false,
}

/** A kind of account by its name in an address; null for an unknown name. */
export const accountTypeOf = (value: string | null): AccountType | null =>
  accountTypes.find(type => type === value) ?? null

/** Whether a professional is asked for his SIRET: one who shops in France, or whose VAT number is French (PEOPLE-13). */
export const asksForSiret = (country: string, vatNumber: string, countries: Countries | null): boolean =>
  country === 'FR' || (countries !== null && vatNumberCountries(vatNumber, countries).includes('FR'))

/**
 * What a registration lacks, by field. `countries` is null while it is not known yet: what depends on it is then left to
 * the server.
 */
export function checkRegistration(
  form: Registration,
  countries: Countries | null,
): FieldFindings<RegistrationField> {
  return {
    ...findingsOf<RegistrationField>({
      name: checkName(form.name),
      email: checkEmail(form.email),
      phone: countries && normaliseLine(form.phone) ? checkPhoneAny(form.phone, countries) : null,
      password: checkPassword(form.password),
      siretNumber: null,
      vatNumber: null,
      termsConsent: checkTerms(form.termsConsent),
    }),
    ...(countries && form.accountType !== 'private' && checkProfessional(form, countries)),
  }
}

/** The rules of a password by themselves, to be ticked off while it is typed (FORM-4). */
export const passwordRules = {
  length: (word: string) => word.length >= passwordLength.min && word.length <= passwordLength.max,
  digit: (word: string) => /\d/.test(word),
  special: (word: string) => /[^\p{L}\p{M}\p{N}\p{C}\s]/u.test(word),
} as const satisfies Record<string, (word: string) => boolean>
export type PasswordRule = keyof typeof passwordRules
