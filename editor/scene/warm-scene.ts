import { plateOf } from '@/lib/design/scene/plate'
import { requiredFiles } from '@/lib/design/scene/required'
import { readDesign } from '@/lib/design/scene/stored'
import type { EditorKind } from '@/lib/product/contract/editor-data'
import { editorDataLoader } from '../data-loader'
import { fontEngine } from './font-engine'
import { sceneAtOnce } from './scene-at-once'

let isWanted = true

/** Called as a design opens: from now on the browser works on its letters. */
export const stopWarming = (): void => {
  isWanted = false
}

/** Resolves to whether the browser is idle while no design has been opened. */
const idle = () => new Promise<boolean>(resolve => requestIdleCallback(() => resolve(isWanted)))

/**
 * Reads and lays out a template once, before a press opens the editor: the first design takes several times as long as the next one.
 * Rejects where the data or a font cannot be fetched.
 */
export async function warmScene(locale: string, kind: EditorKind): Promise<void> {
  // A browser without `requestIdleCallback` would do it at the moment of the press.
  if (!isWanted || typeof requestIdleCallback === 'undefined') return
  const { catalogue, templates } = await editorDataLoader(locale, kind).load()
  const [template] = templates
  if (!template || !(await idle())) return
  const design = readDesign(template.design)
  const plate = plateOf(design, catalogue)
  await fontEngine().load(requiredFiles(design))
  if (plate && (await idle())) sceneAtOnce(design, plate)
}
