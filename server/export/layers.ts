import type { Scene, SceneItem } from '@/lib/scene/scene'

/** What a production file is made of; each is a layer in SVG and a spot colour in PDF. */
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

/** How a screen shows the lines that a machine follows: it goes by their names. */
export const lineColours: Record<Exclude<ExportLayer, 'ink'>, string> = { cut: '#ff0000', holes: '#0000ff' }

/** Width of the line that a machine follows, in mm. */
export const hairlineMm = 0.05

/** A sheet for a press or a cutter: paper around the sheet for crop marks, and how far colour is painted over its edge, in mm. */
export interface Press {
  aroundMm: number
  bleedMm: number
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

/** Steps of a shoulder: of four tenths of a mm each is as wide as a beam. */
const shoulderSteps = 4

/** The steps of a shoulder from its foot up: how far each reaches over the ink in mm, and its height as a share of 1. */
export function shoulderOf(widthMm: number): { reachMm: number; height: number }[] {
  return Array.from({ length: shoulderSteps }, (_, step) => ({
    reachMm: (widthMm * (shoulderSteps - step)) / shoulderSteps,
    height: (step + 1) / (shoulderSteps + 1),
  }))
}

/** Crop marks at the corners of a sheet, each as where it begins and ends in mm: they stay clear of the bleed. */
export function cropMarks(widthMm: number, heightMm: number, { aroundMm, bleedMm }: Press) {
  const [near, far] = [bleedMm + 1, aroundMm - 1]
  return [0, widthMm].flatMap(x =>
    [0, heightMm].flatMap(y => {
      const [right, down] = [x === 0 ? -1 : 1, y === 0 ? -1 : 1]
      return [
        { x1: x + right * near, y1: y, x2: x + right * far, y2: y },
        { x1: x, y1: y + down * near, x2: x, y2: y + down * far },
      ]
    }),
  )
}
