import { compile, uncompiled } from '@/lib/design/scene/compile'
import type { Design } from '@/lib/design/scene/model'
import type { SceneFile } from '@/lib/design/scene/outline-source'
import type { Plate } from '@/lib/design/scene/plate'
import { requiredFiles } from '@/lib/design/scene/required'
import type { Scene } from '@/lib/design/scene/scene'
import { fontEngine } from './font-engine'

/** Up to this many elements, outlines are made at once; for more, one after the other, while the page stays responsive. */
const atOnce = 24

/** Whether the outlines of a design can be made without blocking the page: its files are there. */
export function isMadeAtOnce(design: Design, files: readonly SceneFile[], plate: Plate): boolean {
  const engine = fontEngine()
  return files.every(file => engine.isLoaded(file)) && uncompiled(design, plate, engine).length <= atOnce
}

/** The outlines of a design, where they can be made at once. */
export function sceneAtOnce(design: Design, plate: Plate): Scene | null {
  const files = requiredFiles(design)
  return isMadeAtOnce(design, files, plate) ? compile(design, plate, fontEngine()) : null
}
