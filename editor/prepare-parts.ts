import type { EditorKind } from '@/lib/product/contract/editor-data'
import { canvasLoader } from './canvas/canvas-loader'
import { fontEngine } from './scene/font-engine'
import { signLoader } from './sign/sign-loader'

const ignore = () => {}

/** What an editor needs of its own: a sign begins with questions. */
const own: Record<EditorKind, readonly Pick<typeof signLoader, 'load'>[]> = { stamp: [], sign: [signLoader] }

/**
 * Asks for all that the first picture needs beside the editor's own code, at once and not one after the other. A
 * failure shows where the part is used.
 */
export function prepareParts(kind: EditorKind): void {
  canvasLoader.load().catch(ignore)
  fontEngine().load([]).catch(ignore)
  for (const loader of own[kind]) loader.load().catch(ignore)
}
