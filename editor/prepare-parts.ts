import type { EditorKind } from '@/lib/product/contract/editor-data'
import { canvasLoader } from './canvas/canvas-loader'
import { fontEngine } from './scene/font-engine'
import { warmScene } from './scene/warm-scene'
import { signLoader } from './sign/sign-loader'

const ignore = () => {}

/** Parts that depend on the kind: a sign begins with questions. */
const own: Record<EditorKind, readonly Pick<typeof signLoader, 'load'>[]> = { stamp: [], sign: [signLoader] }

/**
 * Fetches everything that the first picture needs, in parallel with the editor's own code, and warms up what lays out letters. A failure
 * shows where the part is used.
 */
export function prepareParts(locale: string, kind: EditorKind): void {
  canvasLoader.load().catch(ignore)
  fontEngine().load([]).catch(ignore)
  for (const loader of own[kind]) loader.load().catch(ignore)
  warmScene(locale, kind).catch(ignore)
}
