import { type EditorData, type EditorKind, editorDataPath } from '@/lib/product/contract/editor-data'
import { createLoader, type Loader } from './state/use-loaded'

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
