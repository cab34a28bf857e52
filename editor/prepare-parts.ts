import type { EditorKind } from '@/lib/contract/editor-data'
import { canvasLoader } from './canvas/canvas-loader'
import { fontEngine } from './scene/font-engine'
import { signLoader } from './sign/sign-loader'

const ignore = () => {}

/**
 * Asks for all that the first picture needs beside the editor's own code, at once and not one after the other. A
 * failure shows where the part is used.
 */
export function prepareParts(kind: EditorKind): void {
  canvasLoader.load().catch(ignore)
  fontEngine().load([]).catch(ignore)
  if (kind === 'sign') signLoader.load().catch(ignore)
}
