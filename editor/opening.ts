import type { EditorKind } from '@/lib/product/contract/editor-data'
import { editorDataLoader } from './data-loader'
import { createLoader } from './state/use-loaded'

// Every page carries this file: it only fetches the editor, and contains nothing of it.

/** The editor over the page. */
export const popupLoader = createLoader(() => import('./editor-popup'))
/** The popup "import a design" on a product's page. */
export const importLoader = createLoader(() => import('./import/import-popup'))
/** The editor as a page. */
export const pageLoader = createLoader(() => import('./editor-page'))

const ignore = () => {}

/**
 * Fetches the editor as it is opened or before, its data beside it. What else the first picture needs comes by the editor's own
 * file: asked for from the page, it would bring a second copy of what they share. A failure shows where the part is used.
 */
export function prepareEditor(locale: string, kind: EditorKind): void {
  popupLoader.load().then(({ prepareParts }) => prepareParts(locale, kind), ignore)
  editorDataLoader(locale, kind).load().catch(ignore)
}
