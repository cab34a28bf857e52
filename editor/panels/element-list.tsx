'use client'
import { useLocale, useTranslations } from 'next-intl'
import { memo, useMemo } from 'react'
import type { Finding } from '@/lib/scene/finding'
import type { Element } from '@/lib/scene/model'
import { boxOf } from '@/lib/scene/operations/boxes'
import { useDesign, useEditor, useEditorState } from '../state/editor-context'
import { useElementName } from './element-name'
import { mm } from './product-line'

/** The canvas in words: every element with its name, its place in mm and what is wrong with it. */
export const ElementList = memo(function ElementList({ findings }: { findings: readonly Finding[] }) {
  const t = useTranslations('editor.elements')
  const design = useDesign()
  const selection = useEditorState(state => state.selection)
  const troubles = useMemo(() => {
    const counts = new Map<string, number>()
    for (const { elementId } of findings) {
      if (elementId) counts.set(elementId, (counts.get(elementId) ?? 0) + 1)
    }
    return counts
  }, [findings])
  const chosen = useMemo(() => new Set(selection), [selection])
  return (
    <details open className="border-t border-line pt-3">
      <summary className="flex cursor-pointer items-center justify-between text-sm font-semibold pointer-coarse:min-h-11">
        {t('title')}
        <span className="text-xs font-normal text-ink-2">
          {t('count', { count: design.elements.length })}
        </span>
      </summary>
      <ul className="mt-2" aria-label={t('title')}>
        {design.elements.map(element => (
          <Row
            key={element.id}
            element={element}
            troubles={troubles.get(element.id) ?? 0}
            chosen={chosen.has(element.id)}
          />
        ))}
      </ul>
    </details>
  )
})

interface RowProps {
  element: Element
  troubles: number
  chosen: boolean
}

/** Memoised: of five hundred elements one changes at a time. */
const Row = memo(function Row({ element, troubles, chosen }: RowProps) {
  const t = useTranslations('editor.elements')
  const locale = useLocale()
  const editor = useEditor()
  const nameOf = useElementName()
  const box = boxOf(element)
  return (
    <li>
      <button
        type="button"
        aria-pressed={chosen}
        onClick={() => editor.select([element.id])}
        className="flex min-h-9 w-full items-center gap-2 rounded-md px-2 text-left text-xs hover:bg-wash aria-pressed:bg-mat-soft aria-pressed:text-mat-2 pointer-coarse:min-h-11"
      >
        <span className="min-w-0 grow truncate">{nameOf(element)}</span>
        {troubles > 0 && (
          <span className="whitespace-nowrap text-seal">{t('troubles', { count: troubles })}</span>
        )}
        {box && (
          <span className="whitespace-nowrap text-ink-2">
            {t('place', { left: mm(box.left, locale), top: mm(box.top, locale) })}
          </span>
        )}
      </button>
    </li>
  )
})
