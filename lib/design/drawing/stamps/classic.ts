import { lettering } from '../lettering/lettering'
import { brushedFace } from '../materials/steel'
import { join, onFront, onLeft } from '../solid/face'
import { fillet, loft, type Part, type Ring } from '../solid/loft'
import type { Surface } from '../solid/shade'
import { path } from '../svg'
import { bandCells } from './band'
import { bandWindow, ribbedWheel } from './band-window'
import { type Mount, type MountInput, modelMark } from './mount'

const steel: Surface = { colour: '#dfe3e6', metal: true }

type Shape = { input: MountInput; hw: number; hd: number }

/** The steel cage that holds the bands: two cheeks and the wheels between. */
function cage({ input, hw, hd }: Shape): Part {
  const { ids, placement } = input
  const plate = (y: number, grow: number): Ring => ({ y, hw: hw + grow, hd: hd + grow, r: 1.6 })
  const cells = bandCells(input.model)
  const cell = Math.min(7, (2 * hw - 5) / cells.length)
  const wheels = cells.map((_, index) =>
    onLeft(ribbedWheel(2.6), [-hw - 0.1, 17 - index * 0.01, -hd + 4 + index * 0.2], placement),
  )
  return join(
    loft([plate(0, -2), plate(3, -2)], { colour: '#7d3b35', gloss: 0.02, matt: true }, placement),
    loft([plate(3, -1.4), plate(24, -1.4)], { colour: '#1c1e20', gloss: 0.05 }, placement),
    loft([plate(4, -0.2), plate(5.2, 0), plate(23, 0), plate(24, -0.4)], steel, placement, { corner: 6 }),
    onFront(brushedFace(2 * hw - 3.2, 18, ids, { light: 0.42 }), [-hw + 1.6, 23, hd + 0.03], placement),
    onLeft(brushedFace(2 * hd - 3.2, 18, ids, { light: 0.3 }), [-hw - 0.03, 23, -hd + 1.6], placement),
    onFront(bandWindow(cells, cell, 9), [0, 14, hd + 0.06], placement),
    ...wheels.slice(0, 1),
  )
}

/** The black handle: a waist for the fingers and a rounded crown. */
function handle({ input, hw, hd }: Shape): Part {
  const at = (y: number, width: number, depth: number, r: number): Ring => ({ y, hw: width, hd: depth, r })
  const thin = Math.min(hd, 8)
  const neck = hw * 0.62
  const crown = at(60, hw * 0.86, thin + 1.4, thin)
  return loft(
    [
      at(24, hw - 0.4, hd - 0.4, 2),
      at(26, hw - 0.2, hd - 0.2, 2.4),
      at(29, hw * 0.86, hd * 0.9, 3),
      at(34, neck, thin, thin * 0.8),
      at(40, neck * 0.96, thin * 0.94, thin * 0.9),
      at(47, neck * 1.06, thin, thin * 0.9),
      at(54, hw * 0.8, thin + 1, thin),
      crown,
      ...fillet(crown, Math.min(6, thin * 0.8), 10).slice(1),
    ],
    { colour: input.mount, gloss: 0.06 },
    input.placement,
    { corner: 12, side: 6, row: 1.8 },
  )
}

/** A hand dater or numberer: steel cage with the bands, inked on a pad, held by a black handle. */
export function classicMount(input: MountInput): Mount {
  const { model } = input
  const shape: Shape = {
    input,
    hw: Math.max(model.width / 2 + 5, 15),
    hd: Math.max(model.height / 2 + 8, 10),
  }
  const mark = onFront(
    path(lettering(modelMark(model), 4, 0, 0, { tracking: 80 }), { fill: '#fff', opacity: 0.6 }),
    [0, 26, shape.hd - 0.1],
    input.placement,
  )
  const part = join(cage(shape), handle(shape), mark)
  return { ...part, height: 66, front: shape.hd, halfWidth: shape.hw }
}
