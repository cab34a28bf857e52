'use client'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { boxOf, elementOf } from '@/lib/design/scene/operations/boxes'
import { useEditor, useEditorState } from '../state/editor-context'
import { useElementName } from './element-name'
import { mm } from './product-line'

/** Announces changes of the canvas to screen readers. */
export function Announcer() {
  const t = useTranslations('editor.say')
  const locale = useLocale()
  const current = useEditorState(state => state.announcement)
  const values = Object.fromEntries(
    Object.entries(current?.values ?? {}).map(([key, value]) => [
      key,
      typeof value === 'number' && key !== 'count' ? mm(value, locale) : value,
    ]),
  )
  return (
    <>
      <p role="status" aria-live="polite" className="sr-only">
        {current && <span key={current.count}>{t(current.key, values)}</span>}
      </p>
      <Selected />
    </>
  )
}

/** The name and the position of the new selection. The move itself announces later positions. */
function Selected() {
  const t = useTranslations('editor.say')
  const locale = useLocale()
  const editor = useEditor()
  const nameOf = useElementName()
  const id = useEditorState(({ selection }) => (selection.length === 1 ? selection[0] : undefined))
  // The position at selection: the drag announces its own position.
  const [then, setThen] = useState({ id, element: elementOf(editor.design, id ?? '') })
  if (then.id !== id) setThen({ id, element: elementOf(editor.design, id ?? '') })
  const box = then.element ? boxOf(then.element) : null
  const place = { left: mm(box?.left ?? 0, locale), top: mm(box?.top ?? 0, locale) }
  const sentence = then.element ? t('selected', { name: nameOf(then.element), ...place }) : ''
  return (
    <p aria-live="polite" className="sr-only">
      {sentence}
    </p>
  )
}
