import { trueSizeOf } from '@/lib/design/picture/density'
import { pictureLimits } from '@/lib/design/picture/limits'
import { movesOf } from '@/lib/design/picture/moves'
import type { Pixels } from '@/lib/design/picture/pixels'
import { isKeptAsSent, jpegFrame, type RasterKind } from '@/lib/design/picture/sniff'
import type { TrueSize } from '@/lib/design/picture/true-size'
import type { Size } from '@/lib/design/picture/window'
import { canvasOf, forget, pixelsOf } from './canvas'
import type { OpenFailure, PictureNote } from './messages'

/** The result of decoding a picture file. */
type DecodedPicture =
  | {
      ok: true
      pixels: Pixels
      /** Its size upright, in pixels of the file. */
      size: Size
      /** The kept file: the original, or a picture of it where the shop cannot read such a file. */
      kept: Uint8Array
      notes: PictureNote[]
      /** The file is cut short: the missing part is transparent. */
      damaged: boolean
      trueSize: TrueSize | null
    }
  | { ok: false; code: Extract<OpenFailure, 'damaged' | RasterKind> }

/** A picture of a file, as the browser reads it: upright, with its colour profile applied. */
interface Read {
  picture: ImageBitmap | VideoFrame
  size: Size
  damaged: boolean
}

/** Formats that not every browser reads: a refused file of them may be intact. */
const notEverywhere = ['avif', 'tiff', 'heic'] as const satisfies readonly RasterKind[]

/** Formats whose beginning can be shown without their end. */
const shownInPart: ReadonlySet<RasterKind> = new Set<RasterKind>(['jpeg', 'png', 'gif', 'webp'])
/** How long a browser may decode the first part of a truncated file, in ms. */
const partPatienceMs = 3000

async function readWhole(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<Read | null> {
  try {
    const picture = await createImageBitmap(new Blob([bytes], { type }))
    return { picture, size: { width: picture.width, height: picture.height }, damaged: false }
  } catch {
    return null
  }
}

/**
 * The readable part of a truncated file, where the browser supports it: the file is passed as a stream that is still loading, like pictures
 * that pages show during loading.
 */
async function readPart(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<Read | null> {
  if (!('ImageDecoder' in globalThis)) return null
  const stream = new ReadableStream({ start: controller => controller.enqueue(bytes) })
  const decoder = new ImageDecoder({ data: stream, type })
  // Closing it ends its waiting; then no more data comes.
  const late = setTimeout(() => decoder.close(), partPatienceMs)
  try {
    const { image } = await decoder.decode({ completeFramesOnly: false })
    return { picture: image, size: { width: image.displayWidth, height: image.displayHeight }, damaged: true }
  } catch {
    return null
  } finally {
    clearTimeout(late)
    decoder.close()
  }
}

const isSeen = ({ data }: Pixels): boolean => data.some((part, at) => at % 4 === 3 && part > 0)

/** A picture as a PNG of its own size, smaller where that would exceed the limit. */
async function asPng(picture: ImageBitmap | VideoFrame, { width, height }: Size): Promise<Uint8Array> {
  for (let factor = 1; ; ) {
    const context = canvasOf(
      Math.max(1, Math.round(width * factor)),
      Math.max(1, Math.round(height * factor)),
    )
    context.imageSmoothingQuality = 'high'
    context.drawImage(picture, 0, 0, context.canvas.width, context.canvas.height)
    const file = await context.canvas.convertToBlob({ type: 'image/png' })
    forget(context)
    if (file.size <= pictureLimits.bytes) return new Uint8Array(await file.arrayBuffer())
    // Bytes are proportional to the area.
    factor *= Math.min(0.9, 0.95 * Math.sqrt(pictureLimits.bytes / file.size))
  }
}

function refused(kind: RasterKind): DecodedPicture {
  const code = notEverywhere.find(name => name === kind) ?? 'damaged'
  return { ok: false, code }
}

/**
 * Decodes a picture as the browser does, the longest edge at most `edge` pixels long. Of an animation the first picture is taken, of a
 * truncated file the readable part; a file that the shop cannot read itself is kept as a PNG (DESIGN-60).
 */
export async function decodePicture(
  bytes: Uint8Array<ArrayBuffer>,
  kind: RasterKind,
  edge: number,
): Promise<DecodedPicture> {
  const type = `image/${kind}`
  const read = (await readWhole(bytes, type)) ?? (shownInPart.has(kind) ? await readPart(bytes, type) : null)
  if (!read) return refused(kind)
  const { picture, size, damaged } = read
  try {
    const pixels = pixelsOf(picture, size, edge)
    if (damaged && !isSeen(pixels)) return refused(kind)
    const asSent = isKeptAsSent(kind) && !damaged
    const notes: PictureNote[] = []
    if (movesOf(bytes, kind)) notes.push('moves')
    if (kind === 'jpeg' && jpegFrame(bytes)?.colours === 4) notes.push('cmyk')
    if (!asSent) notes.push('copied')
    return {
      ok: true,
      pixels,
      size,
      kept: asSent ? bytes : await asPng(picture, size),
      notes,
      damaged,
      trueSize: damaged ? null : trueSizeOf(bytes, kind, size),
    }
  } finally {
    picture.close()
  }
}
