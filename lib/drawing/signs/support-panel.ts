import { type SupportCell, type SupportFormat, supportCells, supportSize } from '@/lib/sign/support-multi'
import { createIds, group, linearGradient, num, path, rect, tag } from '../svg'
import { type Canvas, effectScale, signCanvas } from './canvas'
import type { Place, SignLook, SignMark } from './look'
import { drawSign, signPicture } from './sign-picture'

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

/** A plate that is still to be written: bars stand for its lines. */
function plainPlate({ left, top, width, height, head }: SupportCell, k: number, fill: string): string {
  const bar = (at: number, share: number, tall: number) =>
    rect(
      left + (width * (1 - share)) / 2,
      top + height * at,
      width * share,
      height * tall,
      height * tall * 0.2,
      {
        fill: head ? '#f4f4f2' : '#16201c',
        opacity: head ? 0.9 : 0.72,
      },
    )
  return (
    rect(left + 0.5 * k, top + 0.9 * k, width, height, 1.2 * k, { opacity: 0.34 }) +
    rect(left, top, width, height, 1.2 * k, { fill: head ? '#1d2f4f' : fill }) +
    path(`M${num(left)} ${num(top + 0.4 * k)}h${num(width)}`, {
      stroke: '#fff',
      'stroke-opacity': 0.6,
      'stroke-width': 0.4 * k,
    }) +
    bar(0.3, head ? 0.5 : 0.46, 0.17) +
    bar(0.58, head ? 0.36 : 0.34, 0.1)
  )
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

/**
 * A panel of brushed metal that carries several plates, each in its place (SIGN-28): those that were designed with
 * their words, in the order of the places, else bars for lines.
 */
export function supportPanel(
  format: SupportFormat,
  ratio: number,
  plates: readonly DesignedPlate[] = [],
  prefix = 'mp',
): string {
  const { width, height } = supportSize(format)
  const look = panelLook(width, height)
  const ids = createIds(prefix)
  const canvas = signCanvas(look, ratio)
  const k = Math.max(width, height) / 200
  const plain = ids.next('plate')
  const shades = [
    [0, '#ffffff'],
    [1, '#e8eae8'],
  ] as const
  const drawn = supportCells(format).map((cell, place) => {
    const plate = plates[place]
    return plate
      ? designedPlate(cell, plate, `${prefix}${place}`, ratio)
      : plainPlate(cell, k, `url(#${plain})`)
  })
  return tag(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: [canvas.x, canvas.y, canvas.width, canvas.height].map(num).join(' '),
      width: canvas.width * 4,
      height: canvas.height * 4,
    },
    tag('defs', {}, linearGradient(plain, [0, 0, 1, 1], shades)) +
      drawSign({ look, ids, canvas, k, clip: ids.next('clip') }, []) +
      drawn.join(''),
  )
}
