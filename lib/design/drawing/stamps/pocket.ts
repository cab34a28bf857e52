import { darken } from '../colour'
import { join, onFront } from '../solid/face'
import { fillet, loft, type Part, type Ring } from '../solid/loft'
import { path, rect } from '../svg'
import { caseSize } from './case-size'
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

/** Where the thumb opens the case: a bay in the seam, at the front. */
function notch({ placement }: MountInput, hw: number, hd: number, r: number, elliptic: boolean): Part {
  const ring = (y: number, grow: number): Ring => ({ y, hw: hw + grow, hd: hd + grow, r: r + grow })
  const detail = elliptic ? { elliptic, corner: 44 } : { corner: 20, side: 24 }
  const bay = (from: number, to: number, sector: readonly [number, number], colour: string, grow: number) =>
    loft([ring(from, grow), ring(to, grow)], { colour, gloss: 0.03, matt: true }, placement, {
      ...detail,
      sector,
    })
  return elliptic
    ? join(bay(5.8, 10.6, [78, 102], '#3c4044', 0.05), bay(7.4, 8.6, [81, 99], '#15171a', 0.09))
    : onFront(
        rect(-6, 0, 12, 4.6, 2.3, { fill: '#3c4044' }) + rect(-5, 1.7, 10, 1.2, 0.6, { fill: '#15171a' }),
        [0, 10.4, hd + 0.05],
        placement,
      )
}

/** A pocket stamp: a slim pebble of a pale body and a coloured cap with a seam between. */
export function pocketMount(input: MountInput): Mount {
  const { model, placement, ids } = input
  const compact = model.width <= model.height * 1.2
  const { hw, hd, r, elliptic } = caseSize(model)
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
    notch(input, hw, hd, r, elliptic),
    elliptic ? { svg: '', points: [] } : onFront(grip, [0, 12.6, hd + 0.1], placement),
  )
  return { ...part, height: 18, front: hd, halfWidth: hw }
}

/** A mouse-shaped stamp: a long dome in two tones that lies in the hand and folds open. */
export function mouseMount(input: MountInput): Mount {
  const { model, placement, ids } = input
  const { hw, hd, r } = caseSize(model)
  const detail = { corner: 26, side: 10, row: 1.4 }
  const at = (y: number, grow = 0): Ring => ({ y, hw: hw + grow, hd: hd + grow, r: r + grow })
  // Its back is higher than its nose, as that of the mouse it is named after.
  const dome = (grow: number): Ring[] =>
    Array.from({ length: 17 }, (_, step) => {
      const angle = (step / 16) * (Math.PI / 2) * 0.8
      const inset = 12 * (1 - Math.cos(angle)) - grow
      return {
        y: 10 + 12 * Math.sin(angle),
        hw: hw - inset,
        hd: hd - inset * 0.62,
        r: Math.max(2, r - inset * 0.62),
        dx: 1.6 * Math.sin(angle),
      }
    })
  const rings = dome(0)
  const top = rings.at(-1) ?? at(22)
  const elliptic = model.round
  const height = Math.min(
    2 * top.hd - 4,
    elliptic ? model.width * 0.82 : (2 * top.hw - 16) * (model.height / model.width),
  )
  const size = elliptic
    ? { width: height, height }
    : { width: Math.min(2 * top.hw - 14, (height * model.width) / model.height), height }
  // The nose: two keys with a seam between, in the dark of the underside.
  const key = (sector: readonly [number, number]) =>
    loft([at(9, -0.15), ...dome(0.12).slice(0, 13)], { colour: '#3a3e42', gloss: 0.07 }, placement, {
      ...detail,
      sector,
    })
  const part = join(
    loft([...underside(hw, hd, r, 3), at(8)], { colour: '#2f3235', gloss: 0.05 }, placement, detail),
    loft([at(8, -0.6), at(9, -0.6)], { colour: input.ink, gloss: 0.05 }, placement, detail),
    loft([at(9, -0.2), ...rings], { colour: input.mount, gloss: 0.07 }, placement, detail),
    key([116, 177]),
    key([183, 244]),
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
  return { ...part, height: 23, front: hd, halfWidth: hw }
}
