import type { Point } from './path'
import { angleOf, distance, sinCos } from './trig'

/*
 * The line that runs inside of an ellipse, as far from it everywhere, and walks along it by length. At the parameter t,
 * clockwise from the top, the ellipse is at (rx · sin t, −ry · cos t) and passes by at the speed v = √(rx² cos² t + ry² sin² t);
 * the line inside of it at v − inset · rx · ry / v². Nothing but +, −, ×, ÷ and √ is used, so that every engine agrees.
 */

/** A line `inset` mm inside of an ellipse about (0, 0); below zero it runs outside. */
export interface InsetEllipse {
  readonly rx: number
  readonly ry: number
  readonly inset: number
  /** All around, in mm. */
  readonly length: number
  /** The length from the top to each step of a quarter of it. */
  readonly steps: readonly number[]
}

/** A place on the line, with the direction out of the ellipse, of length 1. */
export interface EllipseStation extends Point {
  readonly outX: number
  readonly outY: number
}

/** Steps of a quarter: three points of Gauss in each are exact to far below the grid. */
const stepsPerQuarter = 64
const step = Math.PI / 2 / stepsPerQuarter
/** Corrections of a place within its step. */
const corrections = 5
/** Halvings by which the nearest place is found. */
const halvings = 100

type Measures = Pick<InsetEllipse, 'rx' | 'ry' | 'inset'>

function speedAt({ rx, ry, inset }: Measures, t: number): number {
  const { sin, cos } = sinCos(t)
  const speed = distance(rx * cos, ry * sin)
  return speed - (inset * rx * ry) / (speed * speed)
}

const gauss = Math.sqrt(0.6)

/** The length between two parameters that are a step apart at most. */
function lengthOver(measures: Measures, from: number, to: number): number {
  const [middle, half] = [(from + to) / 2, (to - from) / 2]
  const outer = speedAt(measures, middle - gauss * half) + speedAt(measures, middle + gauss * half)
  return (half * (5 * outer + 8 * speedAt(measures, middle))) / 9
}

/**
 * @param rx half the width of the ellipse in mm
 * @param ry half its height
 * @returns null where the line would have corners: the ellipse bends more than it is far from it
 */
export function insetEllipse(rx: number, ry: number, inset: number): InsetEllipse | null {
  const [short, long] = [Math.min(rx, ry), Math.max(rx, ry)]
  if (!(short > 0 && inset < (short * short) / long)) return null
  const measures = { rx, ry, inset }
  const steps = [0]
  let length = 0
  for (let index = 0; index < stepsPerQuarter; index += 1) {
    length += lengthOver(measures, index * step, (index + 1) * step)
    steps.push(length)
  }
  return { ...measures, length: 4 * length, steps }
}

/** The parameter at a length between 0 and a quarter. */
function parameterAt(curve: InsetEllipse, length: number): number {
  let low = 0
  let high = stepsPerQuarter - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((curve.steps[middle] ?? 0) <= length) low = middle
    else high = middle - 1
  }
  const from = low * step
  const rest = length - (curve.steps[low] ?? 0)
  const whole = (curve.steps[low + 1] ?? 0) - (curve.steps[low] ?? 0)
  let t = from + (step * rest) / whole
  for (let turn = 0; turn < corrections; turn += 1) {
    const beside = lengthOver(curve, from, t) - rest
    t = Math.min(from + step, Math.max(from, t - beside / speedAt(curve, t)))
  }
  return t
}

/** The ellipse's own place at a parameter moved by `inset`. */
function stationAt({ rx, ry, inset }: Measures, t: number): EllipseStation {
  const { sin, cos } = sinCos(t)
  const speed = distance(rx * cos, ry * sin)
  const [outX, outY] = [(ry * sin) / speed, (-rx * cos) / speed]
  return { x: rx * sin - inset * outX, y: -ry * cos - inset * outY, outX, outY }
}

/** The parameter that lies a length along the line, in mm clockwise from its top. */
export function parameterAlong(curve: InsetEllipse, along: number): number {
  const quarter = curve.length / 4
  const halves = Math.round(along / (2 * quarter))
  const rest = along - halves * 2 * quarter
  const t = parameterAt(curve, Math.min(quarter, Math.abs(rest)))
  return halves * Math.PI + (rest < 0 ? -t : t)
}

/** The place that lies a length along the line, in mm clockwise from its top. */
export const stationAlong = (curve: InsetEllipse, along: number): EllipseStation =>
  stationAt(curve, parameterAlong(curve, along))

/** The place and the speed at a parameter of a line that runs `inset` from the same ellipse. */
export function besideAt(curve: InsetEllipse, t: number, inset: number): EllipseStation & { speed: number } {
  const measures = { ...curve, inset }
  return { ...stationAt(measures, t), speed: speedAt(measures, t) }
}

/** The length of the line from its top to a parameter between −π and π. */
function lengthTo(curve: InsetEllipse, t: number): number {
  const away = Math.abs(t)
  const near = away > Math.PI / 2 ? Math.PI - away : away
  const index = Math.min(stepsPerQuarter - 1, Math.floor(near / step))
  const length = (curve.steps[index] ?? 0) + lengthOver(curve, index * step, near)
  const whole = near === away ? length : curve.length / 2 - length
  return t < 0 ? -whole : whole
}

/** The place of an ellipse that is nearest to a point of its upper right quarter (both coordinates at or above zero). */
function nearestInQuarter(rx: number, ry: number, x: number, y: number): Point {
  // The nearest place is (rx² x / (s + rx²), ry² y / (s + ry²)) for the one s above both poles that puts it on the ellipse.
  const isBeyond = (s: number) => {
    const [a, b] = [(rx * x) / (s + rx * rx), (ry * y) / (s + ry * ry)]
    return a * a + b * b > 1
  }
  const least = Math.max(-rx * rx + rx * x, -ry * ry + ry * y)
  let [low, high] = [least, Math.max(rx, ry) * (distance(x, y) + Math.max(rx, ry))]
  for (let turn = 0; turn < halvings; turn += 1) {
    const middle = (low + high) / 2
    if (isBeyond(middle)) low = middle
    else high = middle
  }
  // On an axis the pole itself may be the end of the search.
  const at = (side: number, radius: number) =>
    side === 0 ? 0 : (radius * radius * side) / (high + radius * radius)
  return { x: at(x, rx), y: at(y, ry) }
}

/** How far along the line a point lies, from half of it before its top to half of it behind, and how far outside of it, in mm. */
export function placeBeside(curve: InsetEllipse, { x, y }: Point): { along: number; out: number } {
  const { rx, ry, inset } = curve
  const near = nearestInQuarter(rx, ry, Math.abs(x), Math.abs(y))
  const t = angleOf((x < 0 ? -near.x : near.x) / rx, (y > 0 ? -near.y : near.y) / ry)
  const there = stationAt({ rx, ry, inset }, t)
  return {
    along: lengthTo(curve, t),
    out: (x - there.x) * there.outX + (y - there.y) * there.outY,
  }
}
