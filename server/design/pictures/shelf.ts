import 'server-only'
import { createHash } from 'node:crypto'
import { drawingVersion, type PictureFormat } from '@/lib/design/drawing/url'
import { engineVersion } from '@/lib/design/scene/scene'
import { createQueue } from './queue'
import { createPictureStore } from './store'

/** A folder of pictures, and how much of the disk it may take. */
export interface ShelfOptions {
  folder: string
  maxBytes: number
  /** How many pictures are drawn at once, and how many may wait before callers are sent away. */
  atOnce: number
  waiting: number
}

const types: Readonly<Record<PictureFormat, string>> = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
}

/** Pictures by what they show: kept on disk, else made, one at a time for the same facts. */
export function createShelf({ folder, maxBytes, atOnce, waiting }: ShelfOptions) {
  const store = createPictureStore(folder, maxBytes)
  const enqueue = createQueue<Buffer>(atOnce, waiting)

  /** The picture that depends on these facts alone, made by `make` where it is not kept. */
  return async (facts: unknown, format: PictureFormat, make: () => Promise<Buffer>) => {
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
    return { status: 200 as const, body, type: types[format], tag: `"${key.slice(0, 20)}"` }
  }
}
