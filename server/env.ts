import 'server-only'
import path from 'node:path'
import { z } from 'zod'

/** `orders=30/60 search=120/60`: requests an address may make in so many seconds, by what is asked for. */
const rateLimits = z
  .string()
  .regex(/^([a-z]+=\d+\/\d+\s*)*$/)
  .default('')
  .transform(text =>
    Object.fromEntries(
      [...text.matchAll(/([a-z]+)=(\d+)\/(\d+)/g)].map(([, name = '', points, seconds]) => [
        name,
        { points: Number(points), seconds: Number(seconds) },
      ]),
    ),
  )

const settingsSchema = z.object({
  /** Its address from outside; where it is not set, `siteUrl` is this machine's. */
  SITE_URL: z.url().optional(),
  DATA_DIR: z
    .string()
    .default('.data')
    .transform(folder => path.resolve(folder)),
  /** Where drawn pictures are kept; without it, in the data folder. */
  PICTURES_DIR: z.string().optional(),
  PICTURES_MAX_MB: z.coerce.number().positive().default(512),
  /** Pictures of customers' designs, apart from the catalogue's. */
  DESIGN_PICTURES_MAX_MB: z.coerce.number().positive().default(128),
  /** Files of shoppers' own pictures that nothing holds, all together. */
  OWN_PICTURES_MAX_MB: z.coerce.number().positive().default(10_000),
  /** Designs that shoppers share by a link, all together. */
  SHARED_DESIGNS_MAX_MB: z.coerce.number().positive().default(1000),
  /** Carts that are kept or shared, all together. */
  SAVED_CARTS_MAX_MB: z.coerce.number().positive().default(2000),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default('shop@localhost'),
  /** How many proxies in front of the shop name the client's address in `x-forwarded-for`. */
  TRUST_PROXY: z.coerce.number().int().min(0).default(0),
  RATE_LIMITS: rateLimits,
  PAYLOAD_SECRET: z.string().min(16),
  /** `required`: nobody of the staff comes in without a second factor. */
  STAFF_SECOND_FACTOR: z.enum(['optional', 'required']).default('optional'),
  /** Where a service of reviews takes invitations, and the key that signs them. */
  REVIEW_INVITATION_URL: z.url({ protocol: /^https?$/ }).optional(),
  REVIEW_INVITATION_KEY: z.string().min(8).optional(),
  /** The shop's own reviews, in the protocol of Trustpilot's business units; without both there are none. */
  REVIEWS_URL: z.url({ protocol: /^https?$/ }).optional(),
  REVIEWS_KEY: z.string().min(1).optional(),
  PUBLIC_TOKEN: z.string().optional(),
  INTERNAL_TOKEN: z.string().optional(),
  /** Each service by which clients log in is offered where both of its keys are set. */
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  FACEBOOK_CLIENT_ID: z.string().min(1).optional(),
  FACEBOOK_CLIENT_SECRET: z.string().min(1).optional(),
  LINKEDIN_CLIENT_ID: z.string().min(1).optional(),
  LINKEDIN_CLIENT_SECRET: z.string().min(1).optional(),
  /** Where a service's metadata are found, where that is not its own address. */
  GOOGLE_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  FACEBOOK_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  LINKEDIN_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  /** Cards are offered where both are set. */
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  /** Where the payment service is reached, where that is not its own address. */
  STRIPE_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  STRIPE_TIMEOUT_MS: z.coerce.number().int().positive().default(8000),
  /** The register of VAT numbers that speaks VIES' REST protocol; without it no number is confirmed. */
  VIES_URL: z.url().optional(),
  /** Where relay points come from, in Sendcloud's protocol; without it from the sample list. */
  RELAY_URL: z.url().optional(),
  RELAY_KEY: z.string().optional(),
  RELAY_CARRIER: z.string().optional(),
  /** Where addresses are suggested from, in the protocol of the French address base; without it nothing is. */
  ADDRESS_URL: z.url().optional(),
  ADDRESS_COUNTRIES: z
    .string()
    .default('FR')
    .transform(codes => codes.split(/[\s,]+/).filter(Boolean)),
  /** Pictures of maps, with `{z}`, `{x}` and `{y}`, and whom they are by. */
  MAP_TILES_URL: z.url().optional(),
  MAP_TILES_ATTRIBUTION: z.string().default(''),
})
export type Settings = z.infer<typeof settingsSchema>

let settings: Settings | undefined

/** The settings of this process, parsed once; throws with the name of each one that is wrong. */
export function readSettings(): Settings {
  settings ??= settingsSchema.parse(process.env)
  return settings
}
