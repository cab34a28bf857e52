/** An upright rectangle in whole steps of the nesting's grid. */
export interface Cell {
  x: number
  y: number
  width: number
  height: number
}

const meets = (a: Cell, b: Cell): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

const holds = (outer: Cell, inner: Cell): boolean =>
  outer.x <= inner.x &&
  outer.y <= inner.y &&
  outer.x + outer.width >= inner.x + inner.width &&
  outer.y + outer.height >= inner.y + inner.height

/** What is left of a free place once another cell is taken out of it: at most four places, as large as they can be. */
function without(free: Cell, taken: Cell): Cell[] {
  const right = free.x + free.width
  const bottom = free.y + free.height
  const parts: Cell[] = []
  if (taken.x > free.x) parts.push({ ...free, width: taken.x - free.x })
  if (taken.x + taken.width < right)
    parts.push({ ...free, x: taken.x + taken.width, width: right - taken.x - taken.width })
  if (taken.y > free.y) parts.push({ ...free, height: taken.y - free.y })
  if (taken.y + taken.height < bottom)
    parts.push({ ...free, y: taken.y + taken.height, height: bottom - taken.y - taken.height })
  return parts
}

/**
 * The free places of a sheet once a cell is taken: every largest rectangle that is empty, none of them inside of another. That is
 * what "maximal rectangles" means.
 */
export function takeCell(free: readonly Cell[], taken: Cell): Cell[] {
  const kept: Cell[] = []
  const cut: Cell[] = []
  for (const place of free) {
    if (meets(place, taken)) cut.push(...without(place, taken))
    else kept.push(place)
  }
  // Uncut places always stay: a part lies within its old place, and no place contained another.
  const parts = cut.filter(
    (part, index) =>
      !kept.some(place => holds(place, part)) &&
      !cut.some((other, at) => at !== index && holds(other, part) && (at < index || !holds(part, other))),
  )
  return [...kept, ...parts]
}
