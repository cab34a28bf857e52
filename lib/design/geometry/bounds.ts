import type { Path, Rect } from './path'

class Extent {
  min = Number.POSITIVE_INFINITY
  max = Number.NEGATIVE_INFINITY

  add(value: number): void {
    if (value < this.min) this.min = value
    if (value > this.max) this.max = value
  }

  /** The turning point of a quadratic curve, where it has one inside. */
  addQuadratic(p0: number, p1: number, p2: number): void {
    const bend = p0 - 2 * p1 + p2
    if (bend === 0) return
    const t = (p0 - p1) / bend
    if (t > 0 && t < 1) this.add((1 - t) * (1 - t) * p0 + 2 * (1 - t) * t * p1 + t * t * p2)
  }

  addCubic(p0: number, p1: number, p2: number, p3: number): void {
    const at = (t: number) => {
      if (!(t > 0 && t < 1)) return
      const u = 1 - t
      this.add(u * u * u * p0 + 3 * u * u * t * p1 + 3 * u * t * t * p2 + t * t * t * p3)
    }
    const a = p3 - 3 * p2 + 3 * p1 - p0
    const b = 2 * (p2 - 2 * p1 + p0)
    const c = p1 - p0
    if (Math.abs(a) < 1e-12) {
      if (b !== 0) at(-c / b)
      return
    }
    const root = b * b - 4 * a * c
    if (root < 0) return
    at((-b + Math.sqrt(root)) / (2 * a))
    at((-b - Math.sqrt(root)) / (2 * a))
  }
}

/** The smallest upright rectangle around the outline itself (not its control points); `null` where there is none. */
export function pathBounds(path: Path): Rect | null {
  const xs = new Extent()
  const ys = new Extent()
  let x = 0
  let y = 0
  for (const command of path) {
    if (command[0] === 'Z') continue
    if (command[0] === 'Q') {
      xs.addQuadratic(x, command[1], command[3])
      ys.addQuadratic(y, command[2], command[4])
    } else if (command[0] === 'C') {
      xs.addCubic(x, command[1], command[3], command[5])
      ys.addCubic(y, command[2], command[4], command[6])
    }
    x = command[command.length - 2] as number
    y = command[command.length - 1] as number
    xs.add(x)
    ys.add(y)
  }
  if (xs.min > xs.max) return null
  return { left: xs.min, top: ys.min, width: xs.max - xs.min, height: ys.max - ys.min }
}

/** The rectangle around two; either may be missing. */
export function uniteRects(first: Rect | null, second: Rect | null): Rect | null {
  if (!first) return second
  if (!second) return first
  const left = Math.min(first.left, second.left)
  const top = Math.min(first.top, second.top)
  const right = Math.max(first.left + first.width, second.left + second.width)
  const bottom = Math.max(first.top + first.height, second.top + second.height)
  return { left, top, width: right - left, height: bottom - top }
}
