import { z } from 'zod'

/** What was typed of a street so far, in which country. */
export const suggestionsQuery = z.strictObject({
  country: z.string().regex(/^[A-Z]{2}$/),
  q: z.string().trim().min(3).max(200),
})

/** An address that a person may have meant. */
export const suggestionSchema = z.object({
  address: z.string().max(255),
  zipcode: z.string().max(16),
  city: z.string().max(38),
})
export type Suggestion = z.infer<typeof suggestionSchema>

export const suggestionsAnswer = z.array(suggestionSchema)

/** `GET`: addresses that begin like what was typed. */
export const suggestionsPath = (query: z.input<typeof suggestionsQuery>): string =>
  `/api/address-suggestions?${new URLSearchParams(query)}`

/** What this shop has to help with an address: where it suggests, and what plans are drawn with. */
export const addressServicesSchema = z.object({
  /** Countries whose addresses are suggested. */
  suggested: z.array(z.string()),
  /** Pictures of maps with `{z}`, `{x}` and `{y}`, and their attribution; null where there are none. */
  tiles: z.object({ url: z.string(), attribution: z.string() }).nullable(),
})
export type AddressServices = z.infer<typeof addressServicesSchema>

/** `GET`, the same for everybody. */
export const addressServicesPath = '/api/address-services'
