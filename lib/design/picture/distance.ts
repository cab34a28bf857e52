/** Far outside of any picture. */
const far = 1e12

/**
 * Squared distances along one line: the lower hull of parabolas (Felzenszwalb and Huttenlocher, 2012). `values` are
 * replaced by their transform.
 */
class LineTransform {
  private readonly hull: Int32Array
  private readonly starts: Float64Array
  private readonly found: Float64Array
  readonly values: Float64Array

  constructor(length: number) {
    this.hull = new Int32Array(length)
    this.starts = new Float64Array(length + 1)
    this.found = new Float64Array(length)
    this.values = new Float64Array(length)
  }

  run(length: number): void {
    const { hull, starts, values, found } = this
    let last = 0
    hull[0] = 0
    starts[0] = -far
    starts[1] = far
    const meets = (q: number, v: number) =>
      ((values[q] ?? 0) + q * q - (values[v] ?? 0) - v * v) / (2 * q - 2 * v)
    for (let q = 1; q < length; q += 1) {
      let start = meets(q, hull[last] ?? 0)
      while (start <= (starts[last] ?? 0)) {
        last -= 1
        start = meets(q, hull[last] ?? 0)
      }
      last += 1
      hull[last] = q
      starts[last] = start
      starts[last + 1] = far
    }
    last = 0
    for (let q = 0; q < length; q += 1) {
      while ((starts[last + 1] ?? far) < q) last += 1
      const v = hull[last] ?? 0
      found[q] = (q - v) ** 2 + (values[v] ?? 0)
    }
    values.set(found.subarray(0, length))
  }
}

/**
 * The squared distance in pixels from each pixel to the nearest one that is `wanted`, exact. What lies outside of the
 * picture is wanted if `frame` says so.
 */
export function squaredDistances(
  wanted: (pixel: number) => boolean,
  width: number,
  height: number,
  frame: boolean,
): Float32Array {
  const columns = width + 2
  const rows = height + 2
  const outside = frame ? 0 : far
  const all = new Float32Array(columns * rows).fill(outside)
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      all[(row + 1) * columns + column + 1] = wanted(row * width + column) ? 0 : far
    }
  }
  const line = new LineTransform(Math.max(columns, rows))
  for (let column = 0; column < columns; column += 1) {
    for (let row = 0; row < rows; row += 1) line.values[row] = all[row * columns + column] ?? 0
    line.run(rows)
    for (let row = 0; row < rows; row += 1) all[row * columns + column] = line.values[row] ?? 0
  }
  const found = new Float32Array(width * height)
  for (let row = 0; row < height; row += 1) {
    const from = (row + 1) * columns
    for (let column = 0; column < columns; column += 1) line.values[column] = all[from + column] ?? 0
    line.run(columns)
    for (let column = 0; column < width; column += 1)
      found[row * width + column] = line.values[column + 1] ?? 0
  }
  return found
}
