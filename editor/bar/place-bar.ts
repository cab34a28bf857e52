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
/** Between a bar and the canvas's edge. */
const edge = 8

const held = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), Math.max(least, most))

/**
 * Where a bar stands beside what is selected: above it, else below it, else at the edge of the canvas that is farther
 * from its middle. It stays inside the canvas. All in CSS pixels from the canvas's top left corner.
 */
export function placeBar(selected: Area, bar: Size, canvas: Size): { left: number; top: number } {
  const middle = selected.left + selected.width / 2
  const left = held(middle - bar.width / 2, edge, canvas.width - bar.width - edge)
  const above = selected.top - gapAbove - bar.height
  const below = selected.top + selected.height + gapBelow
  const lowest = canvas.height - bar.height - edge
  if (above >= edge && above <= lowest) return { left, top: above }
  if (below <= lowest && below >= edge) return { left, top: below }
  const centre = selected.top + selected.height / 2
  return { left, top: centre > canvas.height / 2 ? edge : Math.max(edge, lowest) }
}
