import { darken, luminance } from '../colour'
import { lettering } from '../lettering/lettering'
import { brushedFace } from '../materials/steel'
import { softLine } from '../soft'
import { join, onFront, onLeft, onTop } from '../solid/face'
import { fillet, loft, type Part } from '../solid/loft'
import type { Surface } from '../solid/shade'
import { path, rect } from '../svg'
import { bandCells } from './band'
import { bandWindow } from './band-window'
import { type Mount, type MountInput, modelMark } from './mount'
import { windowOnTop } from './window'

const steel: Surface = { colour: '#dfe3e6', metal: true }
const iron: Surface = { colour: '#26282a', gloss: 0.04 }

type Box = { x: number; z: number; hw: number; hd: number; from: number; to: number; r?: number }

type Shape = { input: MountInput; hw: number; hd: number; round: boolean }

function box({ input }: Shape, { x, z, hw, hd, from, to, r = 1.2 }: Box, surface: Surface): Part {
  const ring = { hw, hd, r, dx: x, dz: z }
  const rings = [
    { ...ring, y: from },
    { ...ring, y: to },
    { ...ring, y: to + 0.5, hw: hw - 0.3, hd: hd - 0.3, r: Math.max(0.4, r - 0.3) },
    { ...ring, y: to + 0.8, hw: hw - 0.8, hd: hd - 0.8, r: Math.max(0.4, r - 0.6) },
  ]
  return loft(rings, surface, input.placement, { corner: 6, side: 4 })
}

/** The steel base with its brushed front and left edges, open in the middle. */
function base(shape: Shape): Part {
  const { hw, hd, input } = shape
  const { ids, placement } = input
  return join(
    box(shape, { x: 0, z: 0, hw, hd, from: 0, to: 5, r: 4 }, steel),
    onFront(brushedFace(2 * hw - 8, 4.4, ids, { light: 0.4 }), [-hw + 4, 4.9, hd + 0.02], placement),
    onLeft(brushedFace(2 * hd - 8, 4.4, ids, { light: 0.3 }), [-hw - 0.02, 4.9, -hd + 4], placement),
    onTop(
      rect(0, 0, 2 * hw - 9, 2 * hd - 9, 2, { fill: '#141516' }),
      [-hw + 4.5, 5.85, -hd + 4.5],
      placement,
    ),
  )
}

function post(shape: Shape, side: -1 | 1): Part {
  const { hw, hd, input } = shape
  const { ids, placement } = input
  const x = side * (hw - 2.2)
  const solid = box(shape, { x, z: 0, hw: 1.9, hd: hd - 3.5, from: 5, to: 52 }, steel)
  const frontFace = onFront(
    brushedFace(3, 46, ids, { upright: true, light: 0.5, radius: 0.2 }),
    [x - 1.5, 51.4, hd - 3.48],
    placement,
  )
  if (side === 1) {
    return join(solid, frontFace)
  }
  const outer = onLeft(
    brushedFace(2 * hd - 9.4, 46, ids, { upright: true, light: 0.32, radius: 0.3 }),
    [x - 1.92, 51.4, -hd + 4.7],
    placement,
  )
  return join(solid, outer, frontFace)
}

/** The carriage with the pad's coloured edge, and the wheels of a dater. */
function carriage(shape: Shape): Part {
  const { hw, hd, input } = shape
  const width = 2 * hw - 14
  const parts = [
    box(shape, { x: 0, z: -hd + 8, hw: hw - 5, hd: 2.4, from: 5.8, to: 40 }, iron),
    box(
      shape,
      { x: 0, z: 0, hw: hw - 6.5, hd: hd - 7, from: 20, to: 31, r: 2 },
      { colour: '#35383b', gloss: 0.06 },
    ),
    onFront(
      rect(0, 0, width, 2.8, 0.6, { fill: input.ink }) +
        rect(0, 0, width, 0.6, 0.3, { fill: '#fff', opacity: 0.3 }) +
        rect(0, 3.4, width, 1.2, 0.4, { fill: '#9aa0a4' }),
      [-hw + 7, 27, hd - 6.9],
      input.placement,
    ),
  ]
  if (input.model.band) {
    const cells = bandCells(input.model)
    // The right post hides a part of the carriage behind it.
    const cell = Math.min(7, (width - 11) / cells.length)
    parts.push(onFront(bandWindow(cells, cell, 9), [-2.4, 25.6, hd - 6.8], input.placement))
  }
  return join(...parts)
}

function head(shape: Shape): Part {
  const { hw, hd, input, round } = shape
  const silver = luminance(input.mount) > 0.4
  const surface: Surface = { colour: input.mount, gloss: silver ? 0.09 : 0.05 }
  const top = { y: 64, hw: hw - 0.6, hd: hd - 3, r: 5 }
  const body = loft(
    [
      { y: 50, hw: hw - 0.5, hd: hd - 2.9, r: 4.8 },
      { y: 50.6, hw: hw - 0.2, hd: hd - 2.6, r: 5 },
      top,
      ...fillet(top, 4.5, 16).slice(1),
    ],
    surface,
    input.placement,
    { corner: 16, side: 8, row: 2.4 },
  )
  const edge = onFront(
    softLine(`M5 0H${2 * hw - 9}`, {
      stroke: '#fff',
      opacity: silver ? 0.55 : 0.3,
      width: 1,
      deviation: 0.5,
    }),
    [-hw + 2, 65.6, hd - 3.4],
    input.placement,
  )
  const side = Math.min(2 * hw - 16, 2 * hd - 17)
  const size = round ? { width: side, height: side } : { width: 2 * hw - 16, height: 2 * hd - 17 }
  const label = windowOnTop(
    {
      y: 68.5,
      ...size,
      radius: 2,
      round,
      frame: silver ? darken(input.mount, 0.5) : '#0d0e0f',
      label: { drawn: input.label, plate: input.model, share: round ? 1 : 0.95 },
    },
    input.placement,
    input.ids,
  )
  const mark = onFront(
    path(lettering(modelMark(input.model), 5, 0, 0, { tracking: 90 }), {
      fill: silver ? '#23272a' : '#fff',
      opacity: 0.66,
    }),
    [0, 55.2, hd - 2.5],
    input.placement,
  )
  return join(body, edge, label, mark)
}

/** A metal mount: a brushed steel frame, the carriage between its posts, and the head that is pressed. */
export function professionalMount(input: MountInput): Mount {
  const { model } = input
  const shape: Shape = {
    input,
    round: model.round,
    hw: Math.max(model.width / 2 + 10, model.band ? 24 : 20),
    hd: Math.max(model.height / 2 + 10, 17),
  }
  const { hw, hd } = shape
  const bar = box(shape, { x: 0, z: hd - 3.6, hw: hw - 3.6, hd: 1.1, from: 40, to: 47, r: 0.6 }, steel)
  const barFace = onFront(
    brushedFace(2 * hw - 7.8, 6.8, input.ids, { light: 0.45, radius: 0.3 }),
    [-hw + 3.9, 46.9, hd - 2.48],
    input.placement,
  )
  const part = join(base(shape), post(shape, -1), carriage(shape), post(shape, 1), bar, barFace, head(shape))
  return { ...part, height: 69, front: hd, halfWidth: hw }
}
