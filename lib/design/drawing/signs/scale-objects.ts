import { softOutline } from '../soft'
import { ellipse, group, num, path, rect } from '../svg'
import type { Backdrop } from './backdrop'

/** Something whose size everybody knows, to stand beside a sign. Millimetres; drawn from its top left corner. */
export interface ScaleObject {
  name: 'hand' | 'person' | 'bell' | 'handle' | 'bar' | 'cup' | 'button' | 'slot'
  width: number
  height: number
  svg: string
}

const shade = (d: string, deviation: number, opacity = 0.3) =>
  softOutline(d, {
    deviation,
    opacity,
    stroke: '#10140f',
    transform: `translate(${num(deviation * 0.7)} ${num(deviation)})`,
  })

const steel = { fill: '#c9ced1', stroke: '#7d858a', 'stroke-width': 0.8 } as const
const silhouette = '#5d655f'

/** An open hand, 190 mm from the wrist to the tip of the middle finger. */
function hand(): ScaleObject {
  const d =
    'M30 190C28 168 18 150 14 130C11 116 4 106 1 96C-1 89 6 85 11 90C17 97 21 104 25 108L22 44C21 33 34 32 35 43L39 84L40 22C40 10 54 10 54 22L55 82L60 28C61 17 74 18 73 29L71 88L80 50C83 40 94 43 92 54C88 78 88 104 86 126C84 150 78 166 77 190Z'
  return {
    name: 'hand',
    width: 94,
    height: 190,
    svg: path(d, {
      fill: silhouette,
      'fill-opacity': 0.55,
      stroke: '#fff',
      'stroke-opacity': 0.55,
      'stroke-width': 1.4,
    }),
  }
}

/** A grown person, 1.72 m. */
function person(): ScaleObject {
  const body =
    'M230 262C300 262 352 290 372 350C392 430 402 560 408 690C410 730 366 740 360 700L330 470L322 800L338 1240L330 1660C329 1690 352 1700 356 1720H262L252 1260L230 960L208 1260L198 1720H104C108 1700 131 1690 130 1660L122 1240L138 800L130 470L100 700C94 740 50 730 52 690C58 560 68 430 88 350C108 290 160 262 230 262Z'
  return {
    name: 'person',
    width: 460,
    height: 1720,
    svg: group(
      { fill: silhouette, opacity: 0.42 },
      ellipse(230, 118, 84, 112),
      path('M192 210H268V290H192Z'),
      path(body),
    ),
  }
}

/** A bell push on its plate, 60 mm square. */
function bell(): ScaleObject {
  const plate = 'M6 0H74Q80 0 80 6V74Q80 80 74 80H6Q0 80 0 74V6Q0 0 6 0Z'
  return {
    name: 'bell',
    width: 60,
    height: 60,
    svg: group(
      { transform: 'scale(0.75)' },
      shade(plate, 3) +
        path(plate, { fill: '#e9ebea', stroke: '#a9afac', 'stroke-width': 0.6 }) +
        ellipse(40, 40, 13, 13, { ...steel }) +
        ellipse(40, 40, 8.5, 8.5, { fill: '#f3f4f4', stroke: '#9aa2a5', 'stroke-width': 0.6 }) +
        ellipse(38, 37.5, 3.4, 2.6, { fill: '#fff', opacity: 0.8 }),
    ),
  }
}

/** A door handle with its plate and key hole: 220 mm high, the lever 128 mm long. */
function handle(): ScaleObject {
  const plate = 'M96 0H120Q128 0 128 8V212Q128 220 120 220H96Q88 220 88 212V8Q88 0 96 0Z'
  const lever = 'M108 52A12 12 0 0 1 108 76H10Q0 76 0 66Q0 58 10 58H84Q92 52 108 52Z'
  return {
    name: 'handle',
    width: 128,
    height: 220,
    svg:
      shade(plate, 4) +
      path(plate, steel) +
      path('M91 4V216', { stroke: '#fff', 'stroke-opacity': 0.6, 'stroke-width': 1.4 }) +
      shade(lever, 6, 0.4) +
      path(lever, steel) +
      path('M8 61H84Q92 55 106 55', {
        fill: 'none',
        stroke: '#fff',
        'stroke-opacity': 0.75,
        'stroke-width': 1.6,
      }) +
      ellipse(108, 150, 5, 5, { fill: '#22272a' }) +
      path('M105.500 152H110.500L112 168H104Z', { fill: '#22272a' }),
  }
}

/** The bar of a glass door, 32 mm thick and 400 mm long. */
function bar(): ScaleObject {
  const tube = 'M16 0Q32 0 32 16V384Q32 400 16 400Q0 400 0 384V16Q0 0 16 0Z'
  return {
    name: 'bar',
    width: 32,
    height: 400,
    svg:
      shade(tube, 7, 0.35) +
      path(tube, steel) +
      rect(7, 10, 5, 380, 2.5, { fill: '#fff', opacity: 0.65 }) +
      rect(24, 10, 5, 380, 2.5, { fill: '#5c656a', opacity: 0.4 }),
  }
}

/** A cup on its table, 95 mm high. */
function cup(): ScaleObject {
  const body = 'M4 2H80L75 84Q74 94 64 94H20Q10 94 9 84Z'
  return {
    name: 'cup',
    width: 112,
    height: 95,
    svg:
      shade(body, 4, 0.26) +
      path('M78 20C104 14 112 30 106 46C101 60 88 66 77 66', {
        fill: 'none',
        stroke: '#e8e4dc',
        'stroke-width': 9,
      }) +
      path(body, { fill: '#f4f1ea', stroke: '#bdb6a8', 'stroke-width': 0.8 }) +
      ellipse(42, 3, 38, 4.5, { fill: '#d9d2c4' }) +
      ellipse(42, 4, 34, 3, { fill: '#4a2f1d' }) +
      path('M14 12L19 84', { stroke: '#fff', 'stroke-width': 5, opacity: 0.7 }),
  }
}

/** The button of a jacket, 20 mm. */
function button(): ScaleObject {
  const hole = (x: number, y: number) => ellipse(x, y, 1.1, 1.1, { fill: '#12161d' })
  return {
    name: 'button',
    width: 20,
    height: 20,
    svg:
      ellipse(10.6, 11.2, 10.2, 10.2, { fill: '#0b0f15', opacity: 0.5 }) +
      ellipse(10, 10, 10, 10, { fill: '#56606e' }) +
      ellipse(10, 10, 7.6, 7.6, { fill: '#48515e', stroke: '#6c7686', 'stroke-width': 0.5 }) +
      hole(8.2, 8.2) +
      hole(11.8, 8.2) +
      hole(8.2, 11.8) +
      hole(11.8, 11.8),
  }
}

/** The slot of a letter box, 230 × 32 mm, with its flap. */
function slot(): ScaleObject {
  const frame = 'M4 0H226Q230 0 230 4V28Q230 32 226 32H4Q0 32 0 28V4Q0 0 4 0Z'
  return {
    name: 'slot',
    width: 230,
    height: 32,
    svg:
      path(frame, { fill: '#1b1f1e' }) +
      rect(3, 2, 224, 24, 2, { fill: '#3c4341' }) +
      rect(3, 2, 224, 2, 1, { fill: '#fff', opacity: 0.25 }) +
      rect(3, 26, 224, 4, 1, { fill: '#000', opacity: 0.6 }),
  }
}

/** Signs beyond it stand beside a person, mm. */
const largeMm = 700
/** Signs below it hang beside a bell push, mm. */
const smallMm = 160

/** What suits a ground and a size of sign. */
export function scaleObjectFor(backdrop: Backdrop, longerMm: number): ScaleObject {
  if (backdrop === 'letter-box') return slot()
  if (backdrop === 'fabric') return button()
  if (backdrop === 'room') return cup()
  if (longerMm > largeMm) return person()
  if (backdrop === 'door-wood') return handle()
  if (backdrop === 'glass') return bar()
  return longerMm < smallMm ? bell() : hand()
}
