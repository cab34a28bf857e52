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

/** Width of the line that a machine follows, in mm. */
export const hairlineMm = 0.05

export interface ExportOptions {
  /** Hex colour that stands for the ink or the engraving. */
  ink: string
  /** What the file is called inside, e.g. the order's number and line. */
  title: string
  /** Layers to write; all of them when absent. */
  layers?: readonly ExportLayer[]
}
