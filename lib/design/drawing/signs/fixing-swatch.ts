import { softRect } from '../soft'
import { createIds, type Ids, linearGradient, path, rect, tag } from '../svg'
import { drawHead, headKindOf, tonesOf } from './fixings/heads'
import type { SignLook } from './look'
import { drawSign } from './sign-picture'

const canvas = { x: 0, y: 0, width: 80, height: 60 }

function onCanvas(inner: string): string {
  return tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 80 60', width: 320, height: 240 },
    inner,
  )
}

/** A cross through a ring: no fixing at all. */
function noFixing(): string {
  return path('M40 12a18 18 0 1 1 0 36a18 18 0 1 1 0 -36M27.3 42.7L52.7 17.3', {
    fill: 'none',
    stroke: '#636c66',
    'stroke-width': 2,
  })
}

/** A small plate with what holds it: feet, a stand, the clip of a badge. */
function heldPlate(fixing: string, style: string, width: number, height: number, ids: Ids): string {
  const outline = `M0 0H${width}V${height}H0Z`
  const look: SignLook = {
    width,
    height,
    outline,
    hull: [
      [0, 0],
      [width, 0],
      [width, height],
      [0, height],
    ],
    shape: 'rect',
    cornerMm: 0,
    face: fixing === 'badge' ? 'solid' : 'gloss',
    background: '#fafafa',
    text: '#111111',
    layers: [{ colour: '#9a9d9a', mm: 2 }],
    thickness: 2,
    marking: 'printing',
    bevelMm: 0,
    fixing,
    style,
    places: [],
    standoffMm: 0,
  }
  const top = fixing === 'badge' ? 22 : 10
  return tag(
    'g',
    { transform: `translate(${(80 - width) / 2} ${top})` },
    drawSign({ look, ids, canvas, k: 0.4, clip: ids.next('clip') }, []),
  )
}

/** The back of a badge: the bar with its magnets or its pin. */
function badgeBack(style: string, ids: Ids): string {
  const [light, middle, dark] = tonesOf('silver')
  const bar = ids.next('bar')
  const steel = linearGradient(
    bar,
    [0, 0, 0, 1],
    [
      [0, light],
      [0.5, middle],
      [1, dark],
    ],
  )
  const parts =
    style === 'magnet'
      ? [22, 40, 58].map(x => drawHead('spacer', 'silver', x, 30, 6.4, ids)).join('')
      : path('M16 30H60M16 26.4a3.6 3.6 0 1 1 0 7.2a3.6 3.6 0 1 1 0 -7.2M60 26v8', {
          fill: 'none',
          stroke: '#5d656a',
          'stroke-width': 1.8,
          'stroke-linecap': 'round',
        })
  return (
    tag('defs', {}, steel) +
    softRect({ x: 9, y: 23, width: 63, height: 17 }, { deviation: 1.4, opacity: 0.35, fill: '#101614' }) +
    rect(8, 21, 64, 18, 3, { fill: `url(#${bar})` }) +
    rect(8, 21, 64, 18, 3, { fill: 'none', stroke: '#000', 'stroke-opacity': 0.2, 'stroke-width': 0.4 }) +
    parts
  )
}

/**
 * A fixing straight on, on no ground: for the choice of fixings. `style` is a style or a badge type of the fixing.
 * `undefined` for a fixing that is not known.
 */
export function fixingSwatch(fixing: string, style: string, prefix = 'fx'): string | undefined {
  const ids = createIds(prefix)
  const kind = headKindOf(fixing)
  if (kind) return onCanvas(drawHead(kind, style, 39, 26, style.endsWith('-l') ? 20 : 17, ids))
  switch (fixing) {
    case 'none':
      return onCanvas(noFixing())
    case 'feet':
      return onCanvas(heldPlate(fixing, style, 56, 32, ids))
    case 'stand':
      return onCanvas(heldPlate(fixing, style, 58, 32, ids))
    case 'badge':
      return onCanvas(style === 'clip' ? heldPlate(fixing, style, 58, 26, ids) : badgeBack(style, ids))
    default:
      return undefined
  }
}
