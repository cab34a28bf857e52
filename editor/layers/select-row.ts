import type { Editor } from '../state/editor'
import { idsOf, type LayerRow } from './layer-rows'

/** Selects the content of a row and nothing else of its group; with `more` it is added or removed. */
export function selectRow(editor: Editor, row: LayerRow, more: boolean): void {
  const ids = idsOf(row)
  const { selection } = editor.state
  const all = ids.every(id => selection.includes(id))
  const others = selection.filter(id => !ids.includes(id))
  editor.select(!more ? ids : all ? others : [...others, ...ids], { alone: true })
}
