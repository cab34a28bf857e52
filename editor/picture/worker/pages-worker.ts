import { canvasOf } from './canvas'
import type { Asked, Said, SmallPicture } from './pages-messages'
import { browserPdf } from './pdf-sources'
import { SmallPages } from './small-pages'

/*
 * The worker that draws the pages of a PDF small, to be chosen from. It is not the worker of own pictures: a page that takes long
 * would keep the picture on the plate waiting, and is ended with this worker alone.
 */

/** The longest edge of a small picture, in pixels: twice that of its tile. */
const edge = 192

let pages: SmallPages | null = null

async function open(bytes: ArrayBuffer, password?: string): Promise<boolean> {
  await pages?.close()
  pages = await SmallPages.open(browserPdf, new Uint8Array(bytes), password).catch(() => null)
  return pages !== null
}

async function draw(number: number): Promise<SmallPicture | null> {
  const page = await pages?.draw(number, edge)
  if (!page) return null
  const { width, height, data } = page.pixels
  const context = canvasOf(width, height)
  context.putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0)
  return { picture: context.canvas.transferToImageBitmap(), blank: page.blank }
}

const say = (said: Said, transfer: Transferable[] = []) => globalThis.postMessage(said, { transfer })

async function answer(message: Asked): Promise<void> {
  const { id } = message
  if (message.name === 'open') {
    say({ id, answer: await open(message.asked.bytes, message.asked.password) })
    return
  }
  const drawn = await draw(message.asked)
  say({ id, answer: drawn }, drawn ? [drawn.picture] : [])
}

globalThis.addEventListener('message', (event: MessageEvent<Asked>) => {
  const { data } = event
  answer(data).catch(error =>
    say({ id: data.id, error: error instanceof Error ? error.message : String(error) }),
  )
})
