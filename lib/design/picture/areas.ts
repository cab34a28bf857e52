/** Pixels that hang together, by their corners too. */
export interface Area {
  left: number
  top: number
  width: number
  height: number
  pixels: number
  /** The largest value that a pixel of it has. */
  peak: number
}

const nothing = () => 0

/** The areas of all pixels that are `inside`, in the order of their first pixel. `value` is what `peak` is of. */
export function areasOf(
  inside: (pixel: number) => boolean,
  width: number,
  height: number,
  value: (pixel: number) => number = nothing,
): Area[] {
  const seen = new Uint8Array(width * height)
  const areas: Area[] = []
  const stack: number[] = []
  for (let first = 0; first < seen.length; first += 1) {
    if (seen[first] || !inside(first)) continue
    let [minX, maxX, minY, maxY, pixels, peak] = [width, 0, height, 0, 0, 0]
    seen[first] = 1
    stack.push(first)
    for (let pixel = stack.pop(); pixel !== undefined; pixel = stack.pop()) {
      const x = pixel % width
      const y = (pixel - x) / width
      minX = Math.min(minX, x)
      maxX = Math.max(maxX, x)
      minY = Math.min(minY, y)
      maxY = Math.max(maxY, y)
      pixels += 1
      peak = Math.max(peak, value(pixel))
      for (let step = 0; step < 9; step += 1) {
        const column = x + (step % 3) - 1
        const row = y + Math.floor(step / 3) - 1
        if (column < 0 || row < 0 || column >= width || row >= height) continue
        const beside = row * width + column
        if (seen[beside] || !inside(beside)) continue
        seen[beside] = 1
        stack.push(beside)
      }
    }
    areas.push({ left: minX, top: minY, width: maxX - minX + 1, height: maxY - minY + 1, pixels, peak })
  }
  return areas
}
