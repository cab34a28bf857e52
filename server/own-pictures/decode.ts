import 'server-only'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { pictureLimits } from '@/lib/picture/limits'
import { TooBusyError } from '@/server/work/refusals'

/** Pictures that are decoded at once, beside all else that the process's threads do, and those that may wait for it. */
const bounds = { atOnce: 2, waiting: 20 } as const
/** How long decoding may take, in seconds: 64 megapixels take one or two. */
const mostSeconds = 15

const turn = pLimit(bounds.atOnce)

/** Decodes every row of a picture, and keeps one pixel of it. */
async function decode(bytes: Uint8Array): Promise<void> {
  await sharp(bytes, { limitInputPixels: pictureLimits.pixels, sequentialRead: true, failOn: 'error' })
    .resize(1, 1, { fit: 'fill', kernel: 'cubic' })
    .timeout({ seconds: mostSeconds })
    .raw()
    .toBuffer()
}

/**
 * Whether what says it is a picture is one, to its last row. Throws `TooBusyError` where too many wait already.
 */
export async function isDecodable(bytes: Uint8Array): Promise<boolean> {
  if (turn.pendingCount >= bounds.waiting) throw new TooBusyError('too many pictures wait to be decoded')
  return turn(() =>
    decode(bytes).then(
      () => true,
      () => false,
    ),
  )
}

/** How far from its end a PDF may say where it ends: some writers put something behind. */
const pdfEnd = 65_536

/** Whether what says it is a PDF has objects, and an end. The shop opens none: readers differ in what they forgive. */
export function isWholePdf(file: Uint8Array): boolean {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  return bytes.includes(' obj') && bytes.includes('endobj') && bytes.subarray(-pdfEnd).includes('%%EOF')
}
