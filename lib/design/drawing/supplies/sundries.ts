import { lettering } from '../lettering/lettering'
import type { Placement } from '../solid/camera'
import type { Standing } from '../solid/compose'
import { join, onTop } from '../solid/face'
import { fillet, type LoftOptions, loft } from '../solid/loft'
import { paperCard } from '../stamps/paper'
import { ellipse, num, path, rect } from '../svg'
import { bottle, careBottle } from './bottle'

const round: LoftOptions = { elliptic: true, corner: 34, row: 1.6 }
const front: Placement = { yaw: 20 }

/** Tape on its core: a ring, with the hole painted on its top. */
function roll(colour: string, liner: string, width: number): Standing {
  const ring = (y: number, r: number) => ({ y, hw: r, hd: r, r })
  const part = join(
    loft(
      [ring(0, 33.4), ring(0.6, 34), ring(width - 0.6, 34), ring(width, 33.4)],
      { colour, gloss: 0.03, matt: true },
      front,
      round,
    ),
    onTop(
      ellipse(0, 0, 33, 33, { fill: 'none', stroke: '#000', 'stroke-opacity': 0.14, 'stroke-width': 0.5 }) +
        ellipse(0, 0, 28, 28, { fill: 'none', stroke: '#000', 'stroke-opacity': 0.1, 'stroke-width': 0.4 }) +
        ellipse(0, 0, 22, 22, { fill: liner }) +
        ellipse(0, 0, 19, 19, { fill: '#8f9692' }) +
        ellipse(0, 3, 18.4, 16, { fill: '#d9dcd8' }),
      [0, width + 0.05, 0],
      front,
    ),
  )
  return { part }
}

/** Flat strips that lie fanned on the bench. */
function strips(
  count: number,
  width: number,
  height: number,
  colours: readonly [string, string],
): Standing[] {
  return Array.from({ length: count }, (_, index) => {
    const placement = { yaw: -14 + index * 9, x: index * 4, z: index * (height + 5) }
    const slab = { y: 1.2, hw: width / 2, hd: height / 2, r: 1.2 }
    const part = join(
      loft([{ ...slab, y: 0 }, slab], { colour: colours[0], gloss: 0.02, matt: true }, placement),
      onTop(
        rect(-width / 2 + 0.4, -height / 2 + 0.4, width - 0.8, height - 0.8, 1, { fill: colours[1] }) +
          rect(width / 2 - 9, -height / 2 + 0.4, 8.6, height - 0.8, 1, { fill: '#fff', opacity: 0.35 }),
        [0, 1.25, 0],
        placement,
      ),
    )
    return { part }
  })
}

/** Round pads on a backing sheet. */
function dots(): Standing[] {
  let pads = ''
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 4; column++) {
      const [x, y] = [12 + column * 20, 12 + row * 20]
      pads +=
        ellipse(x + 0.4, y + 0.8, 8.4, 8.4, { opacity: 0.16 }) +
        ellipse(x, y, 8, 8, { fill: (row + column) % 2 ? '#f1f1ee' : '#25282a' }) +
        ellipse(x, y, 6.6, 6.6, {
          fill: 'none',
          stroke: '#7d8480',
          'stroke-opacity': 0.5,
          'stroke-width': 0.7,
          'stroke-dasharray': '0.9 0.9',
        })
    }
  }
  return [paperCard(pads, { width: 84, height: 64 }, { width: 90, height: 70 }, { yaw: 12 })]
}

function chain(): Standing[] {
  let links = ''
  for (let index = 0; index < 34; index++) {
    const t = index / 33
    const x = 12 + t * 96
    const y = 12 + 34 * Math.sin(Math.PI * t)
    const turn = (Math.cos(Math.PI * t) * 34 * Math.PI) / 96
    links += ellipse(0, 0, 2.6, index % 2 ? 0.9 : 1.7, {
      fill: 'none',
      stroke: index % 2 ? '#7e858a' : '#b4bac0',
      'stroke-width': 0.9,
      transform: `translate(${num(x)} ${num(y)}) rotate(${num((Math.atan(turn) * 180) / Math.PI)})`,
    })
  }
  const hook = (x: number) =>
    path(`M${x} 11v-6a3 3 0 1 1 5 2`, {
      fill: 'none',
      stroke: '#8e959a',
      'stroke-width': 1.5,
      'stroke-linecap': 'round',
    })
  return [
    paperCard(
      links + hook(10) + hook(108),
      { width: 120, height: 58 },
      { width: 130, height: 68 },
      { yaw: 8 },
    ),
  ]
}

/** A soft cloth, folded twice. */
function cloth(): Standing {
  const layer = (y: number, grow: number) => ({ y, hw: 46 + grow, hd: 36 + grow, r: 5 })
  const part = join(
    ...[0, 1, 2, 3].map(index => {
      const top = layer(index * 3.2 + 2.4, -index * 0.5)
      return loft(
        [{ ...top, y: index * 3.2 }, top, ...fillet(top, 0.7, 4).slice(1)],
        { colour: index % 2 ? '#3c86b8' : '#4792c4', gloss: 0.015, matt: true },
        { yaw: 18 + index * 0.8 },
      )
    }),
    onTop(
      path('M-40 -30L40 -30L40 30L-40 30Z', {
        fill: 'none',
        stroke: '#e7f1f7',
        'stroke-opacity': 0.55,
        'stroke-width': 0.7,
        'stroke-dasharray': '2 1.6',
      }),
      [0, 12.75, 0],
      { yaw: 20.4 },
    ),
  )
  return { part }
}

/** A sheet with crosshairs where to drill. */
function drillTemplate(): Standing[] {
  const cross = (x: number, y: number) =>
    path(`M${x - 8} ${y}h16M${x} ${y - 8}v16`, { stroke: '#ad1f2d', 'stroke-width': 0.7, fill: 'none' }) +
    ellipse(x, y, 4, 4, { fill: 'none', stroke: '#ad1f2d', 'stroke-width': 0.7 })
  let ruler = ''
  for (let tick = 0; tick <= 26; tick++) ruler += `M${8 + tick * 7} 128v${tick % 5 === 0 ? -6 : -3}`
  const inner =
    rect(24, 22, 150, 84, 3, {
      fill: 'none',
      stroke: '#14523f',
      'stroke-width': 0.8,
      'stroke-dasharray': '4 2.4',
    }) +
    cross(38, 36) +
    cross(160, 36) +
    cross(38, 92) +
    cross(160, 92) +
    path(ruler, { stroke: '#16201c', 'stroke-width': 0.5 }) +
    path(lettering('1 : 1', 12, 99, 70), { fill: '#636c66' })
  return [paperCard(inner, { width: 198, height: 132 }, { width: 210, height: 148 }, { yaw: 10 })]
}

/** Products for signs that are neither hardware nor signs, by model; labels in the language of the picture. */
export function sundry(model: string, label: string): Standing[] | undefined {
  switch (model) {
    case 'tape-strips':
      return strips(4, 70, 15, ['#e9e7e0', '#c9372f'])
    case 'magnet-strip':
      return strips(3, 96, 12, ['#1f2123', '#2f3336'])
    case 'tape-roll':
      return [roll('#f1efe9', '#c98f4e', 19)]
    case 'velcro':
      return dots()
    case 'chain':
      return chain()
    case 'glue-mounting':
      return [
        bottle(
          { shape: careBottle, colour: '#e5b23c', capColour: '#c8202f', lines: [label, '80 ml'] },
          { yaw: 0 },
        ),
      ]
    case 'cleaner-plexiglass':
      return [
        bottle(
          { shape: careBottle, colour: '#8fc3de', capColour: '#f4f4f2', lines: [label, '250 ml'] },
          { yaw: 0 },
        ),
      ]
    case 'cleaner-brass':
      return [
        bottle(
          { shape: careBottle, colour: '#c8a550', capColour: '#232528', lines: [label, '150 ml'] },
          { yaw: 0 },
        ),
      ]
    case 'cloth':
      return [cloth()]
    case 'drill-template':
      return drillTemplate()
    default:
      return undefined
  }
}
