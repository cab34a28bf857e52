'use client'
import { useTranslations } from 'next-intl'
import type { EditorItem } from '@/stores/editor-item'
import type { OpenEditorOptions } from '@/stores/ui'

/**
 * Opens the editor with a design. Where that would lose another one that was changed and is not in the cart, the
 * popup "editing in progress" asks first (PAGE-11). Needs the texts of `editing`.
 */
export function useStartEditor(): (design: EditorItem, options?: OpenEditorOptions) => Promise<void> {
  const t = useTranslations('editing')
  return async (design, options = {}) => {
    const [{ openEditor, openPopup }, { wouldLoseEditing, useEditorItem }] = await Promise.all([
      import('@/stores/ui'),
      import('@/stores/editor-item'),
    ])
    if (!wouldLoseEditing(design)) return openEditor(design, options)
    const { item } = useEditorItem.getState()
    const name = typeof item?.name === 'string' ? item.name : ''
    const same = item !== null && item.modelId === design.modelId
    const texts: EditingTexts = {
      title: t('title'),
      text: name ? t(same ? 'textSame' : 'textNamed', { name }) : t('text'),
      resume: t('resume'),
      begin: t(same ? 'beginSame' : 'begin'),
      close: t('close'),
    }
    openPopup('editingInProgress', { design, options, texts })
  }
}

export interface EditingTexts {
  title: string
  text: string
  /** Goes on with the design that was changed. */
  resume: string
  /** Leaves it for the new one. */
  begin: string
  close: string
}
