import type { StampModel } from '@/lib/catalogue/stamps'
import { darken, lighten } from '../colour'
import { placing } from '../solid/camera'
import { join, onPlane, onTop } from '../solid/face'
import { fillet, loft, type Part, type Ring } from '../solid/loft'
import { degrees, type Vec3 } from '../solid/vector'
import { wetTone } from '../supplies/wet-tone'
import { ellipse, group, num, rect } from '../svg'
import { caseSize } from './case-size'
import type { Mount, MountInput } from './mount'
import { detailOf, printyStyle, ringOf, type SelfInkingStyle, type Shape, shapeOf } from './self-inking-shape'

/** What an opened mount is drawn from: `text` is the impression in plate mm, in a colour. */
export type OpenedInput = Omit<MountInput, 'label'> & { text: (fill: string) => string }

/** How a range is opened: a case is unfolded, a desk stamp is turned over and pressed; others have nothing within. */
const waysOfOpening: Readonly<Record<string, 'case' | 'turned'>> = {
  'trodat mobile': 'case',
  'trodat pocket': 'case',
  'trodat micro': 'case',
  'colop pocket-stamp': 'case',
  'colop mouse': 'case',
  'trodat printy': 'turned',
  'trodat textile': 'turned',
  'colop printer': 'turned',
  'colop green-line': 'turned',
  'colop microban': 'turned',
}

const wayOf = ({ brand, range, band }: StampModel) => {
  const way = waysOfOpening[`${brand} ${range}`]
  // Where the date runs there is no plate in one piece.
  return way === 'turned' && band ? undefined : way
}

/** Whether a model has a picture with its text plate. */
export const isOpened = (model: StampModel): boolean => wayOf(model) !== undefined

const isRound = ({ shape }: StampModel) => shape === 'round' || shape === 'oval'

/** A sheet of any of the plates' forms with its corner at 0, 0, grown by some mm. */
function sheet({ width, height, shape }: StampModel, grow: number, radius: number, fill: string): string {
  return shape === 'round' || shape === 'oval'
    ? ellipse(width / 2, height / 2, width / 2 + grow, height / 2 + grow, { fill })
    : rect(-grow, -grow, width + 2 * grow, height + 2 * grow, radius, { fill })
}

/** The text plate in its bed: red rubber whose raised letters are the print's mirror image. */
function plateInBed({ model, text }: OpenedInput): string {
  const mirrored = (fill: string, dy: number) =>
    group({ transform: `translate(${num(model.width)} ${num(dy)}) scale(-1 1)` }, text(fill))
  return (
    sheet(model, 2.6, 2.4, '#101214') +
    sheet(model, 1, 0.8, '#7d362e') +
    sheet(model, 0.6, 0.6, '#97463d') +
    mirrored('#4c1c18', 0.34) +
    mirrored('#6d2b25', 0.17) +
    mirrored('#d98a7e', 0)
  )
}

type CaseSize = ReturnType<typeof caseSize>

/** The lower half of a case, with the plate in its bed. */
function lowerHalf(input: OpenedInput, { hw, hd, r, elliptic }: CaseSize): Part {
  const { model, placement } = input
  const detail = elliptic ? { elliptic, corner: 30, row: 1.6 } : { corner: 20, side: 8, row: 1.6 }
  const at = (y: number, grow: number): Ring => ({
    y,
    hw: hw + grow,
    hd: hd + grow,
    r: Math.max(1, r + grow),
  })
  const rim = at(7.6, 0)
  return join(
    loft(
      [at(0, -2.4), at(0.8, -1), at(2, -0.2), rim, ...fillet(rim, 0.8, 4).slice(1)],
      { colour: '#e4e7e9', gloss: 0.06 },
      placement,
      detail,
    ),
    onTop(plateInBed(input), [-model.width / 2, 8.42, -model.height / 2], placement),
  )
}

/** A case that is folded open: the plate in the lower half, the ink pad in the lid that stands behind. */
function openCase(input: OpenedInput): Mount {
  const { model, placement, ink, mount } = input
  const size = caseSize(model)
  const { hw, hd, r, elliptic } = size
  const base = lowerHalf(input, size)
  const lean = 104 * degrees
  const up: Vec3 = [0, Math.sin(lean), Math.cos(lean)]
  const out: Vec3 = [0, -Math.cos(lean), Math.sin(lean)]
  const hinge: Vec3 = [-hw, 7.4, -hd - 0.6]
  const [wide, deep] = [2 * hw, 2 * hd]
  const form = (grow: number, fill: string, extra: Record<string, string | number> = {}) =>
    elliptic
      ? ellipse(hw, hd, hw + grow, hd + grow, { fill, ...extra })
      : rect(-grow, -grow, wide + 2 * grow, deep + 2 * grow, Math.max(1, r + grow), { fill, ...extra })
  const layer = (depth: number, inner: string) =>
    onPlane(
      inner,
      [hinge[0] + out[0] * depth, hinge[1] + out[1] * depth, hinge[2] + out[2] * depth],
      [1, 0, 0],
      up,
      placement,
    )
  const inked = group(
    { transform: `translate(${num(hw - model.width / 2)} ${num(hd - model.height / 2)})` },
    sheet(model, 3, 2.6, '#17191b') + sheet(model, 1.4, 1.6, wetTone(ink)),
    sheet(model, 0.4, 1.2, lighten(wetTone(ink), 0.06)),
  )
  const shell = [-7, -5.6, -4.2, -2.8, -1.4].map((depth, step) =>
    layer(depth, form(-2.2 + step * 0.5, darken(mount, 0.3 - step * 0.05))),
  )
  const lid = join(
    ...shell,
    layer(
      0,
      form(0, lighten(mount, 0.12)) +
        form(-0.5, mount) +
        form(-1.1, darken(mount, 0.22)) +
        form(-1.5, darken(mount, 0.34)) +
        inked,
    ),
  )
  const place = placing(placement)
  const tip = (x: number): Vec3 => place([x, hinge[1] + deep * up[1], hinge[2] + deep * up[2]])
  return {
    svg: lid.svg + base.svg,
    points: [...base.points, tip(-hw), tip(hw)],
    height: hinge[1] + deep * up[1],
    front: hd,
    halfWidth: hw,
  }
}

/** Rings of a body that was turned over, from the bench up. */
const turnedOver = (rings: readonly Ring[], height: number): Ring[] =>
  rings.map(ring => ({ ...ring, y: height - ring.y })).reverse()

/** The frame around the plate: the foot that stands on the paper. */
function openFoot(shape: Shape, input: OpenedInput, y: number): Part {
  const { model, placement } = input
  const across = (2 * shape.hw - model.width) / 2
  const down = (2 * shape.hd - model.height) / 2
  const bed = isRound(model)
    ? ellipse(shape.hw, shape.hd, shape.hw - 0.9, shape.hd - 0.9, { fill: '#26292c' })
    : rect(0.9, 0.9, 2 * shape.hw - 1.8, 2 * shape.hd - 1.8, Math.max(1, shape.r - 0.6), { fill: '#26292c' })
  return onTop(
    bed + group({ transform: `translate(${num(across)} ${num(down)})` }, plateInBed(input)),
    [-shape.hw, y, -shape.hd],
    placement,
  )
}

/** A desk stamp that stands on its head and is pressed, as one holds it to clean the plate. */
function turnedMount(input: OpenedInput, style: SelfInkingStyle): Mount {
  const { placement, mount } = input
  const shape = shapeOf({ ...input, label: '' }, style)
  const { waist, shoulder, scale, inset } = shape
  const top = ringOf(shape, 1 - inset, shoulder, 0.3)
  const height = shoulder + style.crown * scale
  const cover = turnedOver(
    [
      ringOf(shape, 0.6, waist - 7 * scale, 0.4),
      ringOf(shape, 1, waist - 6.3 * scale, 0.8),
      ringOf(shape, 1.05, waist - 2 * scale, 0.8),
      top,
      ...fillet(top, style.crown * scale, 14).slice(1),
    ],
    height,
  )
  const rim = cover.at(-1)?.y ?? height
  const detail = detailOf(shape)
  const part = join(
    loft(cover, { colour: mount, gloss: 0.055 }, placement, detail),
    loft(
      [ringOf(shape, -0.4, rim), ringOf(shape, -0.4, rim + 5)],
      { colour: '#2a2c2e', gloss: 0.045 },
      placement,
      detail,
    ),
    loft(
      [
        ringOf(shape, 1.2, rim + 5, 1),
        ringOf(shape, 1.6, rim + 5.5, 1.4),
        ringOf(shape, 1.6, rim + 7.6, 1.4),
        ringOf(shape, 1.1, rim + 8.2, 1),
      ],
      { colour: style.foot, gloss: 0.09 },
      placement,
      detail,
    ),
    openFoot(shape, input, rim + 8.24),
  )
  return { ...part, height: rim + 8.2, front: shape.hd, halfWidth: shape.hw }
}

/** A mount that shows its text plate; `undefined` for one that is not opened. */
export function openedMount(input: OpenedInput, style: SelfInkingStyle = printyStyle): Mount | undefined {
  const way = wayOf(input.model)
  if (way === 'case') return openCase(input)
  return way === 'turned' ? turnedMount(input, style) : undefined
}
