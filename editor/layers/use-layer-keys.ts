'use client'
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { orderElements, placeInOrder } from '@/lib/design/scene/operations/layers'
import type { Editor } from '../state/editor'
import { useEditor } from '../state/editor-context'
import { groupKey, idsOf, type LayerRow, placeInside, placeOutside } from './layer-rows'
import { selectRow } from './select-row'

interface LayerKeysOptions {
  list: RefObject<HTMLElement | null>
  rows: readonly LayerRow[]
  /** Shows or hides the elements of a group. */
  onFold: (key: string, folded: boolean) => void
  /** Renders a row that is not there yet, and focuses it. */
  onWant: (key: string) => void
}

/** The row of a key in the list, as far as it is drawn. */
export const rowOf = (list: HTMLElement | null, key = ''): HTMLElement | null =>
  list?.querySelector<HTMLElement>(`[data-layer="${CSS.escape(key)}"]`) ?? null

/** The target row of a key; null for other keys, undefined where there is no target. */
function rowOfKey(rows: readonly LayerRow[], row: LayerRow, key: string): LayerRow | undefined | null {
  const at = rows.indexOf(row)
  switch (key) {
    case 'ArrowDown':
      return rows[at + 1]
    case 'ArrowUp':
      return rows[at - 1]
    case 'Home':
      return rows[0]
    case 'End':
      return rows.at(-1)
    case 'ArrowRight':
      return row.isOpen ? rows[at + 1] : undefined
    case 'ArrowLeft':
      return rows.find(one => one.key === groupKey(row.group ?? ''))
    default:
      return null
  }
}

/** With Alt the arrow keys move a row; returns whether the key is one of them. */
function regroup(editor: Editor, rows: readonly LayerRow[], row: LayerRow, key: string): boolean {
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    editor.change(orderElements(editor.design, idsOf(row), key === 'ArrowDown' ? 'forward' : 'backward'))
    editor.say('ordered')
    return true
  }
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return false
  const place = key === 'ArrowRight' ? placeInside(rows, row) : placeOutside(rows, row)
  if (!place) return true
  const { design } = editor
  if (editor.change(placeInOrder(design, idsOf(row), place)) && editor.design !== design)
    editor.say(place.group === null ? 'outOfGroup' : 'intoGroup')
  return true
}

/**
 * The keys of a tree: arrows go through the rows, fold groups and lead into them, Enter and the space bar choose. With Alt the arrows move
 * a row: behind or before its neighbour, into the group beside it, out of its own.
 */
export function useLayerKeys({ list, rows, onFold, onWant }: LayerKeysOptions) {
  const editor = useEditor()
  /** The row that is focused when a row is removed. */
  const wanted = useRef<number | null>(null)
  useEffect(() => {
    // Where the row stayed, because it is locked, it still has the focus.
    if (wanted.current === null || document.activeElement !== document.body) return
    const row = rows[Math.min(wanted.current, rows.length - 1)]
    wanted.current = null
    rowOf(list.current, row?.key)?.focus()
  }, [rows, list])

  const act = (row: LayerRow, event: KeyboardEvent<HTMLElement>): boolean => {
    const { key } = event
    if (event.altKey) return regroup(editor, rows, row, key)
    if (key === 'Enter' || key === ' ')
      selectRow(editor, row, event.shiftKey || event.ctrlKey || event.metaKey)
    else if (key === 'F2') editor.setWorkspace({ renaming: row.key })
    else if (key === 'ArrowRight' && row.isOpen === false) onFold(row.key, false)
    else if (key === 'ArrowLeft' && row.isOpen) onFold(row.key, true)
    else {
      const to = rowOfKey(rows, row, key)
      if (to === null) return false
      const there = rowOf(list.current, to?.key)
      if (there) there.focus()
      else if (to) onWant(to.key)
    }
    return true
  }
  return (event: KeyboardEvent<HTMLElement>) => {
    const { target } = event
    // A button or the field of a name in the row has keys of its own.
    if (!(target instanceof HTMLElement) || target.dataset.layer === undefined) return
    const row = rows.find(one => one.key === target.dataset.layer)
    if (!row) return
    if (event.key === 'Delete' || event.key === 'Backspace') {
      // Not the list's own keys: the command handles them for this row.
      if (!idsOf(row).every(id => editor.state.selection.includes(id))) selectRow(editor, row, false)
      wanted.current = rows.indexOf(row)
    }
    if (!act(row, event)) return
    event.preventDefault()
    event.stopPropagation()
  }
}
