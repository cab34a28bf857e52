import {
  type SupportCell,
  type SupportFormat,
  supportCells,
  supportSize,
} from '@/lib/product/sign/support-multi'
import { createIds, group, num } from '../svg'
import type { Backdrop } from './backdrop'
import { type Canvas, effectScale, signCanvas } from './canvas'
import type { Place, SignLook, SignMark } from './look'
import { placePicture } from './place-picture'
import { drawSign, type SignPicture, signPicture, signPictureOn } from './sign-picture'

/** A plate as it was designed. */
export interface DesignedPlate {
  look: SignLook
  marks: readonly SignMark[]
  holes: readonly Place[]
}

function panelLook(width: number, height: number): SignLook {
  return {
    width,
    height,
    outline: `M0 0H${num(width)}V${num(height)}H0Z`,
    hull: [
      [0, 0],
      [width, 0],
      [width, height],
      [0, height],
    ],
    shape: 'rect',
    cornerMm: 0,
    face: 'brushed',
    background: '#c9cdd0',
    text: '#111111',
    layers: [{ colour: '#8f979d', mm: 3 }],
    thickness: 3,
    marking: 'printing',
    bevelMm: 0,
    fixing: 'none',
    style: '',
    places: [],
    standoffMm: 15,
  }
}

/** A plate as it was designed, in its place. */
function designedPlate(
  { left, top }: SupportCell,
  plate: DesignedPlate,
  prefix: string,
  ratio: number,
): string {
  const ids = createIds(prefix)
  const canvas = signCanvas(plate.look, ratio)
  const pen = { look: plate.look, ids, canvas, k: effectScale(plate.look), clip: ids.next('clip') }
  return group({ transform: `translate(${num(left)} ${num(top)})` }, drawSign(pen, plate.marks, plate.holes))
}

/** The panel of a support without any plate, and the box of its picture in mm of the panel. */
export function emptyPanel(format: SupportFormat): { svg: string; canvas: Canvas } {
  const { width, height } = supportSize(format)
  const look = panelLook(width, height)
  return {
    svg: signPicture({ look, marks: [], backdrop: 'none', prefix: 'panel' }),
    canvas: signCanvas(look),
  }
}

/** The plates of a support in their places (SIGN-28). */
const platesOn = (
  format: SupportFormat,
  ratio: number,
  plates: readonly DesignedPlate[],
  prefix: string,
): string =>
  supportCells(format)
    .map((cell, place) => {
      const plate = plates[place]
      return plate ? designedPlate(cell, plate, `${prefix}${place}`, ratio) : ''
    })
    .join('')

/** What the picture of a support is drawn from: its panel, and the plates that are drawn over it. */
export interface SupportPicture {
  picture: SignPicture
  over: string
}

/** A panel of brushed metal that carries several plates, in the order of their places (SIGN-28). */
export function supportPicture(
  format: SupportFormat,
  ratio: number,
  plates: readonly DesignedPlate[],
  { backdrop = 'none', prefix }: { backdrop?: Backdrop; prefix: string },
): SupportPicture {
  const { width, height } = supportSize(format)
  return {
    picture: { look: panelLook(width, height), backdrop, prefix },
    over: platesOn(format, ratio, plates, prefix),
  }
}

/** The same as SVG. */
export function supportPanel(
  format: SupportFormat,
  ratio: number,
  plates: readonly DesignedPlate[],
  prefix = 'mp',
): string {
  const { picture, over } = supportPicture(format, ratio, plates, { prefix })
  return signPictureOn(signCanvas(picture.look, ratio), picture, '', over)
}

/** The same on its wall, to scale, beside something whose size everybody knows. */
export function supportInPlace(
  format: SupportFormat,
  ratio: number,
  plates: readonly DesignedPlate[],
  prefix = 'mw',
): string {
  const { picture, over } = supportPicture(format, ratio, plates, { backdrop: 'wall-plaster', prefix })
  return placePicture(picture, ratio, over).svg
}
