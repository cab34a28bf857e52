import type { Catalogue } from '@/lib/catalogue/catalogue'
import type { FontEngine } from '@/lib/design/scene/fonts/engine'
import type { Design } from '@/lib/design/scene/model'
import { filesToLay, settleTexts } from '@/lib/design/scene/operations/fit/settle'
import { plateOf } from '@/lib/design/scene/plate'

/** The layout of a design's lines after a change. */
export interface SettledChange {
  design: Design
  /** The lines filled their plate, until this change made too many. */
  ended: boolean
  /** A line stays from now on where this change put it, the first one of the plate. */
  placed: boolean
  /** Fonts are loading: then the lines can be laid out. */
  fonts: Promise<void> | null
}

/** @param before the design before the change; null where another one replaces it */
export type Settle = (before: Design | null, after: Design) => SettledChange

/** Lays the lines of a design on the plates of a catalogue, after every change. */
export function createSettler(catalogue: Catalogue, engine: FontEngine): Settle {
  return (before, after) => {
    const plate = plateOf(after, catalogue)
    if (!plate) return { design: after, ended: false, placed: false, fonts: null }
    const plateBefore = before && plateOf(before, catalogue)
    const settled = settleTexts(
      before && plateBefore ? { design: before, plate: plateBefore } : null,
      { design: after, plate },
      engine,
    )
    const faces = filesToLay(after)
    const fonts = faces.every(face => engine.isLoaded(face)) ? null : engine.load(faces)
    return { ...settled, fonts }
  }
}
