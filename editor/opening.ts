import { type EditorData, type EditorKind, editorDataPath } from '@/lib/contract/editor-data'
import { createLoader, type Loader } from './state/use-loaded'

// Every page carries this file: it holds what it takes to fetch the editor, and nothing of the editor itself.

/** The editor over the page. */
export const popupLoader = createLoader(() => import('./editor-popup'))
/** The popup "import a design" on a product's page. */
export const importLoader = createLoader(() => import('./import/import-popup'))
/** The editor as a page. */
export const pageLoader = createLoader(() => import('./editor-page'))

async function fetchData(path: string): Promise<EditorData> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return response.json()
}

const data = new Map<string, Loader<EditorData>>()

/** Catalogue, rates, templates and texts for a kind of product in a locale. */
export function editorDataLoader(locale: string, kind: EditorKind): Loader<EditorData> {
  const path = editorDataPath(locale, kind)
  const loader = data.get(path) ?? createLoader(() => fetchData(path))
  data.set(path, loader)
  return loader
}

const ignore = () => {}

/** Fetches the editor before it is opened, with its data. A failure shows when it is opened. */
export function prepareEditor(locale: string, kind: EditorKind): void {
  popupLoader.load().then(({ prepareParts }) => prepareParts(kind), ignore)
  editorDataLoader(locale, kind).load().catch(ignore)
}
