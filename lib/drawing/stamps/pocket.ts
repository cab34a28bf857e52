import { darken } from '../colour'
import { join, onFront } from '../solid/face'
import { fillet, loft, type Ring } from '../solid/loft'
import { path } from '../svg'
import type { Mount, MountInput } from './mount'
import { windowOnTop } from './window'

/** The underside of a pebble: rounds in towards the bench. */
function underside(hw: number, hd: number, r: number, height: number): Ring[] {
  return Array.from({ length: 8 }, (_, step) => {
    const angle = (step / 7) * (Math.PI / 2)
    const inset = 3 * (1 - Math.sin(angle))
    return {
      y: height * (1 - Math.cos(angle)),
      hw: hw - inset,
      hd: hd - inset,
      r: Math.max(1, r - inset),
    }
  })
}

/** A pocket stamp: a slim pebble of a pale body and a coloured cap with a seam between. */
export function pocketMount(input: MountInput): Mount {
  const { model, placement, ids } = input
  const compact = model.width <= model.height * 1.2
  const hw = model.width / 2 + (compact ? 9 : 11)
  const hd = model.height / 2 + (compact ? 9 : 6.5)
  const r = model.round ? hd : compact ? 13 : Math.min(12, hd)
  const elliptic = model.round
  const detail = elliptic ? { elliptic, corner: 30, row: 1.6 } : { corner: 20, side: 8, row: 1.6 }
  const at = (y: number, grow = 0): Ring => ({ y, hw: hw + grow, hd: hd + grow, r: r + grow })
  const top = at(12.5)
  const width = elliptic ? 2 * hw - 13 : 2 * hw - (compact ? 15 : 18)
  const height = elliptic ? width : 2 * hd - 15
  const size = { width, height: Math.max(height, 7) }
  const grip = [0, 1, 2]
    .map(index =>
      path(`M-7 ${index * 1.5}h14`, {
        stroke: '#000',
        'stroke-opacity': 0.25,
        'stroke-width': 0.6,
        'stroke-linecap': 'round',
      }),
    )
    .join('')
  const part = join(
    loft([...underside(hw, hd, r, 3), at(7.6)], { colour: '#e9ebec', gloss: 0.06 }, placement, detail),
    loft([at(7.6, -0.5), at(8.4, -0.5)], { colour: '#55595d', gloss: 0.05 }, placement, detail),
    loft(
      [at(8.4, -0.2), at(8.7), top, ...fillet(top, 5, 14).slice(1)],
      { colour: input.mount, gloss: 0.06 },
      placement,
      detail,
    ),
    windowOnTop(
      {
        y: 17.5,
        ...size,
        radius: 2.4,
        round: elliptic,
        frame: darken(input.mount, 0.4),
        label: { drawn: input.label, plate: model, share: elliptic ? 1 : 0.96 },
      },
      placement,
      ids,
    ),
    elliptic ? { svg: '', points: [] } : onFront(grip, [0, 12.6, hd + 0.1], placement),
  )
  return { ...part, height: 18, front: hd, halfWidth: hw }
}

/** A mouse-shaped stamp: a long dome that folds open in the hand. */
export function mouseMount(input: MountInput): Mount {
  const { model, placement, ids } = input
  const hw = model.width / 2 + 13
  const hd = Math.max(model.height / 2 + 8, 15)
  const r = hd
  const detail = { corner: 26, side: 6, row: 1.4 }
  const at = (y: number, grow = 0): Ring => ({ y, hw: hw + grow, hd: hd + grow, r: r + grow })
  const dome: Ring[] = Array.from({ length: 17 }, (_, step) => {
    const angle = (step / 16) * (Math.PI / 2) * 0.8
    const inset = 15 * (1 - Math.cos(angle))
    return {
      y: 10 + 13 * Math.sin(angle),
      hw: hw - inset,
      hd: hd - inset * 0.62,
      r: Math.max(2, r - inset * 0.62),
    }
  })
  const top = dome.at(-1) ?? at(23)
  const elliptic = model.round
  const height = Math.min(2 * top.hd - 3.5, elliptic ? 22 : (2 * top.hw - 14) * (model.height / model.width))
  const size = elliptic
    ? { width: height, height }
    : { width: Math.min(2 * top.hw - 10, (height * model.width) / model.height), height }
  const part = join(
    loft([...underside(hw, hd, r, 3), at(8)], { colour: '#2f3235', gloss: 0.05 }, placement, detail),
    loft([at(8, -0.6), at(9, -0.6)], { colour: input.ink, gloss: 0.05 }, placement, detail),
    loft([at(9, -0.2), ...dome], { colour: input.mount, gloss: 0.07 }, placement, detail),
    windowOnTop(
      {
        y: top.y,
        ...size,
        radius: 2,
        round: elliptic,
        frame: darken(input.mount, 0.4),
        label: { drawn: input.label, plate: model, share: elliptic ? 1 : 0.94 },
      },
      placement,
      ids,
    ),
  )
  return { ...part, height: 24, front: hd, halfWidth: hw }
}
