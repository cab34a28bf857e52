import { darken } from '../colour'
import { lettering } from '../lettering/lettering'
import type { Placement } from '../solid/camera'
import type { Standing } from '../solid/compose'
import { join, onFront } from '../solid/face'
import { type LoftOptions, loft, type Ring, turned } from '../solid/loft'
import type { Surface } from '../solid/shade'
import { path } from '../svg'

const smooth: LoftOptions = { elliptic: true, corner: 40, row: 1.1 }

const disc = (y: number, r: number): Ring => ({ y, hw: r, hd: r, r })

/** A bottle: the body up to the neck as height and radius, the cap above it. Millimetres. */
export type BottleShape = {
  body: readonly (readonly [number, number])[]
  cap: readonly (readonly [number, number])[]
  /** The label's lower and upper edge and radius. */
  label: { from: number; to: number; radius: number }
}

/** 25 to 28 ml of stamp ink with a dropper. */
export const dropperBottle: BottleShape = {
  body: [
    [0, 13.4],
    [0.5, 14.5],
    [1.5, 15],
    [20, 15],
    [40, 15],
    [42.6, 14.6],
    [45, 13.3],
    [47, 11],
    [48.4, 8.8],
    [49.2, 7.6],
  ],
  cap: [
    [52, 8.1],
    [52.6, 8.2],
    [59, 7.8],
    [60.4, 7.2],
    [61.4, 6.2],
    [64, 5.1],
    [69, 3.6],
    [71, 2.8],
    [72, 1.6],
    [72.4, 0.2],
  ],
  label: { from: 10, to: 36, radius: 15 },
}

/** A care product of 150 to 250 ml with a plain cap. */
export const careBottle: BottleShape = {
  body: [
    [0, 18.4],
    [0.6, 19.5],
    [2, 20],
    [40, 20],
    [66, 20],
    [72, 19],
    [78, 15.6],
    [82, 11.4],
    [84, 9.6],
  ],
  cap: [
    [87, 10.4],
    [87.6, 10.6],
    [101, 10.4],
    [102.4, 9.8],
    [102.8, 8],
    [103, 0.3],
  ],
  label: { from: 14, to: 60, radius: 20 },
}

export type BottleInput = {
  shape: BottleShape
  colour: string
  capColour?: string
  /** Lines on the label: name and content. */
  lines: readonly [string, string]
}

/** A bottle with its label wrapped round the front. */
export function bottle(input: BottleInput, placement: Placement): Standing {
  const { shape, colour, lines } = input
  const { label } = shape
  const neck = shape.body.at(-1) ?? [0, 0]
  const foot = shape.cap[0] ?? [0, 0]
  const plastic: Surface = { colour, gloss: 0.1, rim: 0.8 }
  const paper: Surface = { colour: '#f4f3ef', gloss: 0.02, matt: true }
  const open: LoftOptions = { ...smooth, cap: false }
  const band = label.from + (label.to - label.from) * 0.17
  const text =
    path(lettering(lines[0], label.radius * 0.36, 0, 0, { tracking: 80, maxWidth: label.radius * 1.5 }), {
      fill: '#1a1d1c',
    }) +
    path(lettering(lines[1], label.radius * 0.26, 0, label.radius * 0.44, { maxWidth: label.radius * 1.3 }), {
      fill: '#1a1d1c',
    })
  const part = join(
    loft(turned(shape.body, 4), plastic, placement, smooth),
    loft(
      [disc(label.from, label.radius + 0.12), disc(label.to, label.radius + 0.12)],
      paper,
      placement,
      open,
    ),
    loft(
      [disc(label.from, label.radius + 0.16), disc(band, label.radius + 0.16)],
      { colour: darken(colour, 0.12), gloss: 0.03, matt: true },
      placement,
      open,
    ),
    onFront(text, [0, label.from + (label.to - label.from) * 0.66, label.radius + 0.1], {
      ...placement,
      yaw: 0,
    }),
    loft(
      [disc(neck[0], neck[1] - 0.3), disc(foot[0], neck[1] - 0.3)],
      { colour: '#d9dde0', gloss: 0.06 },
      placement,
      smooth,
    ),
    loft(turned(shape.cap, 4), { colour: input.capColour ?? '#232528', gloss: 0.07 }, placement, smooth),
  )
  return { part }
}
