/**
 * Sine, cosine and arc tangent out of +, −, ×, ÷ and √ alone. Those are exact by IEEE 754 in every engine, while
 * `Math.sin` and its kin are not: two browsers may answer with different last bits.
 */
const halfPi = Math.PI / 2

/** Taylor about 0, for |x| ≤ π/4: the first term left out is below 1e-17. */
function sinNear(x: number): number {
  const q = x * x
  let sum = 1
  for (let n = 16; n >= 2; n -= 2) sum = 1 - (sum * q) / (n * (n + 1))
  return x * sum
}

function cosNear(x: number): number {
  const q = x * x
  let sum = 1
  for (let n = 17; n >= 1; n -= 2) sum = 1 - (sum * q) / (n * (n + 1))
  return sum
}

/** Sine and cosine of an angle in radians. */
export function sinCos(angle: number): { sin: number; cos: number } {
  const turns = Math.round(angle / halfPi)
  const rest = angle - turns * halfPi
  const s = sinNear(rest)
  const c = cosNear(rest)
  const quadrant = ((turns % 4) + 4) % 4
  if (quadrant === 0) return { sin: s, cos: c }
  if (quadrant === 1) return { sin: c, cos: -s }
  if (quadrant === 2) return { sin: -s, cos: -c }
  return { sin: -c, cos: s }
}

export const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Sine and cosine of an angle in degrees; quarter turns are exact. */
export function sinCosDegrees(degrees: number): { sin: number; cos: number } {
  const turn = ((degrees % 360) + 360) % 360
  if (turn === 0) return { sin: 0, cos: 1 }
  if (turn === 90) return { sin: 1, cos: 0 }
  if (turn === 180) return { sin: 0, cos: -1 }
  if (turn === 270) return { sin: -1, cos: 0 }
  return sinCos(radians(turn))
}

/** Three halvings bring |x| ≤ 1 under 0.1, where fourteen terms of the series are enough. */
function atanUpToOne(x: number): number {
  let t = x
  for (let i = 0; i < 3; i += 1) t = t / (1 + Math.sqrt(1 + t * t))
  const q = t * t
  let sum = 0
  for (let n = 27; n >= 1; n -= 2) sum = 1 / n - q * sum
  return 8 * t * sum
}

/** The angle of (x, y) from the x axis, in radians, −π to π. */
export function angleOf(y: number, x: number): number {
  if (x === 0 && y === 0) return 0
  const ax = Math.abs(x)
  const ay = Math.abs(y)
  const first = ax >= ay ? atanUpToOne(ay / ax) : halfPi - atanUpToOne(ax / ay)
  const upper = x < 0 ? Math.PI - first : first
  return y < 0 ? -upper : upper
}

/** √(x² + y²); `Math.hypot` is not exact everywhere. */
export function distance(x: number, y: number): number {
  return Math.sqrt(x * x + y * y)
}
