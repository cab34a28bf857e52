import type { Readings } from '@/lib/scene/codes/drawn-code'
import type { ReadingRequest } from '@/lib/scene/codes/readings'

type Found = [string, string | null][]

const known = new Map<string, string | null>()
const maxKnown = 500

/** What distinguishes a picture from others: its size and a sum of its dots (FNV-1a). */
function keyOf({ format, inverted, picture }: ReadingRequest): string {
  let sum = 0x811c9dc5
  for (const value of picture.grey) sum = Math.imul(sum ^ value, 0x01000193)
  return [format, inverted, picture.width, picture.height, sum].join(' ')
}

/** What is known already of some codes; a code that nobody has looked at is not among them. */
export function knownReadings(requests: readonly ReadingRequest[]): Readings {
  return new Map(
    requests.flatMap(request => {
      const read = known.get(keyOf(request))
      return read === undefined ? [] : [[request.elementId, read] as const]
    }),
  )
}

let worker: Worker | null = null
let orders = 0

/** The one worker of the browser; it comes with the first code. */
function openWorker(): Worker {
  worker ??= new Worker(new URL('./code-worker.ts', import.meta.url), { type: 'module' })
  return worker
}

function read(requests: readonly ReadingRequest[]): Promise<Found> {
  const port = openWorker()
  orders += 1
  const order = orders
  return new Promise((resolve, reject) => {
    const settle = () => {
      port.removeEventListener('message', answered)
      port.removeEventListener('error', failed)
    }
    const answered = ({ data }: MessageEvent<{ order: number; found: Found }>) => {
      if (data.order !== order) return
      settle()
      resolve(data.found)
    }
    const failed = ({ message }: ErrorEvent) => {
      settle()
      worker = null
      reject(new Error(`the reader of codes: ${message}`))
    }
    port.addEventListener('message', answered)
    port.addEventListener('error', failed)
    port.postMessage({ order, requests })
  })
}

/** Reads codes in the worker; those that look as before are not read again. Rejects where the worker fails. */
export async function readInWorker(requests: readonly ReadingRequest[]): Promise<Readings> {
  const unread = requests.filter(request => !known.has(keyOf(request)))
  if (unread.length > 0) {
    if (known.size > maxKnown) known.clear()
    const found = new Map(await read(unread))
    for (const request of unread) known.set(keyOf(request), found.get(request.elementId) ?? null)
  }
  return knownReadings(requests)
}
