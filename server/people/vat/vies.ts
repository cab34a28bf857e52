import 'server-only'
import { z } from 'zod'
import type { VatCheck } from '@/lib/people/client/vat-check'
import { askOutside } from '@/server/ground/outside/ask'

/*
 * The REST protocol of VIES, the register of VAT numbers of the European Union:
 * POST …/check-vat-number, answered with a verdict, or with why there is none.
 */

const verdict = z.object({
  valid: z.boolean(),
  requestIdentifier: z.string().nullish(),
  name: z.string().nullish(),
  address: z.string().nullish(),
})

/** A check without a verdict: a member state is away, too many requests at once, or a malformed number. */
const undecided = z.object({
  actionSucceed: z.literal(false),
  errorWrappers: z.array(z.object({ error: z.string() })).min(1),
})

const answer = z.union([verdict, undecided])

/** "---" means that a member state gives no such data. */
const answered = (text: string | null | undefined): string | null =>
  text && !/^-+$/.test(text.trim()) ? text.trim().slice(0, 500) : null

interface Asked {
  /** The register's address, up to and without `/check-vat-number`. */
  url: string
  /** With its country's prefix, without separators. */
  number: string
  /** The shop's own number: with it the register gives a consultation number, which is the evidence. */
  requester: string | null
  now: Date
}

const parts = (number: string) => ({ country: number.slice(0, 2), rest: number.slice(2) })

/** Asks the register for a number. A check without a verdict is `unverified` (DELIVERY-13). */
export async function askVies({ url, number, requester, now }: Asked): Promise<VatCheck> {
  const { country, rest } = parts(number)
  const own = requester ? parts(requester) : null
  const body = {
    countryCode: country,
    vatNumber: rest,
    ...(own && { requesterMemberStateCode: own.country, requesterNumber: own.rest }),
  }
  const asked = await askOutside({
    url: `${url.replace(/\/$/, '')}/check-vat-number`,
    init: {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
    },
    answer,
  })
  const nothing = { number, checkedAt: now.toISOString(), consultation: null, name: null, address: null }
  if (!asked.ok || 'actionSucceed' in asked.value) return { ...nothing, status: 'unverified' }
  const { valid, requestIdentifier, name, address } = asked.value
  return {
    ...nothing,
    status: valid ? 'valid' : 'invalid',
    consultation: answered(requestIdentifier),
    name: answered(name),
    address: answered(address),
  }
}
