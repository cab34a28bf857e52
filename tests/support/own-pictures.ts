import { makeArt } from '@/lib/design/picture/make-art'
import type { Art } from '@/lib/design/scene/elements/image/art'
import type { PictureEdit } from '@/lib/design/scene/elements/image/edit'
import type { Element } from '@/lib/design/scene/model'
import { greyPicture } from './pixels'

const edit = { threshold: 128, fillHoles: true, dropSpecks: true }

function artOf(mode: PictureEdit['mode'], grey: ReturnType<typeof greyPicture>): Art {
  const made = makeArt({ grey, edit: { ...edit, mode }, sizeMm: { width: 24, height: 16 }, filePixels: 1 })
  if (!made.ok) throw new Error(made.code)
  return made.art
}

/** Rings within each other, crossed by a stroke: outlines with holes in holes. */
const rings = greyPicture(480, 320, (x, y) => {
  const way = Math.hypot(x - 240, y - 160)
  return (way < 150 && Math.floor(way / 24) % 2 === 0) || Math.abs(x - y - 80) < 5
})

/** Greys from black to white: a screen of every density. */
const ramp = {
  width: 480,
  height: 320,
  data: Uint8Array.from({ length: 480 * 320 }, (_, pixel) => Math.round(((pixel % 480) / 479) * 255)),
}

const own = (id: string, art: Art, left: number, top: number, rotate: number): Element => ({
  id,
  type: 'image',
  src: `file:${id.repeat(64).slice(0, 64)}`,
  name: `${id}.png`,
  art,
  position: { left, top },
  size: { width: 24, height: 16 },
  rotate,
})

/** Own pictures as the editor makes them: outlines, turned, and a screen. */
export const ownPictures: Element[] = [
  own('a', artOf('line', rings), 3, 12, -12.5),
  own('b', artOf('screen', ramp), 31, 12, 0),
]
