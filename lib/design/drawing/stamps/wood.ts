import { hash, noise } from '../materials/noise'
import { beech } from '../materials/timber'
import { softEllipse } from '../soft'
import { join, onTop } from '../solid/face'
import { loft, type Part, type Ring, topOutline, turned } from '../solid/loft'
import type { Surface } from '../solid/shade'
import { group, num, path, tag } from '../svg'
import type { Mount, MountInput } from './mount'

/** Height and radius of the turned handle, in millimetres above the block. */
const handleProfile = [
  [0, 8.2],
  [1.2, 8.7],
  [2.4, 8.2],
  [3.8, 6.6],
  [7.8, 5.3],
  [12.8, 5.2],
  [17.8, 6.2],
  [22.8, 8.4],
  [26.8, 10.4],
  [30.8, 11.7],
  [34.8, 12],
  [38.2, 11.2],
  [40.8, 9.4],
  [42.8, 6.6],
  [43.8, 3.4],
  [44.1, 0.4],
] as const

const blockTop = 20.2

/** Fibres along the top of the block, and the shade that the handle casts on them. */
function topGrain(input: MountInput, outline: Ring, elliptic: boolean, scale: number): Part {
  const { hw, hd } = outline
  const clip = input.ids.next('top')
  let pale = ''
  let dark = ''
  const count = Math.round((hd * 2) / 0.7)
  for (let index = 0; index < count; index++) {
    const z = -hd + ((index + hash(index, 1) * 0.8) * hd * 2) / count
    let line = `M${num(-hw)} ${num(z)}`
    for (let x = -hw; x <= hw; x += 4)
      line += `L${num(x + 4)} ${num(z + 1.8 * noise(x * 0.05 + 3, index * 0.2))}`
    if (hash(index, 9) > 0.6) pale += line
    else dark += line
  }
  const fibres = onTop(
    group(
      { fill: 'none' },
      path(dark, { stroke: '#7d5228', 'stroke-opacity': 0.2, 'stroke-width': 0.32 }),
      path(pale, { stroke: '#fff0d2', 'stroke-opacity': 0.22, 'stroke-width': 0.3 }),
    ) +
      softEllipse(input.ids, [4 * scale, -scale, 15 * scale, 13 * scale], '#3a2410', 0.42) +
      softEllipse(input.ids, [2 * scale, 0, 11.6 * scale, 10.6 * scale], '#2c1a0a', 0.4, 0.5),
    [0, blockTop + 0.02, 0],
    input.placement,
  )
  return {
    points: [],
    svg:
      tag('clipPath', { id: clip }, path(topOutline(outline, blockTop, input.placement, elliptic))) +
      group({ 'clip-path': `url(#${clip})` }, fibres.svg),
  }
}

/** The block: rubber, foam, beech. */
function block(input: MountInput, hw: number, hd: number, elliptic: boolean, scale: number): Part {
  const ring = (y: number, inset: number, r: number): Ring => ({ y, hw: hw - inset, hd: hd - inset, r })
  const grain = beech(
    ([x, y, z]) => y * 0.9 + z * 0.15 + x * 0.01,
    ([x, , z]) => x * 0.1 + z * 0.1,
  )
  const wood: Surface = { colour: '#d9ad78', grain, gloss: 0.03, matt: true }
  const coarse = elliptic ? { elliptic, corner: 24 } : { corner: 5, side: 4 }
  const top = ring(blockTop, 0.8, 0.8)
  return join(
    loft(
      [ring(0, 0.8, 0.8), ring(2.2, 0.8, 0.8)],
      { colour: '#7d3b35', gloss: 0.02, matt: true },
      input.placement,
      coarse,
    ),
    loft(
      [ring(2.2, 0.4, 1), ring(4.4, 0.4, 1)],
      { colour: '#45484b', gloss: 0.02, matt: true },
      input.placement,
      coarse,
    ),
    loft(
      [ring(4.4, 0, 1.6), ring(19, 0, 1.6), ring(19.7, 0.25, 1.4), top],
      wood,
      input.placement,
      elliptic ? { elliptic, corner: 30, row: 0.8 } : { corner: 6, side: 30, row: 0.8 },
    ),
    topGrain(input, top, elliptic, scale),
  )
}

/** A wooden hand stamp: a block of beech with a turned, varnished handle. */
export function woodMount(input: MountInput): Mount {
  const { model } = input
  const elliptic = model.round
  const hw = model.width / 2 + 1.5
  const hd = model.height / 2 + 1.5
  const scale = Math.max(0.62, Math.min(1.1, Math.min(hw, hd + 8) / 22))
  const profile = handleProfile.map(([y, radius]) => [blockTop + y * scale, radius * scale] as const)
  const grain = beech(
    ([x, , z]) => Math.atan2(z, x) * 5.2 + 20,
    ([, y]) => y * 0.045,
  )
  const handle = loft(turned(profile, 5), { colour: '#d9ad78', grain, gloss: 0.05 }, input.placement, {
    elliptic: true,
    corner: 22,
    row: 1.6,
  })
  const part = join(block(input, hw, hd, elliptic, scale), handle)
  return { ...part, height: blockTop + 44 * scale, front: hd, halfWidth: hw }
}
