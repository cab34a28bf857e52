import { type StampPrints, stampPrintsSchema } from './print-places'

const known = new Map<string, Promise<StampPrints | null>>()

async function read(url: string): Promise<StampPrints | null> {
  const answer = await fetch(url)
  return answer.ok ? (stampPrintsSchema.safeParse(await answer.json()).data ?? null) : null
}

/** Where the impression lies on a mount's picture, fetched once; `null` where it lies nowhere. After a failure the next call tries again. */
export function fetchPrints(url: string): Promise<StampPrints | null> {
  const before = known.get(url)
  if (before) return before
  const reading = read(url)
  reading.catch(() => known.delete(url))
  known.set(url, reading)
  return reading
}
