import type { Readings } from '@/lib/design/scene/codes/drawn-code'
import type { ReadingRequest } from '@/lib/design/scene/codes/readings'

const known = new Map<string, string | null>()
const maxKnown = 500

/** What distinguishes a picture from others: its size and a sum of its dots (FNV-1a). */
function keyOf({ format, inverted, picture }: ReadingRequest): string {
  let sum = 0x811c9dc5
  for (const value of picture.grey) sum = Math.imul(sum ^ value, 0x01000193)
  return [format, inverted, picture.width, picture.height, sum].join(' ')
}

/** The known readings of some codes; an unread code is not included. */
export function knownReadings(requests: readonly ReadingRequest[]): Readings {
  return new Map(
    requests.flatMap(request => {
      const read = known.get(keyOf(request))
      return read === undefined ? [] : [[request.elementId, read] as const]
    }),
  )
}

/** Reads codes with `read`; unchanged ones are not read again. */
export async function readOnce(
  requests: readonly ReadingRequest[],
  read: (unread: readonly ReadingRequest[]) => Promise<Readings>,
): Promise<Readings> {
  const unread = requests.filter(request => !known.has(keyOf(request)))
  if (unread.length > 0) {
    const found = await read(unread)
    if (known.size > maxKnown) known.clear()
    for (const request of unread) known.set(keyOf(request), found.get(request.elementId) ?? null)
  }
  return knownReadings(requests)
}
