/** Tiles across the longer side: paper shows in each, and a shadow changes little from one to the next. */
const tilesAcross = 16
/** The part of a tile's greys that are darker than its paper. */
const paperShare = 0.85

/** The grey of the paper in a tile: lighter than most of its pixels. */
function paperOf(
  tones: Float32Array,
  width: number,
  left: number,
  top: number,
  right: number,
  bottom: number,
) {
  const counts = new Uint32Array(256)
  for (let row = top; row < bottom; row += 1) {
    for (let column = left; column < right; column += 1) {
      const tone = Math.min(255, Math.max(0, Math.round(tones[row * width + column] ?? 0)))
      counts[tone] = (counts[tone] ?? 0) + 1
    }
  }
  const wanted = (right - left) * (bottom - top) * paperShare
  let below = 0
  return counts.findIndex(count => {
    below += count
    return below >= wanted
  })
}

/**
 * Takes shadows across the paper away: each grey becomes its share of the paper's around it, which is measured in tiles
 * and runs evenly between their middles. Changes `tones`, 0 to 255.
 */
export function evenOut(tones: Float32Array, width: number, height: number): void {
  const edge = Math.max(1, Math.ceil(Math.max(width, height) / tilesAcross))
  const columns = Math.ceil(width / edge)
  const rows = Math.ceil(height / edge)
  const papers = Float32Array.from({ length: columns * rows }, (_, tile) => {
    const left = (tile % columns) * edge
    const top = Math.floor(tile / columns) * edge
    return Math.max(
      1,
      paperOf(tones, width, left, top, Math.min(width, left + edge), Math.min(height, top + edge)),
    )
  })
  const paperAt = (column: number, row: number) =>
    papers[Math.min(rows - 1, Math.max(0, row)) * columns + Math.min(columns - 1, Math.max(0, column))] ?? 255
  for (let row = 0; row < height; row += 1) {
    const y = (row + 0.5) / edge - 0.5
    const top = Math.floor(y)
    for (let column = 0; column < width; column += 1) {
      const x = (column + 0.5) / edge - 0.5
      const left = Math.floor(x)
      const upper = paperAt(left, top) * (1 - x + left) + paperAt(left + 1, top) * (x - left)
      const lower = paperAt(left, top + 1) * (1 - x + left) + paperAt(left + 1, top + 1) * (x - left)
      const paper = upper * (1 - y + top) + lower * (y - top)
      const at = row * width + column
      tones[at] = Math.min(255, ((tones[at] ?? 0) / paper) * 250)
    }
  }
}
