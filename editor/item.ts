import { openItem } from '@/lib/design/scene/item'
import type { Design } from '@/lib/design/scene/model'
import type { LeftOut } from '@/lib/design/scene/open'
import { hydrateEditorItem, useEditorItem } from '@/stores/editor-item'
import { readStorage, storageKeys } from '@/stores/storage'

/** The elements that a person loses when a design opens incompletely, and the file that still has them. */
export interface Recovered {
  leftOut: readonly LeftOut[]
  original: string
}

/** The current item, or why it does not open. `original` is what the browser keeps of it, as it is. */
export type CurrentItem =
  | { state: 'none' }
  | { state: 'open'; design: Design; recovered: Recovered | null }
  | { state: 'refused'; reason: 'unreadable' | 'newer'; original: string }
  | { state: 'refused'; reason: 'elements'; count: number; max: number; original: string }

/** Characters of what this browser keeps. */
export const keptLength = (): number => readStorage(storageKeys.editorItem)?.length ?? 0

/** Reads the item that this browser keeps. An unreadable item never counts as none. */
export function readItem(): CurrentItem {
  hydrateEditorItem()
  const { item, unreadable } = useEditorItem.getState()
  const original = readStorage(storageKeys.editorItem) ?? JSON.stringify({ item })
  if (unreadable) return { state: 'refused', reason: 'unreadable', original }
  if (!item) return { state: 'none' }
  const opened = openItem(item)
  if (opened.ok) {
    const { design, leftOut } = opened
    return { state: 'open', design, recovered: leftOut.length > 0 ? { leftOut, original } : null }
  }
  if (opened.code === 'elements') {
    return { state: 'refused', reason: 'elements', count: opened.count, max: opened.max, original }
  }
  return { state: 'refused', reason: opened.code, original }
}
