import 'server-only'
import { createHash } from 'node:crypto'
import path from 'node:path'
import {
  drawingVersion,
  type PictureFormat,
  type PictureRequest,
  parsePicturePath,
  pictureSize,
} from '@/lib/drawing/url'
import { pictureCatalogue } from './catalogue'
import { drawingOf } from './drawings'
import { createQueue, QueueFullError } from './queue'
import { renderPicture } from './render'
import { createPictureStore } from './store'

const folder = process.env.PICTURES_DIR ?? path.join(process.cwd(), '.data', 'pictures')
const limit = Number(process.env.PICTURES_MAX_MB ?? 512) * 1024 * 1024
const store = createPictureStore(folder, limit)
const enqueue = createQueue<Buffer>(2, 300)

const types: Readonly<Record<PictureFormat, string>> = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
}

export type Picture =
  | { status: 200; body: Buffer; type: string; tag: string }
  | { status: 404 }
  | { status: 503; retryAfterSeconds: number }

async function pictureFor(request: PictureRequest): Promise<Picture> {
  const drawing = drawingOf(request.spec, await pictureCatalogue())
  if (!drawing) return { status: 404 }
  const { scale, format } = request
  const key = createHash('sha256')
    .update(JSON.stringify([drawingVersion, request, drawing.facts]))
    .digest('hex')
    .slice(0, 40)
  const kept = await store.read(key)
  const size = pictureSize(request.spec)
  const body =
    kept ??
    (await enqueue(key, async () => {
      const svg = await drawing.draw()
      const pixels = { width: size.width * scale, height: size.height * scale }
      const picture = await renderPicture(svg, pixels, format)
      await store.write(key, picture)
      return picture
    }))
  return { status: 200, body, type: types[format], tag: `"${key.slice(0, 20)}"` }
}

/**
 * The picture behind the segments after `/pictures/`: from disk, or drawn now and kept. Unknown products, options
 * and sizes are 404; 503 when too many pictures wait to be drawn.
 */
export async function servePicture(segments: readonly string[]): Promise<Picture> {
  const request = parsePicturePath(segments)
  if (!request) return { status: 404 }
  try {
    return await pictureFor(request)
  } catch (error) {
    if (error instanceof QueueFullError) return { status: 503, retryAfterSeconds: 5 }
    throw error
  }
}
