/** A place on earth in degrees. */
export interface Place {
  latitude: number
  longitude: number
}

/** Pixels of a tile's side, as every service of map pictures has them. */
export const tileSize = 256

/** Beyond it the projection has no end. */
const highestLatitude = 85.0511

/** Where a place lies on the map of the world at a zoom, in pixels from its north-west corner (EPSG:3857). */
export function project({ latitude, longitude }: Place, zoom: number): { x: number; y: number } {
  const world = tileSize * 2 ** zoom
  const held = Math.max(-highestLatitude, Math.min(highestLatitude, latitude))
  const radians = (held * Math.PI) / 180
  const north = Math.log(Math.tan(Math.PI / 4 + radians / 2))
  return { x: ((longitude + 180) / 360) * world, y: (1 - north / Math.PI) * (world / 2) }
}

/** A piece of the map: its zoom, and its north-west corner in pixels at that zoom. */
export interface MapView {
  zoom: number
  left: number
  top: number
}

const zooms = { nearest: 16, farthest: 3 } as const

/** The nearest piece of the map, of a size in pixels, on which all places are with a margin around them. */
export function viewOf(places: readonly Place[], width: number, height: number, margin = 36): MapView {
  for (let zoom: number = zooms.nearest; ; zoom -= 1) {
    const points = places.map(place => project(place, zoom))
    const xs = points.map(({ x }) => x)
    const ys = points.map(({ y }) => y)
    const [west, east] = [Math.min(...xs), Math.max(...xs)]
    const [north, south] = [Math.min(...ys), Math.max(...ys)]
    const fits = east - west <= width - 2 * margin && south - north <= height - 2 * margin
    if (fits || zoom === zooms.farthest)
      return { zoom, left: (west + east) / 2 - width / 2, top: (north + south) / 2 - height / 2 }
  }
}

/** A picture of the map: its place in the service's grid, and in the view, in pixels. */
export interface Tile {
  x: number
  y: number
  left: number
  top: number
}

/** The pictures that a view of a size shows, row by row. */
export function tilesOf({ zoom, left, top }: MapView, width: number, height: number): Tile[] {
  const count = 2 ** zoom
  const tiles: Tile[] = []
  for (let y = Math.floor(top / tileSize); y * tileSize < top + height; y += 1) {
    if (y < 0 || y >= count) continue
    for (let x = Math.floor(left / tileSize); x * tileSize < left + width; x += 1) {
      const around = ((x % count) + count) % count
      tiles.push({ x: around, y, left: x * tileSize - left, top: y * tileSize - top })
    }
  }
  return tiles
}
