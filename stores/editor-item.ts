import { create } from 'zustand'
import { onOtherTab, readStoredJson, storageKeys, writeStorage } from './storage'

/** A design as the editor takes it: versioned JSON, parsed by `parseDesign` where it is opened. */
export type EditorItem = Readonly<Record<string, unknown>>

export type EditorItemState = {
  item: EditorItem | null
  /** The line of the cart that is being edited, `null` for a new product. */
  cartItemId: string | null
  /** True once the shopper changed what was opened, until it is in the cart or discarded. */
  dirty: boolean
  /** True when another tab has taken over the stored item: what is edited here is no longer what is kept. */
  changedElsewhere: boolean
  /** True while the browser refuses to store the item. */
  saveFailed: boolean
}

type EditorItemActions = {
  /** Takes a design to edit; `cartItemId` names the line it will replace. */
  openItem: (item: EditorItem, cartItemId?: string | null) => void
  /** Keeps a change (specification §4: persisted locally after each change). */
  updateItem: (item: EditorItem) => void
  /** Forgets the item: it is in the cart, or discarded. */
  clearItem: () => void
}

const none: EditorItemState = {
  item: null,
  cartItemId: null,
  dirty: false,
  changedElsewhere: false,
  saveFailed: false,
}

function readStored(): Pick<EditorItemState, 'item' | 'cartItemId' | 'dirty'> {
  const stored = readStoredJson(storageKeys.editorItem) as Partial<EditorItemState> | null
  const item = stored?.item
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return none
  const cartItemId = typeof stored?.cartItemId === 'string' ? stored.cartItemId : null
  return { item, cartItemId, dirty: stored?.dirty === true }
}

/** The design in the editor, kept in this browser so that a reload loses nothing (specification §3, §4). */
export const useEditorItem = create<EditorItemState & EditorItemActions>()((set, get) => {
  const keep = (change: Pick<EditorItemState, 'item' | 'cartItemId' | 'dirty'>) => {
    const stored = writeStorage(
      storageKeys.editorItem,
      change.item && JSON.stringify({ version: 1, ...change }),
    )
    set({ ...change, changedElsewhere: false, saveFailed: !stored })
  }
  return {
    ...none,
    openItem: (item, cartItemId = null) => keep({ item, cartItemId, dirty: false }),
    updateItem: item => keep({ item, cartItemId: get().cartItemId, dirty: true }),
    clearItem: () => keep({ item: null, cartItemId: null, dirty: false }),
  }
})

/** Reads the kept item, unless one is open. Call it from an effect. */
export function hydrateEditorItem(): void {
  if (!useEditorItem.getState().item) useEditorItem.setState(readStored())
}

/**
 * Reads the kept item and notices when another tab keeps another one, until the returned function is called. What is
 * edited here stays: the next change keeps it again.
 */
export function connectEditorItem(): () => void {
  hydrateEditorItem()
  return onOtherTab(storageKeys.editorItem, () => {
    const { item } = useEditorItem.getState()
    if (item) useEditorItem.setState({ changedElsewhere: true })
    else useEditorItem.setState(readStored())
  })
}

/** True when opening this design would lose another one that was changed and not yet put in the cart. */
export function wouldLoseEditing(item: EditorItem): boolean {
  hydrateEditorItem()
  const current = useEditorItem.getState()
  return current.dirty && current.item !== null && current.item.id !== item.id
}
