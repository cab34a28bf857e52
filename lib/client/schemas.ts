import { z } from 'zod'
import { type Countries, checkName, checkPhoneAny, normalisePhone } from '@/lib/address/check-address'
import { checkMessage } from '@/lib/validators/message'
import { checkedText, optionalText, reportFindings } from '@/lib/validators/schema'
import { normaliseLine, normaliseMessage, normaliseNumber } from '@/lib/validators/text'
import { accountTypes } from './account'
import {
  checkEmail,
  checkPassword,
  checkSiret,
  checkTerms,
  checkVatNumber,
  checkVatNumberAny,
} from './check-client'
import { clientAddressesSchema } from './client'

/** An e-mail address as it is stored. */
export const emailSchema = checkedText(normaliseLine, checkEmail)
/** A person's or a company's name. */
export const nameSchema = checkedText(normaliseLine, checkName)
/** A new password, as typed. */
export const passwordSchema = checkedText(value => (typeof value === 'string' ? value : ''), checkPassword)
/** A SIRET, without separators. */
export const siretSchema = checkedText(normaliseNumber, checkSiret)
/** A message, with its line breaks. */
export const messageSchema = checkedText(normaliseMessage, value => checkMessage(value))

/** A message that must differ from the one it modifies (FORM-7). */
export function changedMessageSchema(original: string) {
  return checkedText(normaliseMessage, value => checkMessage(value, original))
}

/** A phone number of any country, without separators. */
export function phoneSchema(countries: Pick<Countries, 'phoneAny'>) {
  return checkedText(normalisePhone, value => checkPhoneAny(value, countries))
}

/** The VAT number of a country, without separators; may stay empty. */
export function vatNumberSchema(country: string, countries: Countries) {
  return optionalText(normaliseNumber, value => checkVatNumber(value, country, countries))
}

const locale = z.string().regex(/^[a-z]{2}-[A-Z]{2}$/)
const consent = z.boolean().default(false)
const termsConsent = z.boolean().check(context => {
  const code = checkTerms(context.value)
  if (code) context.issues.push({ code: 'custom', message: code, input: context.value })
})
/** What is typed to sign in: held to no rule but its length, since the rules may have changed since. */
const typedPassword = z.string().min(1).max(1000)

/** `POST /api/clients` (PEOPLE-12). With `nologin` the new client is not signed in. */
export function registrationSchema(countries: Countries) {
  return z.strictObject({
    email: emailSchema,
    name: nameSchema,
    phone: optionalText(normalisePhone, value => checkPhoneAny(value, countries)).default(''),
    termsConsent,
    marketingConsent: consent,
    password: passwordSchema,
    nologin: z.boolean().default(false),
    locale,
  })
}

/** `PUT /api/clients/password-reset` (PEOPLE-12): asks for a link. */
export const passwordResetRequestSchema = z.strictObject({ email: emailSchema })

/** `POST /api/clients/password-reset` (PEOPLE-12): `uid` comes from the link. */
export const passwordResetSchema = z.strictObject({
  email: emailSchema,
  password: passwordSchema,
  uid: z.string().min(1).max(500),
})

/** `PUT /api/clients/password-change` (PEOPLE-12). The new password is another one. */
export const passwordChangeSchema = z
  .strictObject({ oldPassword: typedPassword, password: passwordSchema })
  .check(context => {
    const { oldPassword, password } = context.value
    const code = oldPassword === password ? 'VALIDATORS_REQUIRED_PASSWORD_SAME' : undefined
    reportFindings({ password: code }, context)
  })

/** What a professional account must say of itself (PEOPLE-13): VAT number and, in France, SIRET. */
export function professionalSchema(country: string, countries: Countries) {
  return z.strictObject({
    accountType: z.enum(['company', 'retailer']),
    vatNumber: checkedText(normaliseNumber, value => checkVatNumber(value, country, countries)),
    siretNumber: country === 'FR' ? siretSchema : optionalText(normaliseNumber, checkSiret).default(''),
  })
}

/**
 * `PUT /api/clients` (PEOPLE-3): the fields of the profile that change. A VAT number must be one of our
 * countries'; clearing it is allowed.
 */
export function profileSchema(countries: Countries) {
  const checkVat = (value: unknown) => checkVatNumberAny(value, countries)
  return z
    .strictObject({
      email: emailSchema,
      name: nameSchema,
      phone: optionalText(normalisePhone, value => checkPhoneAny(value, countries)),
      addresses: clientAddressesSchema,
      other: z.strictObject({
        accountType: z.enum(accountTypes).optional(),
        interestedRetailer: z.boolean().optional(),
      }),
      vatNumber: optionalText(normaliseNumber, checkVat),
      siretNumber: optionalText(normaliseNumber, checkSiret),
      marketingConsent: z.boolean(),
      locale,
    })
    .partial()
}
