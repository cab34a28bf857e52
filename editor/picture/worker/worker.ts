import { findCorners } from '@/lib/design/picture/find-corners'
import { toGrey } from '@/lib/design/picture/grey'
import { histogramOf, otsuThreshold } from '@/lib/design/picture/histogram'
import { workingEdge } from '@/lib/design/picture/limits'
import { makeArt, measureArt } from '@/lib/design/picture/make-art'
import type { Pixels, Plane } from '@/lib/design/picture/pixels'
import { takeWindow, windowSize } from '@/lib/design/picture/window'
import { artLength, type OutlinedArt } from '@/lib/design/scene/elements/image/art'
import type { PictureEdit } from '@/lib/design/scene/elements/image/edit'
import type { Photo } from '@/lib/design/scene/elements/image/photo'
import type { OwnOutline } from '@/lib/product/sign/own-outline'
import { makePhoto } from './make-photo'
import type { Asked, MeasureRequest, PictureTasks, Said, WorkedPicture, WorkRequest } from './messages'
import { type HeldPicture, openFile, whole } from './open-file'

/*
 * The worker of own pictures: it opens files and makes the engraving from them, so that the page stays responsive. It caches the last
 * opened picture, its window and its greys while their settings do not change.
 */

/** The longest edge at which corners are looked for, in pixels. */
const cornersEdge = 640

let held: HeldPicture | null = null
let windowed: { key: string; pixels: Pixels } | null = null
let photographed: { key: string; photo: Photo | null } | null = null
let greyed: { key: string; grey: Plane } | null = null

function windowOf(picture: HeldPicture, { turns, straighten, crop }: PictureEdit): Pixels {
  const key = JSON.stringify([turns, straighten, crop])
  if (windowed?.key !== key) {
    windowed = { key, pixels: takeWindow(picture.pixels, { turns, straighten, crop }, workingEdge) }
    greyed = null
  }
  return windowed.pixels
}

function greyOf(picture: HeldPicture, edit: PictureEdit): Plane {
  const { light, even, background, invert } = edit
  const window = windowOf(picture, edit)
  const tones = { light, even, background, invert }
  const key = JSON.stringify(tones)
  if (greyed?.key !== key) greyed = { key, grey: toGrey(window, tones) }
  return greyed.grey
}

function requestOf({ edit, sizeMm }: WorkRequest) {
  if (!held) throw new Error('no picture is open')
  const grey = greyOf(held, edit)
  const { scale } = windowSize(held.pixels, edit, workingEdge)
  const file = held.filePixels === undefined ? {} : { filePixels: held.filePixels / scale }
  return { grey, edit, sizeMm, ...file }
}

const isClear = ({ data }: Pixels): boolean => data.some((part, at) => at % 4 === 3 && part < 255)

/** The opacity of each pixel of a window; null where no part of the picture is transparent. */
function opacityOf(pixels: Pixels, edit: PictureEdit): Plane | null {
  if (!isClear(pixels)) return null
  const data = new Uint8ClampedArray(pixels.data.length)
  // As greys on a black background, so that the window is cropped like the picture; outside the picture it is transparent.
  for (let at = 0; at < data.length; at += 4) {
    data.fill(255 - (pixels.data[at + 3] ?? 0), at, at + 3)
    data[at + 3] = 255
  }
  const window = takeWindow({ width: pixels.width, height: pixels.height, data }, edit, workingEdge)
  const opacity = Uint8Array.from(
    { length: window.width * window.height },
    (_, pixel) => 255 - (window.data[pixel * 4] ?? 0),
  )
  return { width: window.width, height: window.height, data: opacity }
}

/** The window in its colours. It is made again only after a change: packing it takes time. */
async function photoOf(edit: PictureEdit, space: number): Promise<Photo | null> {
  if (!held) throw new Error('no picture is open')
  const { turns, straighten, crop, light, background } = edit
  const key = JSON.stringify([turns, straighten, crop, light, background, space])
  if (photographed?.key === key) return photographed.photo
  const source = held.coloured ?? held.pixels
  const window = held.coloured ? takeWindow(held.coloured, edit, workingEdge) : windowOf(held, edit)
  const photo = await makePhoto(window, opacityOf(source, edit), edit, space)
  photographed = { key, photo }
  return photo
}

async function work(asked: WorkRequest): Promise<WorkedPicture> {
  const request = requestOf(asked)
  const histogram = histogramOf(request.grey)
  const made = makeArt(request)
  const worked = { made, histogram, otsu: otsuThreshold(histogram) }
  if (asked.photoSpace === undefined || !made.ok) return worked
  return { ...worked, photo: await photoOf(asked.edit, asked.photoSpace - artLength(made.art)) }
}

const measure = ({ art, needed, ...asked }: MeasureRequest): OutlinedArt =>
  measureArt(art, requestOf(asked), needed)

/** A drawing as the outline of a plate; its reader is fetched with the first one. */
async function readOutline({ bytes, name }: PictureTasks['outline']['asked']): Promise<OwnOutline> {
  const [{ svgRenderer }, { outlineOfSvg }] = await Promise.all([
    import('./svg-renderer'),
    import('@/lib/product/sign/own-outline'),
  ])
  return outlineOfSvg(new Uint8Array(bytes), name, svgRenderer)
}

const say = (said: Said, transfer: Transferable[] = []) => globalThis.postMessage(said, { transfer })

async function answer(message: Asked): Promise<void> {
  const { id } = message
  switch (message.name) {
    case 'open': {
      const result = await openFile(message.asked, step => say({ id, step }))
      if (result.held) {
        held = result.held
        windowed = null
        greyed = null
        photographed = null
      }
      const { opened } = result
      say({ id, answer: opened }, opened.ok ? [opened.opened.preview] : [])
      return
    }
    case 'work':
      say({ id, answer: await work(message.asked) })
      return
    case 'measure':
      say({ id, answer: measure(message.asked) })
      return
    case 'corners':
      say({ id, answer: held && findCorners(takeWindow(held.pixels, whole, cornersEdge)) })
      return
    case 'outline':
      say({ id, answer: await readOutline(message.asked) })
      return
    case 'design': {
      // Uploads of pictures never need it.
      const { readDesignFile } = await import('@/lib/design/import/design-file')
      say({ id, answer: readDesignFile(new TextDecoder().decode(message.asked.bytes)) })
    }
  }
}

// One after the other, in the order in which they were asked for.
let last: Promise<void> = Promise.resolve()

globalThis.addEventListener('message', (event: MessageEvent<Asked>) => {
  const { data } = event
  last = last
    .then(() => answer(data))
    .catch(error => say({ id: data.id, error: error instanceof Error ? error.message : String(error) }))
})
