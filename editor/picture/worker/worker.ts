import { toGrey } from '@/lib/picture/grey'
import { histogramOf, otsuThreshold } from '@/lib/picture/histogram'
import { workingEdge } from '@/lib/picture/limits'
import { makeArt, measureArt } from '@/lib/picture/make-art'
import type { Pixels, Plane } from '@/lib/picture/pixels'
import { takeWindow, windowSize } from '@/lib/picture/window'
import type { OutlinedArt } from '@/lib/scene/elements/image/art'
import type { PictureEdit } from '@/lib/scene/elements/image/edit'
import type { Asked, MeasureRequest, Said, WorkedPicture, WorkRequest } from './messages'
import { type HeldPicture, openFile } from './open-file'

/*
 * The worker of own pictures: it opens files and makes of them what is engraved, so that the page stays free. It keeps the
 * picture that was opened last, its window and its greys as long as the settings that they follow from stay.
 */

let held: HeldPicture | null = null
let windowed: { key: string; pixels: Pixels } | null = null
let greyed: { key: string; grey: Plane } | null = null

function greyOf(picture: HeldPicture, edit: PictureEdit): Plane {
  const { turns, straighten, crop, light, even, background, invert } = edit
  const windowKey = JSON.stringify([turns, straighten, crop])
  if (windowed?.key !== windowKey) {
    windowed = {
      key: windowKey,
      pixels: takeWindow(picture.pixels, { turns, straighten, crop }, workingEdge),
    }
    greyed = null
  }
  const tones = { light, even, background, invert }
  const key = JSON.stringify(tones)
  if (greyed?.key !== key) greyed = { key, grey: toGrey(windowed.pixels, tones) }
  return greyed.grey
}

function requestOf({ edit, sizeMm }: WorkRequest) {
  if (!held) throw new Error('no picture is open')
  const grey = greyOf(held, edit)
  const { scale } = windowSize(held.pixels, edit, workingEdge)
  const file = held.filePixels === undefined ? {} : { filePixels: held.filePixels / scale }
  return { grey, edit, sizeMm, ...file }
}

function work(asked: WorkRequest): WorkedPicture {
  const request = requestOf(asked)
  const histogram = histogramOf(request.grey)
  return { made: makeArt(request), histogram, otsu: otsuThreshold(histogram) }
}

const measure = ({ art, needed, ...asked }: MeasureRequest): OutlinedArt =>
  measureArt(art, requestOf(asked), needed)

const say = (said: Said, transfer: Transferable[] = []) => globalThis.postMessage(said, { transfer })

async function answer(message: Asked): Promise<void> {
  const { id } = message
  switch (message.name) {
    case 'open': {
      const { bytes, page } = message.asked
      const result = await openFile(new Uint8Array(bytes), page, step => say({ id, step }))
      if (result.held) {
        held = result.held
        windowed = null
        greyed = null
      }
      const { opened } = result
      say({ id, answer: opened }, opened.ok ? [opened.opened.preview] : [])
      return
    }
    case 'work':
      say({ id, answer: work(message.asked) })
      return
    case 'measure':
      say({ id, answer: measure(message.asked) })
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
