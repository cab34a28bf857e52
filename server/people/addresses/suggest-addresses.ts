import 'server-only'
import { z } from 'zod'
import type { Suggestion } from '@/lib/doors/contract/address-suggestions'
import { readSettings } from '@/server/ground/env'
import { askOutside } from '@/server/ground/outside/ask'

/*
 * The protocol of the French national address base: GET …/search/?q=…, answered as GeoJSON.
 */

const answer = z.object({
  features: z.array(
    z.object({
      properties: z.object({
        name: z.string().max(255),
        postcode: z.string().max(16).default(''),
        city: z.string().max(38).default(''),
      }),
    }),
  ),
})

/** Suggestions are only useful while somebody types: the shop does not wait for late ones. */
const patienceMs = 1500
const most = 5

/** The countries whose addresses can be suggested. */
export const suggestedCountries = (): string[] =>
  readSettings().ADDRESS_URL ? readSettings().ADDRESS_COUNTRIES : []

/** Addresses that begin like what was typed; none where no service is set, or it does not answer. */
export async function suggestAddresses(asked: { country: string; q: string }): Promise<Suggestion[]> {
  const { ADDRESS_URL: url } = readSettings()
  if (!url || !suggestedCountries().includes(asked.country)) return []
  const query = new URLSearchParams({ q: asked.q, limit: String(most), autocomplete: '1' })
  const found = await askOutside({
    url: `${url.replace(/\/$/, '')}/search/?${query}`,
    answer,
    timeoutMs: patienceMs,
  })
  if (!found.ok) return []
  return found.value.features.map(({ properties: { name, postcode, city } }) => ({
    address: name,
    zipcode: postcode,
    city,
  }))
}
