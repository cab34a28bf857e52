import path from 'node:path'
import { z } from 'zod'
import { readTagContainer } from '@/lib/ground/site/tag-container'

/** Sentences that follow a setting's name. They never repeat its value, which may be a secret. */
const says = {
  address: 'must be an address that begins with https:// or http://',
  smtp: 'must be an address that begins with smtp:// or smtps://',
  postgres: 'must be an address that begins with postgres:// or postgresql://',
  above: 'must be a number above zero',
  whole: 'must be a whole number above zero',
  count: 'must be a whole number, 0 or more',
  text: 'is set to nothing: give it a value or leave it out',
  limits: 'must be written as NAME=REQUESTS/SECONDS, separated by blanks, as in orders=30/60',
}

const address = z.url({ protocol: /^https?$/, error: says.address })
const text = z.string().min(1, says.text)
const key = (length: number) => z.string().min(length, `must be at least ${length} characters long`)
const above = z.coerce.number({ error: says.above }).positive(says.above)
const whole = z.coerce.number({ error: says.whole }).int(says.whole).positive(says.whole)
const count = z.coerce.number({ error: says.count }).int(says.count).min(0, says.count)
const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, { error: `must be ${values.join(' or ')}` })
const port = z.coerce
  .number({ error: 'must be a number from 1 to 65535' })
  .int('must be a number from 1 to 65535')
  .min(1, 'must be a number from 1 to 65535')
  .max(65_535, 'must be a number from 1 to 65535')

/** `orders=30/60 search=120/60`: requests an address may make in so many seconds, by what is asked for. */
const rateLimits = z
  .string()
  .regex(/^([a-z]{1,20}=\d{1,9}\/\d{1,9}(\s+|$))*$/, says.limits)
  .default('')
  .transform(said =>
    Object.fromEntries(
      [...said.matchAll(/([a-z]{1,20})=(\d{1,9})\/(\d{1,9})/g)].map(([, name = '', points, seconds]) => [
        name,
        { points: Number(points), seconds: Number(seconds) },
      ]),
    ),
  )

/** The script of a container of tags and its other origins, as text; a wrong one would be a hole in every page's policy. */
const tagContainer = z.string().superRefine((said, refuse) => {
  try {
    readTagContainer(said)
  } catch {
    refuse.addIssue({ code: 'custom', message: 'must name https addresses alone, separated by blanks' })
  }
})

/** Every setting that the shop reads, with what a right value is. README.md says what each is for. */
export const settingsSchema = z.object({
  PORT: port.default(3000),
  /** Its address from outside; where it is not set, `siteUrl` is this machine's. */
  SITE_URL: address.optional(),
  /** `domainsFault` checks that it fits the locales. */
  SITE_DOMAINS: z.string().optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: says.postgres }).optional(),
  /** How long a start waits for a database that does not answer yet, in seconds. */
  DATABASE_WAIT: count.default(30),
  DATA_DIR: text.default('.data').transform(folder => path.resolve(folder)),
  BACKUP_DIR: text.optional(),
  BACKUP_KEEP: whole.default(7),
  /** Free space below which the owners get a mail, in MB. */
  DISK_LOW_MB: above.default(2000),
  /** Where drawn pictures are kept; without it, in the data folder. */
  PICTURES_DIR: text.optional(),
  PICTURES_MAX_MB: above.default(512),
  /** Pictures of customers' designs, apart from the catalogue's. */
  DESIGN_PICTURES_MAX_MB: above.default(128),
  /** Files of shoppers' own pictures that nothing holds, all together. */
  OWN_PICTURES_MAX_MB: above.default(10_000),
  /** Designs that shoppers share by a link, all together. */
  SHARED_DESIGNS_MAX_MB: above.default(1000),
  /** Carts that are kept or shared, all together. */
  SAVED_CARTS_MAX_MB: above.default(2000),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: says.smtp }).optional(),
  MAIL_FROM: text.default('shop@localhost'),
  /** How many proxies in front of the shop name the client's address in `x-forwarded-for`. */
  TRUST_PROXY: count.default(0),
  RATE_LIMITS: rateLimits,
  EDGE: oneOf(['on', 'off']).default('on'),
  EDGE_MAX_MB: above.default(96),
  PAYLOAD_SECRET: key(16),
  /** `required`: nobody of the staff comes in without a second factor. */
  STAFF_SECOND_FACTOR: oneOf(['optional', 'required']).default('optional'),
  /** Where a service of reviews takes invitations, and the key that signs them. */
  REVIEW_INVITATION_URL: address.optional(),
  REVIEW_INVITATION_KEY: key(8).optional(),
  /** The shop's own reviews, in the protocol of Trustpilot's business units; without both there are none. */
  REVIEWS_URL: address.optional(),
  REVIEWS_KEY: text.optional(),
  PUBLIC_TOKEN: text.optional(),
  INTERNAL_TOKEN: text.optional(),
  CONTENT_URL: address.optional(),
  CONTENT_TOKEN: text.optional(),
  ADMIN_EMAIL: z
    .string()
    .regex(/^[^\s@]+@[^\s@]+$/, 'must be an e-mail address')
    .optional(),
  ADMIN_PASSWORD: text.optional(),
  /** Each service by which clients log in is offered where both of its keys are set. */
  GOOGLE_CLIENT_ID: text.optional(),
  GOOGLE_CLIENT_SECRET: text.optional(),
  FACEBOOK_CLIENT_ID: text.optional(),
  FACEBOOK_CLIENT_SECRET: text.optional(),
  LINKEDIN_CLIENT_ID: text.optional(),
  LINKEDIN_CLIENT_SECRET: text.optional(),
  /** Where a service's metadata are found, where that is not its own address. */
  GOOGLE_ISSUER: address.optional(),
  FACEBOOK_ISSUER: address.optional(),
  LINKEDIN_ISSUER: address.optional(),
  /** Cards are offered where both are set. */
  STRIPE_SECRET_KEY: text.optional(),
  STRIPE_WEBHOOK_SECRET: text.optional(),
  /** Where the payment service is reached, where that is not its own address. */
  STRIPE_API_URL: address.optional(),
  STRIPE_TIMEOUT_MS: whole.default(8000),
  TEST_PAYMENTS: oneOf(['on', 'off']).optional(),
  /** The register of VAT numbers that speaks VIES' REST protocol; without it no number is confirmed. */
  VIES_URL: address.optional(),
  /** Where the European Central Bank's daily file of reference rates is; without it rates are entered by hand. */
  EXCHANGE_RATES_URL: address.optional(),
  /** Where relay points come from, in Sendcloud's protocol; without it from the sample list. */
  RELAY_URL: address.optional(),
  RELAY_KEY: z.string().optional(),
  RELAY_CARRIER: z.string().optional(),
  /** Where addresses are suggested from, in the protocol of the French address base; without it nothing is. */
  ADDRESS_URL: address.optional(),
  ADDRESS_COUNTRIES: z
    .string()
    .default('FR')
    .transform(codes => codes.split(/[\s,]+/).filter(Boolean)),
  /** Address of map pictures, with `{z}`, `{x}` and `{y}`, and their attribution. */
  MAP_TILES_URL: address.optional(),
  MAP_TILES_ATTRIBUTION: z.string().default(''),
  TAG_CONTAINER: tagContainer.optional(),
})
export type Settings = z.infer<typeof settingsSchema>

/** Settings that older releases read, and their replacement: who upgrades must see it. */
export const retiredSettings: Readonly<Record<string, string>> = {
  BANK_HOLDER: 'the bank account stands in the panel, under The company',
  BANK_IBAN: 'the bank account stands in the panel, under The company',
  BANK_BIC: 'the bank account stands in the panel, under The company',
}

/** Groups of settings that do nothing without each other. */
export const togetherOnly: readonly (readonly (keyof Settings)[])[] = [
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET'],
  ['LINKEDIN_CLIENT_ID', 'LINKEDIN_CLIENT_SECRET'],
  ['REVIEW_INVITATION_URL', 'REVIEW_INVITATION_KEY'],
  ['REVIEWS_URL', 'REVIEWS_KEY'],
]
