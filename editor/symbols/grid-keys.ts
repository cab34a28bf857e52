import type { KeyboardEvent } from 'react'

/** How many tiles a row of the grid has at this width. */
function columnsOf(tiles: readonly HTMLElement[]): number {
  const top = tiles[0]?.offsetTop
  const columns = tiles.findIndex(tile => tile.offsetTop !== top)
  return columns < 0 ? tiles.length : columns
}

/**
 * Moves the focus among the tiles of a grid with the arrows, Home and End.
 * @param kind what its tiles are, as a selector
 */
export function moveInGrid(event: KeyboardEvent<HTMLElement>, kind = 'button'): void {
  const tiles = [...event.currentTarget.querySelectorAll<HTMLElement>(kind)]
  const at = tiles.indexOf(document.activeElement as HTMLElement)
  if (at < 0) return
  const last = tiles.length - 1
  const moves: Record<string, number> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at + columnsOf(tiles),
    ArrowUp: at - columnsOf(tiles),
    Home: 0,
    End: last,
  }
  const to = moves[event.key]
  if (to === undefined) return
  event.preventDefault()
  event.stopPropagation()
  tiles[Math.min(last, Math.max(0, to))]?.focus()
}
