import { z } from 'zod'
import { locales } from '@/lib/ground/site/locales'
import { checkedText, optionalText, reportFindings } from '@/lib/ground/validators/schema'
import { normaliseNumber } from '@/lib/ground/validators/text'
import {
  type Countries,
  checkDelivery,
  checkPhoneAny,
  normalisePhone,
} from '@/lib/people/address/check-address'
import { billingSchema } from '@/lib/people/address/schemas'
import { accountTypes } from '@/lib/people/client/account'
import { checkPassword } from '@/lib/people/client/check-client'
import { checkProfessional } from '@/lib/people/client/check-professional'
import { maxAddresses } from '@/lib/people/client/client'
import { emailSchema, nameSchema } from '@/lib/people/client/schemas'

/** A new password: kept as it is typed, nothing is trimmed (FORM-4). */
const newPassword = checkedText(value => (typeof value === 'string' ? value : ''), checkPassword)

/** A password that is to be judged, and therefore held to no rule but its length. */
const typedPassword = z.string({ error: () => 'VALIDATORS_REQUIRED_PASSWORD' }).max(1000)

const otherSchema = z.strictObject({
  accountType: z.enum(accountTypes).default('private'),
  interestedRetailer: z.boolean().default(false),
})

const phoneSchema = (countries: Countries) =>
  optionalText(
    value => normalisePhone(value),
    value => checkPhoneAny(value, countries),
  )

/** A number of trade or tax; whether it is one depends on the whole account (`checkProfessional`). */
const numberSchema = z.string().max(100).transform(normaliseNumber)

/**
 * `POST /api/clients` (PEOPLE-12). With `nologin` the account is made and no session begun. `other.accountType` asks for a
 * professional account, with its numbers (PEOPLE-13). Issues are validators' keys, by field.
 */
export const registrationSchema = (countries: Countries) =>
  z
    .strictObject({
      email: emailSchema,
      name: nameSchema,
      phone: phoneSchema(countries).default(''),
      password: newPassword,
      termsConsent: z.literal(true, { error: () => 'VALIDATORS_REQUIRED_TERMS' }),
      marketingConsent: z.boolean().default(false),
      nologin: z.boolean().default(false),
      locale: z.enum(locales),
      other: otherSchema.default({ accountType: 'private', interestedRetailer: false }),
      vatNumber: numberSchema.default(''),
      siretNumber: numberSchema.default(''),
    })
    .check(context => {
      const { other, vatNumber, siretNumber } = context.value
      const { accountType } = other
      reportFindings(checkProfessional({ accountType, vatNumber, siretNumber }, countries), context)
    })
export type Registration = z.output<ReturnType<typeof registrationSchema>>

/** Addresses as a client sends them: each complete, and where goods go by default one can be delivered to. */
const sentAddresses = (countries: Countries) =>
  z
    .strictObject({
      addresses: z.array(billingSchema(countries)).max(maxAddresses),
      defaultDelivery: z.number().int().nonnegative().nullable(),
      defaultBilling: z.number().int().nonnegative().nullable(),
    })
    .refine(({ addresses, defaultDelivery, defaultBilling }) =>
      [defaultDelivery, defaultBilling].every(place => place === null || place < addresses.length),
    )
    .check(context => {
      const { addresses, defaultDelivery } = context.value
      const address = addresses[defaultDelivery ?? -1]
      if (!address) return
      for (const [field, message] of Object.entries(checkDelivery(address, countries)))
        context.issues.push({
          code: 'custom',
          message,
          path: ['addresses', Number(defaultDelivery), field],
          input: address,
        })
    })

/**
 * `PUT /api/clients`: what a client changes of his account; what is left out stays. Another e-mail address needs the
 * current password. What only the shop decides (role, points, discount, confirmation) is no field of it: such a field is
 * refused by its name. Answers the client as he is then.
 */
export const profileSchema = (countries: Countries) =>
  z.strictObject({
    email: emailSchema.optional(),
    /** The current one. */
    password: typedPassword.optional(),
    name: nameSchema.optional(),
    phone: phoneSchema(countries).optional(),
    locale: z.enum(locales).optional(),
    marketingConsent: z.boolean().optional(),
    addresses: sentAddresses(countries).optional(),
    other: otherSchema.partial().optional(),
    vatNumber: numberSchema.optional(),
    siretNumber: numberSchema.optional(),
  })
export type Profile = z.output<ReturnType<typeof profileSchema>>

/** `PUT /api/clients/password-reset`: mails a link to a new password. 204 whether anybody has the address or not. */
export const resetRequestSchema = z.strictObject({ email: emailSchema, locale: z.enum(locales).optional() })

/**
 * `POST /api/clients/password-reset`: the new password, with what the link carries. 204; `link_ended` for a link that has
 * expired, was used, or is for another address. It begins no session, and ends all existing ones.
 */
export const resetSchema = z.strictObject({
  email: emailSchema,
  password: newPassword,
  uid: z.string().min(1).max(100),
})

/** The page on which the link of the mail asks for the new password: `email` and `uid` stand behind the `#`, unsent. */
export const resetPath = (email: string, uid: string): string =>
  `/account/?menu=password#${new URLSearchParams({ email, uid })}`

/**
 * `PUT /api/clients/password-change`: 204; `INCORRECT_PASSWORD` where the old one is wrong. It ends every other session.
 */
export const passwordChangeSchema = z.strictObject({ oldPassword: typedPassword, password: newPassword })

/** `GET /api/clients/logout`; with `everywhere` it ends the client's sessions in all browsers. */
export const logoutQuery = z.strictObject({ everywhere: z.literal('1').optional() })
export const logoutAnswer = z.object({ loggedOut: z.literal(true) })

/** `DELETE /api/clients`: closes the account. 204; `INCORRECT_PASSWORD` where an account that has one is not given it. */
export const closureSchema = z.strictObject({ password: typedPassword.default('') })

/** How a session was begun. */
export const loginMethods = ['password', 'google', 'facebook', 'linkedin', 'passkey', 'registration'] as const
export type LoginMethod = (typeof loginMethods)[number]

/** `GET /api/clients/sessions`: where the client is logged in, the last used first. */
export const sessionsAnswer = z.object({
  data: z.array(
    z.object({
      id: z.number().int().positive(),
      method: z.enum(loginMethods),
      /** Browser and system, such as `Firefox, Windows`; empty where the browser does not say. */
      device: z.string(),
      createdAt: z.iso.datetime(),
      /** To the hour. */
      seenAt: z.iso.datetime(),
      /** The one that asks. */
      current: z.boolean(),
    }),
  ),
})

/** `DELETE /api/clients/sessions/{id}` ends one session: 204, or 404 for one that is not the client's. */
export const sessionPath = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number),
})

/** What the shop notes of an account's safety. */
export const securityKinds = [
  'registered',
  'login',
  'login-failed',
  'logout',
  'logout-everywhere',
  'session-ended',
  'password-changed',
  'password-reset',
  'email-changed',
  'linked',
  'data-downloaded',
  'closed',
  'code-asked',
  'code-wrong',
  'factor-on',
  'factor-off',
  'codes-renewed',
  'recovery-used',
  'passkey-added',
  'company-joined',
  'company-left',
  'passkey-removed',
  'staff-entered',
  'staff-left',
  'staff-merged',
] as const
export type SecurityKind = (typeof securityKinds)[number]

/** `GET /api/clients/events`: the last hundred of them, the newest first. */
export const eventsAnswer = z.object({
  data: z.array(
    z.object({
      id: z.number().int().positive(),
      kind: z.enum(securityKinds),
      at: z.iso.datetime(),
      device: z.string(),
      /** The network that it came from. */
      address: z.string(),
    }),
  ),
})
