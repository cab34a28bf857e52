import { create } from 'zustand'
import type { KnownLength, PhotoPoint } from '@/lib/design/drawing/signs/wall'

/** A longer side than this shows no more detail, px. */
const longest = 2000
/** More than a telephone's camera makes, bytes. */
const largest = 60_000_000

interface Wall {
  /** The photograph, upright and made smaller. It never leaves the page and is forgotten with it. */
  photo: ImageBitmap | null
  /** The file that was given last could not be read as a picture. */
  failed: boolean
  /** Along an object of known length. */
  line: readonly [PhotoPoint, PhotoPoint]
  length: KnownLength | 'own'
  ownMm: number
  /** The middle of the sign. */
  at: PhotoPoint
}

const fresh = {
  line: [
    { x: 0.3, y: 0.8 },
    { x: 0.7, y: 0.8 },
  ],
  at: { x: 0.5, y: 0.4 },
} as const

/** The shopper's own wall, while the page is open. */
export const useWall = create<Wall>()(() => ({
  photo: null,
  failed: false,
  length: 'door',
  ownMm: 1000,
  ...fresh,
}))

async function readPhoto(file: Blob): Promise<ImageBitmap> {
  if (file.size > largest) throw new Error('the photograph is too large')
  const whole = await createImageBitmap(file)
  const scale = longest / Math.max(whole.width, whole.height)
  if (scale >= 1) return whole
  const resized = await createImageBitmap(whole, {
    resizeWidth: Math.max(1, Math.round(whole.width * scale)),
    resizeHeight: Math.max(1, Math.round(whole.height * scale)),
    resizeQuality: 'medium',
  })
  whole.close()
  return resized
}

/** Takes a photograph of a wall; an unreadable one is reported, and the one before stays. */
export async function takePhoto(file: Blob): Promise<void> {
  try {
    const photo = await readPhoto(file)
    useWall.getState().photo?.close()
    useWall.setState({ photo, failed: false, ...fresh })
  } catch (error) {
    console.warn('a photograph could not be read', error)
    useWall.setState({ failed: true })
  }
}
