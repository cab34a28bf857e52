import type { EditorItem } from '@/stores/editor-item'
import type { OpenEditorOptions } from '@/stores/ui'

/**
 * Opens the editor with a design. Where that would lose another one that was changed and is not in the cart, the
 * popup "editing in progress" asks first (PAGE-11).
 */
export async function startEditor(design: EditorItem, options: OpenEditorOptions = {}): Promise<void> {
  const [{ openEditor, openPopup }, { wouldLoseEditing, useEditorItem }] = await Promise.all([
    import('@/stores/ui'),
    import('@/stores/editor-item'),
  ])
  if (!wouldLoseEditing(design)) return openEditor(design, options)
  const { item } = useEditorItem.getState()
  openPopup('editingInProgress', {
    design,
    options,
    name: typeof item?.name === 'string' ? item.name : '',
    same: item !== null && item.modelId === design.modelId,
  })
}
