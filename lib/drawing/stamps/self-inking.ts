import { darken, lighten, luminance } from '../colour'
import { lettering } from '../lettering/lettering'
import { softLine } from '../soft'
import { join, onFront, onLeft } from '../solid/face'
import { fillet, loft, type Part, type Ring } from '../solid/loft'
import type { Surface } from '../solid/shade'
import { linearGradient, path, rect, tag } from '../svg'
import { bandWindow } from './band-window'
import { bandCells, fitInto } from './impression'
import { type Mount, type MountInput, modelMark } from './mount'
import { windowOnTop } from './window'

/** What differs between the ranges of self-inking mounts. */
export type SelfInkingStyle = {
  /** Corner radius as a share of the half depth, and its limit in mm. */
  corner: number
  cornerMax: number
  /** Height of the whole, 1 for a desk stamp. */
  height: number
  /** Radius of the upper edge as a share of the scale. */
  crown: number
  foot: string
  latch?: string
  /** A coloured band between cover and body. */
  belt?: string
  grip: 'lines' | 'dots'
}

export const printyStyle: SelfInkingStyle = {
  corner: 0.42,
  cornerMax: 7,
  height: 1,
  crown: 4.65,
  foot: '#c9ced1',
  grip: 'lines',
}

type Shape = {
  input: MountInput
  style: SelfInkingStyle
  elliptic: boolean
  /** Half width and half depth of the body. */
  hw: number
  hd: number
  r: number
  scale: number
  /** Where the cover begins, and where its upper edge starts to round. */
  waist: number
  shoulder: number
  inset: number
}

function shapeOf(input: MountInput, style: SelfInkingStyle): Shape {
  const { model } = input
  const elliptic = model.shape === 'round' || model.shape === 'oval'
  const hw = elliptic ? model.width / 2 + 7 : Math.max(model.width / 2 + 7.5, model.band ? 17 : 11)
  const hd = elliptic ? model.height / 2 + 7 : Math.max(model.height / 2 + 7.5, 10)
  const scale = Math.max(0.62, Math.min(1.15, (model.width + 22) / 80)) * style.height
  const r = elliptic ? hd : Math.min(style.cornerMax, hd * style.corner)
  return { input, style, elliptic, hw, hd, r, scale, waist: 30 * scale, shoulder: 60 * scale, inset: 1.1 }
}

const ringOf = (shape: Shape, grow: number, y: number, radius = grow): Ring => ({
  y,
  hw: shape.hw + grow,
  hd: shape.hd + grow,
  r: shape.r + radius,
})

function detailOf(shape: Shape) {
  return shape.elliptic
    ? { elliptic: true, corner: 30, row: 2.2 }
    : { corner: Math.max(12, Math.round(shape.r * 3.4)), side: 8, row: 2.6 }
}

function foot(shape: Shape): Part {
  const { style, input } = shape
  const rings = [
    ringOf(shape, 1.2, 0, 1),
    ringOf(shape, 1.6, 0.5, 1.4),
    ringOf(shape, 1.6, 2.4, 1.4),
    ringOf(shape, 1.4, 2.9, 1.2),
    ringOf(shape, 0.9, 3.3, 0.8),
  ]
  return loft(rings, { colour: style.foot, gloss: 0.09 }, input.placement, detailOf(shape))
}

function body(shape: Shape): Part {
  const { input } = shape
  const surface: Surface =
    luminance(input.mount) < 0.03 ? { colour: '#3b3e42', gloss: 0.05 } : { colour: '#2a2c2e', gloss: 0.045 }
  const rings = [ringOf(shape, -0.4, 3.3), ringOf(shape, -0.4, shape.waist)]
  return loft(rings, surface, input.placement, detailOf(shape))
}

/** The opening at the front through which the pad's coloured edge shows. */
function arch(shape: Shape): Part {
  if (shape.elliptic) return roundArch(shape)
  const { hw, hd, waist, scale, input } = shape
  const width = hw * 1.5
  const height = waist * 0.5
  const radius = Math.min(4, height * 0.4)
  const d = `M0 0V${-height + radius}Q0 ${-height} ${radius} ${-height}H${width - radius}Q${width} ${-height} ${width} ${-height + radius}V0Z`
  const inner =
    path(d, { fill: '#0d0e0f' }) +
    path(d, { fill: 'none', stroke: '#fff', 'stroke-opacity': 0.13, 'stroke-width': 0.45 }) +
    rect(2.5, -height + 2.6, width - 5, 5.4 * scale, 0.8, { fill: '#1e2022' }) +
    rect(2.5, -height + 2.6 + 3.2 * scale, width - 5, 2.2 * scale, 0.4, { fill: input.ink }) +
    rect(2.5, -height + 2.6 + 3.2 * scale, width - 5, 0.5 * scale, 0.2, { fill: '#fff', opacity: 0.28 }) +
    rect(2.5, -3.6, width - 5, 2.2, 0.5, { fill: '#6f7377' })
  return onFront(inner, [-width / 2, 3.3, hd - 0.38], input.placement)
}

function roundArch(shape: Shape): Part {
  const { input, waist } = shape
  const patch = (grow: number, from: number, to: number, colour: string, sector: [number, number]) =>
    loft(
      [ringOf(shape, grow, from), ringOf(shape, grow, to)],
      { colour, gloss: 0.02, matt: true },
      input.placement,
      { elliptic: true, corner: 30, sector },
    )
  const top = 3.3 + (waist - 3.3) * 0.52
  return join(
    patch(-0.36, 3.3, top, '#101112', [56, 124]),
    patch(-0.33, 3.3 + (top - 3.3) * 0.42, 3.3 + (top - 3.3) * 0.7, input.ink, [60, 120]),
    patch(-0.33, 4.2, 5.6, '#6f7377', [60, 120]),
  )
}

function belt(shape: Shape): Part {
  if (!shape.style.belt) return { svg: '', points: [] }
  const low = shape.waist - 9 * shape.scale
  return loft(
    [ringOf(shape, 0.5, low), ringOf(shape, 0.5, low + 2.4)],
    { colour: shape.style.belt, gloss: 0.05 },
    shape.input.placement,
    detailOf(shape),
  )
}

function cover(shape: Shape): Part {
  const { waist, shoulder, scale, inset, style, input } = shape
  const top = ringOf(shape, 1 - inset, shoulder, 0.3)
  const rings = [
    ringOf(shape, 0.6, waist - 7 * scale, 0.4),
    ringOf(shape, 1, waist - 6.3 * scale, 0.8),
    ringOf(shape, 1.05, waist - 2 * scale, 0.8),
    ringOf(shape, 0.9, shoulder - 12 * scale, 0.6),
    top,
    ...fillet(top, style.crown * scale, 18).slice(1),
  ]
  return loft(rings, { colour: input.mount, gloss: 0.055 }, input.placement, detailOf(shape))
}

function coverWindow(shape: Shape): Part {
  const { input, elliptic, hw, hd, shoulder, scale, style, inset } = shape
  const crown = style.crown * scale
  const width = 2 * (hw + 1 - inset - crown) - 4.2
  const height = 2 * (hd + 1 - inset - crown) - 4.2
  const box = elliptic
    ? {
        width: Math.min(width + 1.2, input.model.width - 3),
        height: Math.min(height + 1.2, input.model.height - 3),
      }
    : { width, height }
  const label = fitInto(input.label, input.model, box, elliptic ? 1 : 0.96)
  return windowOnTop(
    {
      y: shoulder + crown,
      ...box,
      radius: Math.min(2.2, box.height * 0.2),
      round: elliptic,
      frame: darken(input.mount, 0.45),
      label,
    },
    input.placement,
    input.ids,
  )
}

/** The soft reflection of the room on the front of the cover. */
function sheen({ input, hw, hd, r, waist, shoulder, scale }: Shape): Part {
  const id = input.ids.next('sheen')
  const top = shoulder - 1
  const low = waist - 5 * scale
  const pale = luminance(input.mount) > 0.35
  const light = linearGradient(
    id,
    [0, 0, 1, 0.5],
    [
      [0, '#fff', 0],
      [0.14, '#fff', pale ? 0.26 : 0.1],
      [0.44, '#fff', pale ? 0.1 : 0.035],
      [0.6, '#fff', 0],
      [1, '#000', 0.05],
    ],
  )
  const width = 2 * (hw - r) + 1
  return onFront(
    tag('defs', {}, light) + rect(0, 0, width, top - low, 0, { fill: `url(#${id})` }),
    [-width / 2, top, hd + 0.92],
    input.placement,
  )
}

/** Highlight along the front upper edge, grip, number, date window and latch. */
function trim(shape: Shape): Part[] {
  const { input, hw, hd, shoulder, waist, scale, style, inset, elliptic } = shape
  const pale = luminance(input.mount) > 0.35
  const front = hd + 1
  const parts: Part[] = []
  if (!elliptic) {
    parts.push(
      sheen(shape),
      onFront(
        softLine(`M${shape.r} 0H${2 * hw - shape.r}`, {
          stroke: '#fff',
          opacity: luminance(input.mount) > 0.5 ? 0.5 : 0.26,
          width: 1.1,
          deviation: 0.55,
        }),
        [-hw + 1, shoulder + style.crown * scale * 0.35, front - inset - 0.4],
        input.placement,
      ),
    )
  }
  if (input.model.band) {
    const cells = bandCells(input.model)
    const cell = Math.min(6.8, (hw * 1.7) / cells.length)
    parts.push(
      onFront(
        bandWindow(cells, cell, cell * 1.65),
        [0, (waist + shoulder) / 2 - 2, front + 0.06 - inset / 2],
        input.placement,
      ),
    )
  } else {
    parts.push(...grip(shape, pale), mark(shape, pale))
  }
  if (!elliptic) parts.push(latch(shape))
  return parts
}

function grip({ input, hw, hd, waist, scale, style, elliptic }: Shape, pale: boolean): Part[] {
  if (elliptic) return []
  const half = hw * (style.grip === 'lines' ? 0.41 : 0.3)
  const line = (y: number) =>
    style.grip === 'lines'
      ? path(`M${-half} ${y}H${half}`, {
          stroke: '#000',
          'stroke-opacity': pale ? 0.22 : 0.28,
          'stroke-width': 1.1,
          'stroke-linecap': 'round',
        }) +
        path(`M${-half} ${y + 0.75}H${half}`, {
          stroke: '#fff',
          'stroke-opacity': pale ? 0.5 : 0.22,
          'stroke-width': 0.4,
          'stroke-linecap': 'round',
        })
      : path(`M${-half} ${y}H${half}`, {
          stroke: '#000',
          'stroke-opacity': 0.3,
          'stroke-width': 1.5,
          'stroke-linecap': 'round',
          'stroke-dasharray': '0 2.7',
        })
  const inner = [0, 1, 2].map(index => line(index * 3.2 * scale)).join('')
  return [onFront(inner, [0, waist + 8 * scale, hd + 0.98], input.placement)]
}

function mark({ input, hd, shoulder, scale, elliptic, hw }: Shape, pale: boolean): Part {
  const size = Math.min(5.2 * scale, hw * 0.4)
  const d = lettering(modelMark(input.model), size, 0, 0, { tracking: 90, maxWidth: hw })
  const inner = path(d, { fill: pale ? '#3a3d40' : '#fff', opacity: pale ? 0.5 : 0.62 })
  return onFront(
    inner,
    [0, shoulder - (elliptic ? 13 : 9) * scale, hd + (elliptic ? 0.6 : 0.3)],
    input.placement,
  )
}

function latch({ input, hw, waist, scale, style }: Shape): Part {
  const colour = style.latch ?? darken(input.mount, 0.25)
  const inner =
    rect(-4.6 * scale, -2.6 * scale, 9.2 * scale, 5.2 * scale, 2.6 * scale, {
      fill: colour,
      stroke: '#000',
      'stroke-opacity': 0.3,
      'stroke-width': 0.3,
    }) +
    rect(-3.6 * scale, -2 * scale, 7.2 * scale, 1.6 * scale, 0.8, {
      fill: lighten(colour, 0.3),
      opacity: 0.5,
    })
  return onLeft(inner, [-hw - 0.98, waist + 3 * scale, 0], input.placement)
}

/** A self-inking mount for a rectangular, square, round or oval plate. */
export function selfInkingMount(input: MountInput, style: SelfInkingStyle = printyStyle): Mount {
  const shape = shapeOf(input, style)
  const part = join(
    foot(shape),
    body(shape),
    arch(shape),
    belt(shape),
    cover(shape),
    coverWindow(shape),
    ...trim(shape),
  )
  return {
    ...part,
    height: shape.shoulder + style.crown * shape.scale,
    front: shape.hd + 1.6,
    halfWidth: shape.hw + 1.6,
  }
}
