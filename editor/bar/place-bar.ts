interface Size {
  width: number
  height: number
}

interface Area extends Size {
  left: number
  top: number
}

/** Free ground between a bar and what it belongs to, in CSS pixels: above it stands the handle for turning, below it the figure of a finding. */
const gapAbove = 42
const gapBelow = 44
/** Between a bar and the plate: its rulers stand above it. */
const rulerGap = 30
const plateGap = 14
/** Between a bar and the canvas's edge. */
const edge = 8

const held = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), Math.max(least, most))

/**
 * Where a bar stands for what is selected: beside the plate where the canvas has space for it, so that no line of the
 * design is hidden; else above or below what is selected; else at the edge of the canvas that is farther from its
 * middle. It stays inside the canvas. All in CSS pixels from the canvas's top left corner.
 */
export function placeBar(
  selected: Area,
  plate: Area,
  bar: Size,
  canvas: Size,
): { left: number; top: number } {
  const left = held(selected.left + selected.width / 2 - bar.width / 2, edge, canvas.width - bar.width - edge)
  const lowest = canvas.height - bar.height - edge
  const above = selected.top - gapAbove - bar.height
  const below = selected.top + selected.height + gapBelow
  const over = Math.min(above, plate.top - rulerGap - bar.height)
  const under = Math.max(below, plate.top + plate.height + plateGap)
  const nearTop = selected.top + selected.height / 2 < plate.top + plate.height / 2
  const wished = nearTop ? [over, under, above, below] : [under, over, above, below]
  const free = wished.find(top => top >= edge && top <= lowest)
  if (free !== undefined) return { left, top: free }
  const centre = selected.top + selected.height / 2
  return { left, top: centre > canvas.height / 2 ? edge : Math.max(edge, lowest) }
}
