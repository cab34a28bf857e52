import { create } from 'zustand'
import { onOtherTab, readStorage, readStoredJson, storageKeys, writeStorage } from './storage'

/** A design as the editor takes it: versioned JSON, parsed by `parseDesign` where it is opened. */
export type EditorItem = Readonly<Record<string, unknown>>

/** A part of a pack: the pack's slug, and the part's place in it. */
type PackPart = { pack: string; index: number }
/** A line of an order that the workshop lays out, counted from 1. */
export type OrderPlace = { order: number; line: number; part: number }
/** The owner of a design, which decides its product. */
export type PartPlace = PackPart | OrderPlace

export type EditorItemState = {
  item: EditorItem | null
  /** The line of the cart that is being edited, `null` for a new product. */
  cartItemId: string | null
  /**
   * The part of a pack that is being edited, of the cart's line, else of the pack that is being edited; or the line of an order that is
   * being laid out.
   */
  part: PartPlace | null
  /** True once the shopper changed what was opened, until it is in the cart or discarded. */
  dirty: boolean
  /** True when another tab has taken over the stored item: what is edited here is no longer what is kept. */
  changedElsewhere: boolean
  /** True while the browser refuses to store the item. */
  saveFailed: boolean
  /** True while the stored text is no valid item: it stays unchanged until another one is opened. */
  unreadable: boolean
}

type EditorItemActions = {
  /** Takes a design to edit; `cartItemId` names the line it will replace. */
  openItem: (item: EditorItem, cartItemId?: string | null, part?: PartPlace | null) => void
  /** Keeps a change (DESIGN-7: persisted locally after each change). */
  updateItem: (item: EditorItem) => void
  /** Forgets the item: it is in the cart, or discarded. */
  clearItem: () => void
}

const none: EditorItemState = {
  item: null,
  cartItemId: null,
  part: null,
  dirty: false,
  changedElsewhere: false,
  saveFailed: false,
  unreadable: false,
}

type Stored = Pick<EditorItemState, 'item' | 'cartItemId' | 'part' | 'dirty' | 'unreadable'>

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function readPart(value: unknown): PartPlace | null {
  if (!isObject(value)) return null
  const { pack, index, order, line, part = 1 } = value
  if (typeof order === 'number' && typeof line === 'number' && typeof part === 'number')
    return { order, line, part }
  return typeof pack === 'string' && typeof index === 'number' ? { pack, index } : null
}

/** The stored item. An item of another version counts as unreadable, never as none. */
function readStored(): Stored {
  if (readStorage(storageKeys.editorItem) === null) return none
  const stored = readStoredJson(storageKeys.editorItem)
  if (!isObject(stored) || stored.version !== 1) return { ...none, unreadable: true }
  const { item, cartItemId, part, dirty } = stored
  if (item === null) return none
  if (!isObject(item)) return { ...none, unreadable: true }
  return {
    item,
    cartItemId: typeof cartItemId === 'string' ? cartItemId : null,
    part: readPart(part),
    dirty: dirty === true,
    unreadable: false,
  }
}

/** The design in the editor, kept in this browser so that a reload loses nothing (DESIGN-7). */
export const useEditorItem = create<EditorItemState & EditorItemActions>()((set, get) => {
  const keep = (change: Omit<Stored, 'unreadable'>) => {
    const stored = writeStorage(
      storageKeys.editorItem,
      change.item && JSON.stringify({ version: 1, ...change }),
    )
    set({ ...change, changedElsewhere: false, saveFailed: !stored, unreadable: false })
  }
  return {
    ...none,
    openItem: (item, cartItemId = null, part = null) => keep({ item, cartItemId, part, dirty: false }),
    updateItem: item => keep({ item, cartItemId: get().cartItemId, part: get().part, dirty: true }),
    clearItem: () => keep({ item: null, cartItemId: null, part: null, dirty: false }),
  }
})

/** Whether the item is a line of an order: the bought product stays, only its design changes (ORDER-24). */
export const isOrdered = ({ part }: Pick<EditorItemState, 'part'>): boolean =>
  part !== null && 'order' in part

/** Reads the kept item, unless one is open. Call it from an effect. */
export function hydrateEditorItem(): void {
  if (!useEditorItem.getState().item) useEditorItem.setState(readStored())
}

/** Reads the kept item again, because another tab may have repaired it. */
export function rereadEditorItem(): void {
  useEditorItem.setState(readStored())
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

/** True when opening this design would lose another one that was changed and not yet put in the cart, or cannot be read. */
export function wouldLoseEditing(item: EditorItem): boolean {
  hydrateEditorItem()
  const current = useEditorItem.getState()
  if (current.unreadable) return true
  return current.dirty && current.item !== null && current.item.id !== item.id
}
