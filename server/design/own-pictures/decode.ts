import 'server-only'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { pictureLimits } from '@/lib/design/picture/limits'
import { laneBounds } from '@/server/ground/threads/bounds'
import { currentCaller } from '@/server/ground/threads/caller'
import { CallerLeftError } from '@/server/ground/threads/refusals'
import { refuseWaiting } from '@/server/ground/threads/refuse-waiting'

/**
 * Pictures that are decoded at once, beside all else that the process's threads do, and those that may wait for it: few, because each holds
 * its bytes. An address may have as many waiting as in the lane of uploads; its network leaves others some places.
 */
const bounds = { atOnce: 2, ...laneBounds(1).uploads, waiting: 20, waitingByNetwork: 15 }
/** How long decoding may take, in seconds: 64 megapixels take one or two. */
const mostSeconds = 15

const turn = pLimit(bounds.atOnce)
/** How many wait, by address. */
const waits = new Map<string, number>()

function countWaiting(address: string, change: 1 | -1) {
  const count = (waits.get(address) ?? 0) + change
  if (count > 0) waits.set(address, count)
  else waits.delete(address)
}

/** Decodes every row of a picture, and keeps one pixel of it. */
async function decode(bytes: Uint8Array): Promise<void> {
  await sharp(bytes, { limitInputPixels: pictureLimits.pixels, sequentialRead: true, failOn: 'error' })
    .resize(1, 1, { fit: 'fill', kernel: 'cubic' })
    .timeout({ seconds: mostSeconds })
    .raw()
    .toBuffer()
}

/**
 * Whether a picture can be decoded to its last row. Throws where too many wait already, of the caller's address or of all, and where the
 * caller goes away meanwhile (../work/refusals.ts).
 */
export async function isDecodable(bytes: Uint8Array): Promise<boolean> {
  const caller = currentCaller()
  const refused = refuseWaiting('decoding', bounds, [...waits], caller)
  if (refused) throw refused
  const address = caller?.address ?? ''
  countWaiting(address, 1)
  return turn(async () => {
    countWaiting(address, -1)
    if (caller?.signal.aborted) throw new CallerLeftError('decoding: the caller has gone')
    return decode(bytes).then(
      () => true,
      () => false,
    )
  })
}

/** How far from the end of a file the end mark of a PDF may be: some writers append bytes. */
const pdfEnd = 65_536

/** Whether a PDF has objects, and an end mark. The shop opens no PDF: readers differ in the errors that they accept. */
export function isWholePdf(file: Uint8Array): boolean {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  return bytes.includes(' obj') && bytes.includes('endobj') && bytes.subarray(-pdfEnd).includes('%%EOF')
}
