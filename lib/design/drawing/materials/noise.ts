/** A number from 0 to 1 for two whole numbers: the same everywhere and always. */
export function hash(a: number, b: number): number {
  let h = Math.imul(a | 0, 374761393) ^ Math.imul(b | 0, 668265263)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}

/** Smooth noise from 0 to 1, one feature to a unit. */
export function noise(x: number, y: number): number {
  const i = Math.floor(x)
  const j = Math.floor(y)
  const fx = x - i
  const fy = y - j
  const u = fx * fx * (3 - 2 * fx)
  const v = fy * fy * (3 - 2 * fy)
  const top = hash(i, j) * (1 - u) + hash(i + 1, j) * u
  const bottom = hash(i, j + 1) * (1 - u) + hash(i + 1, j + 1) * u
  return top * (1 - v) + bottom * v
}
