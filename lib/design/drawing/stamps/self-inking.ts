import { darken, luminance } from '../colour'
import { join, onFront } from '../solid/face'
import { fillet, loft, type Part } from '../solid/loft'
import type { Surface } from '../solid/shade'
import { path, rect } from '../svg'
import type { Mount, MountInput } from './mount'
import { detailOf, printyStyle, ringOf, type SelfInkingStyle, type Shape, shapeOf } from './self-inking-shape'
import { trim } from './self-inking-trim'
import { windowOnTop } from './window'

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
  return windowOnTop(
    {
      y: shoulder + crown,
      ...box,
      radius: Math.min(2.2, box.height * 0.2),
      round: elliptic,
      frame: darken(input.mount, 0.45),
      label: { drawn: input.label, plate: input.model, share: elliptic ? 1 : 0.96 },
    },
    input.placement,
    input.ids,
  )
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
