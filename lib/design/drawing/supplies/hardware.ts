import type { Placement } from '../solid/camera'
import type { Standing } from '../solid/compose'
import { join, onTop } from '../solid/face'
import { fillet, type LoftOptions, loft, type Part, turned } from '../solid/loft'
import type { Surface } from '../solid/shade'
import { path, rect } from '../svg'

const round: LoftOptions = { elliptic: true, corner: 26, row: 1.2 }

const metals: Readonly<Record<string, Surface>> = {
  silver: { colour: '#dfe3e6', metal: true },
  steel: { colour: '#cfd4d8', metal: true },
  gold: { colour: '#e0b355', metal: true, gain: 1.05 },
  brass: { colour: '#d3a948', metal: true },
  black: { colour: '#26282b', gloss: 0.08 },
  white: { colour: '#f2f3f2', gloss: 0.08 },
}

export const surfaceOf = (style: string): Surface =>
  metals[style.replace(/-l$/, '')] ?? { colour: '#dfe3e6', metal: true }

type Profile = readonly (readonly [number, number])[]

const lathe = (profile: Profile, surface: Surface, placement: Placement, steps = 3): Part =>
  loft(turned(profile, steps), surface, placement, round)

/** A stand-off: barrel, the gap for the plate, and the cap that is screwed on. */
function spacer(style: string, placement: Placement): Part {
  const large = style.endsWith('-l')
  const r = large ? 10 : 7.5
  const height = large ? 25 : 15
  const surface = surfaceOf(style)
  return join(
    lathe(
      [
        [0, r - 0.4],
        [0.4, r],
        [height / 2, r],
        [height - 0.4, r],
        [height, r - 0.4],
      ],
      surface,
      placement,
    ),
    lathe(
      [
        [height, 3.4],
        [height + 3, 3.4],
      ],
      metals.steel ?? surface,
      placement,
      1,
    ),
    lathe(
      [
        [height + 3, r - 0.4],
        [height + 3.4, r],
        [height + 6, r],
        [height + 7, r - 0.3],
        [height + 7.6, r - 1.2],
      ],
      surface,
      placement,
    ),
  )
}

/** A cover cap over the head of a screw. */
function cap(style: string, placement: Placement): Part {
  return lathe(
    [
      [0, 6.9],
      [0.6, 7],
      [1.6, 6.9],
      [3.2, 6.1],
      [4.4, 4.6],
      [5.1, 2.6],
      [5.4, 0.2],
    ],
    surfaceOf(style),
    placement,
    5,
  )
}

/** A wood screw on its tip, with a plug beside it. */
function screw(style: string, placement: Placement): Part {
  const surface = surfaceOf(style)
  const thread: (readonly [number, number])[] = [
    [0, 0.2],
    [3, 1.2],
  ]
  for (let turn = 0; turn < 14; turn++) {
    thread.push([3.6 + turn * 1.5, 2.15], [4.35 + turn * 1.5, 1.5])
  }
  const headless: Profile = [...thread, [25.4, 1.8], [29, 1.8]]
  const plug = { ...placement, x: (placement.x ?? 0) + 11, z: (placement.z ?? 0) + 4 }
  return join(
    lathe(headless, surface, placement, 2),
    lathe(
      [
        [29, 1.9],
        [31, 3.6],
        [32, 4.1],
        [32.6, 3.9],
        [33, 2.8],
      ],
      surface,
      placement,
      4,
    ),
    onTop(
      path('M-2.4 0H2.4M0 -2.4V2.4', { stroke: '#1b1d1e', 'stroke-width': 0.8, fill: 'none' }),
      [0, 33.05, 0],
      placement,
    ),
    lathe(
      [
        [0, 2.4],
        [0.4, 3],
        [12, 3],
        [20, 3.1],
        [20.6, 3.8],
        [21.4, 3.8],
      ],
      { colour: '#9aa0a4', gloss: 0.04 },
      plug,
      2,
    ),
  )
}

function suctionCup(placement: Placement): Part {
  const rubber: Surface = { colour: '#d5e0e2', gloss: 0.1, rim: 0.8 }
  return lathe(
    [
      [0, 19.6],
      [0.6, 20],
      [1.4, 19.6],
      [3, 16.4],
      [5.4, 10],
      [8, 6.6],
      [11, 5.6],
      [13, 6.6],
      [14.4, 7.4],
      [16.4, 7.4],
      [17.6, 6.6],
      [18, 5],
    ],
    rubber,
    placement,
    5,
  )
}

/** A foot with the slot that clasps an 8 mm plate. */
function foot(style: string, placement: Placement): Part {
  return join(
    lathe(
      [
        [0, 8.6],
        [0.4, 9],
        [8, 9],
        [18, 9],
        [18.6, 8.8],
        [19, 8],
      ],
      surfaceOf(style),
      placement,
    ),
    onTop(rect(-8.4, -4, 16.8, 8, 0, { fill: '#17191a' }), [0, 19.05, 0], placement),
    onTop(rect(-8.4, -4, 16.8, 1.2, 0, { fill: '#fff', opacity: 0.25 }), [0, 19.08, 0], placement),
  )
}

/** The back of a badge: a bar with magnets, or with a pin. */
function badgeBack(kind: string, placement: Placement): Part {
  const bar = { y: 1.6, hw: 22, hd: 6, r: 2 }
  const base = loft(
    [{ ...bar, y: 0 }, bar, ...fillet(bar, 0.6, 4).slice(1)],
    kind === 'magnet' ? { colour: '#d9dde0', metal: true } : { colour: '#eef0f0', gloss: 0.06 },
    placement,
  )
  if (kind !== 'magnet') {
    const pin = path('M-18 0H17M-18 -1.6a2 2 0 1 1 0 3.2a2 2 0 1 1 0 -3.2', {
      stroke: '#8d9397',
      'stroke-width': 1.1,
      'stroke-linecap': 'round',
      fill: 'none',
    })
    return join(base, onTop(pin, [0, 2.6, 0], placement))
  }
  const magnets = [-14, 0, 14].map(dx => {
    const at = { ...placement }
    const own = { y: 3.6, hw: 4.6, hd: 4.6, r: 4.6, dx }
    return loft([{ ...own, y: 2.2 }, own], { colour: '#b9bfc4', metal: true }, at, round)
  })
  return join(base, ...magnets)
}

/** One piece of what a fixing set holds; `undefined` for those that are not hardware. */
export function hardwarePiece(fixing: string, style: string, placement: Placement): Part | undefined {
  switch (fixing) {
    case 'screws':
      return screw(style, placement)
    case 'screws-caps':
      return cap(style, placement)
    case 'screws-deco':
      return cap(style, placement)
    case 'screws-spacer':
      return spacer(style, placement)
    case 'suction-cup':
      return suctionCup(placement)
    case 'feet':
      return foot(style, placement)
    case 'badge':
      return badgeBack(style, placement)
    default:
      return undefined
  }
}

const pitch: Readonly<Record<string, number>> = {
  screws: 30,
  'screws-caps': 22,
  'screws-spacer': 30,
  'suction-cup': 50,
  feet: 34,
  badge: 54,
}

/** A set of a fixing on the bench: up to four pieces, two by two. */
export function hardwareSet(fixing: string, style: string, units: number): Standing[] {
  const step = pitch[fixing] ?? 30
  return Array.from({ length: Math.min(4, Math.max(1, units)) }, (_, index) => {
    const [column, row] = [index % 2, Math.floor(index / 2)]
    const placement = {
      yaw: 18,
      x: column * step + row * step * 0.35,
      z: row * step * 0.8 + column * step * 0.2,
    }
    return hardwarePiece(fixing, style, placement)
  }).flatMap(part => (part ? [{ part }] : []))
}
