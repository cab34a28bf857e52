import type { EditorKind } from '@/lib/product/contract/editor-data'
import { canvasLoader } from './canvas/canvas-loader'
import { editorDataLoader } from './data-loader'
import { createLoader } from './state/use-loaded'

// Every page carries this file: it holds what it takes to fetch the editor, and nothing of the editor itself.

/** The editor over the page. */
export const popupLoader = createLoader(() => import('./editor-popup'))
/** The popup "import a design" on a product's page. */
export const importLoader = createLoader(() => import('./import/import-popup'))
/** The editor as a page. */
export const pageLoader = createLoader(() => import('./editor-page'))

const partsLoader = createLoader(() => import('./prepare-parts'))

const ignore = () => {}

/**
 * Fetches the editor as it is opened or before, with its data and all that its first picture needs: at once, not one after the
 * other. A failure shows where the part is used.
 */
export function prepareEditor(locale: string, kind: EditorKind): void {
  popupLoader.load().catch(ignore)
  canvasLoader.load().catch(ignore)
  partsLoader.load().then(({ prepareParts }) => prepareParts(kind), ignore)
  editorDataLoader(locale, kind).load().catch(ignore)
}
