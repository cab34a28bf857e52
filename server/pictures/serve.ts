import 'server-only'
import { createHash } from 'node:crypto'
import {
  drawingVersion,
  type PictureFormat,
  type PictureRequest,
  parsePicturePath,
  pictureSize,
} from '@/lib/drawing/url'
import type { Design } from '@/lib/scene/model'
import { engineVersion } from '@/lib/scene/scene'
import { drawingOf } from './drawings'
import { designDrawing } from './drawings/designs'
import { photoOf } from './photos'
import { createQueue, QueueFullError } from './queue'
import { renderPhoto, renderPicture } from './render'
import type { PictureContent } from './samples'
import { createPictureStore } from './store'

const types: Readonly<Record<PictureFormat, string>> = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
}

export type Picture =
  | { status: 200; body: Buffer; type: string; tag: string }
  | { status: 404 }
  | { status: 503; retryAfterSeconds: number }

/** Where pictures are kept, how much of the disk they may take, and what they are drawn from. */
export type PictureServiceOptions = {
  folder: string
  maxBytes: number
  readContent: () => Promise<PictureContent>
}

/** A line of the cart at twice its width on the screen, in pixels. */
const designSize = { width: 296, height: 222 }

/** At once on a machine of two cores, and how many may wait before callers are sent away. */
const rendersAtOnce = 2
const longestQueue = 300

/**
 * Gives pictures: from disk, or drawn now and kept. Unknown products, options and sizes are 404; 503 when too many
 * pictures wait to be drawn or the content cannot be read.
 */
export function createPictureService({ folder, maxBytes, readContent }: PictureServiceOptions) {
  const store = createPictureStore(folder, maxBytes)
  const enqueue = createQueue<Buffer>(rendersAtOnce, longestQueue)

  /** The picture that depends on these facts alone, made by `make` where it is not kept. */
  async function keep(facts: unknown, format: PictureFormat, make: () => Promise<Buffer>): Promise<Picture> {
    const key = createHash('sha256')
      .update(JSON.stringify([drawingVersion, engineVersion, facts]))
      .digest('hex')
      .slice(0, 40)
    const makeAndKeep = async () => {
      const picture = await make()
      await store.write(key, picture)
      return picture
    }
    const body = (await store.read(key)) ?? (await enqueue(key, makeAndKeep))
    return { status: 200, body, type: types[format], tag: `"${key.slice(0, 20)}"` }
  }

  async function pictureFor(request: PictureRequest, content: PictureContent): Promise<Picture> {
    const drawing = drawingOf(request.spec, content)
    if (!drawing) return { status: 404 }
    const { spec, scale, format } = request
    const photo = photoOf(spec, content.photos ?? [])
    const draw = async () => {
      const { width, height } = pictureSize(spec)
      const pixels = { width: width * scale, height: height * scale }
      // A photograph that cannot be read, because it was just deleted, leaves the drawing.
      const photographed = photo && (await renderPhoto(photo.file, pixels, format).catch(() => undefined))
      return photographed ?? (await renderPicture(await drawing.draw(), pixels, format))
    }
    return keep([request, photo ?? drawing.facts], format, draw)
  }

  async function withContent(give: (content: PictureContent) => Promise<Picture>): Promise<Picture> {
    const content = await readContent().catch(() => undefined)
    if (!content) return { status: 503, retryAfterSeconds: 10 }
    try {
      return await give(content)
    } catch (error) {
      if (error instanceof QueueFullError) return { status: 503, retryAfterSeconds: 5 }
      throw error
    }
  }

  return {
    /** The picture behind the segments after `/pictures/`. */
    async byPath(segments: readonly string[]): Promise<Picture> {
      const request = parsePicturePath(segments)
      return request ? withContent(content => pictureFor(request, content)) : { status: 404 }
    },
    /** A customer's design on its product, as a line of the cart shows it. */
    ofDesign: (design: Design): Promise<Picture> =>
      withContent(async ({ catalogue }) => {
        const drawing = designDrawing(design, catalogue, designSize.width / designSize.height)
        if (!drawing) return { status: 404 }
        return keep(drawing.facts, 'webp', async () =>
          renderPicture(await drawing.draw(), designSize, 'webp'),
        )
      }),
  }
}
