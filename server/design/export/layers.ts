import type { Scene, SceneItem } from '@/lib/design/scene/scene'

/** The layers of a production file; each is a layer in SVG and a spot colour in PDF. */
export const exportLayers = ['ink', 'holes', 'cut'] as const
export type ExportLayer = (typeof exportLayers)[number]

const layerOf: Record<SceneItem['kind'], ExportLayer> = { ink: 'ink', hole: 'holes', cut: 'cut' }

/** The items of a scene by layer, in the order of the file. */
export function splitLayers(
  scene: Scene,
  wanted: readonly ExportLayer[] = exportLayers,
): { layer: ExportLayer; items: SceneItem[] }[] {
  return exportLayers
    .filter(layer => wanted.includes(layer))
    .map(layer => ({ layer, items: scene.items.filter(item => layerOf[item.kind] === layer) }))
    .filter(({ items }) => items.length > 0)
}

/** The screen colours of lines for machines: the machine uses only their names. */
export const lineColours: Record<Exclude<ExportLayer, 'ink'>, string> = { cut: '#ff0000', holes: '#0000ff' }

/** Width of the line that a machine follows, in mm. */
export const hairlineMm = 0.05

/** A rectangle from its upper left corner, in mm. */
export interface Box {
  x: number
  y: number
  widthMm: number
  heightMm: number
}

/** A line from one point to another, in mm. */
interface Mark {
  x1: number
  y1: number
  x2: number
  y2: number
}

/** Width of a crop mark, and of the white below it that keeps it visible on a dark ground, in mm. */
export const markWidthMm = { line: 0.1, below: 0.3 } as const

/**
 * A sheet for a press or a cutter: paper around the sheet for crop marks, and how far colour is painted over its edge, in mm. Of
 * several pieces, where each lies, and how far they are apart.
 */
export interface Press {
  aroundMm: number
  bleedMm: number
  pieces?: readonly Box[]
  gapMm?: number
}

export interface ExportOptions {
  /** Hex colour that stands for the ink or the engraving. */
  ink: string
  /** What the file is called inside, e.g. the order's number and line. */
  title: string
  /** Layers to write; all of them when absent. */
  layers?: readonly ExportLayer[]
  /** Crop marks, trim and bleed; none when absent. */
  press?: Press
  /** How far the walls of a relief slope outwards below the ink, in mm; none when absent. */
  shoulderMm?: number
}

/** Number of steps of a shoulder: in one of 0.4 mm each step is as wide as a beam. */
const shoulderSteps = 4

/** The steps of a shoulder from its foot up: how far each reaches over the ink in mm, and its height as a share of 1. */
export function shoulderOf(widthMm: number): { reachMm: number; height: number }[] {
  return Array.from({ length: shoulderSteps }, (_, step) => ({
    reachMm: (widthMm * (shoulderSteps - step)) / shoulderSteps,
    height: (step + 1) / (shoulderSteps + 1),
  }))
}

/** Crop marks at the corners of a box, each with its start and end in mm, at the given nearest and farthest distance. */
function marksAround({ x: left, y: top, widthMm, heightMm }: Box, near: number, far: number): Mark[] {
  return [left, left + widthMm].flatMap(x =>
    [top, top + heightMm].flatMap(y => {
      const [right, down] = [x === left ? -1 : 1, y === top ? -1 : 1]
      return [
        { x1: x + right * near, y1: y, x2: x + right * far, y2: y },
        { x1: x, y1: y + down * near, x2: x, y2: y + down * far },
      ]
    }),
  )
}

/** Crop marks of a sheet: they stay clear of the bleed. */
export const cropMarks = (widthMm: number, heightMm: number, { aroundMm, bleedMm }: Press): Mark[] =>
  marksAround({ x: 0, y: 0, widthMm, heightMm }, bleedMm + 1, aroundMm - 1)

/**
 * Crop marks of each piece of a sheet, within its own half of the gap: they touch neither the piece nor a neighbour, and the material below
 * them is cut away.
 */
export const pieceMarks = ({ pieces = [], gapMm = 0 }: Press): Mark[] =>
  pieces.flatMap(piece => marksAround(piece, gapMm / 8, gapMm / 2))
