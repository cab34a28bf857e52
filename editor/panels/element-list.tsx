'use client'
import { useTranslations } from 'next-intl'
import { memo, useMemo, useRef } from 'react'
import type { Finding } from '@/lib/scene/finding'
import { faultsOf } from '../checks/sample-findings'
import { useDesign, useEditorState } from '../state/editor-context'
import { ElementRow } from './element-row'
import { useRowDrag } from './use-row-drag'

/**
 * The canvas in words: every element with its name, its place in mm and what is wrong with it, from the back to the
 * front. Rows are dragged, hidden, locked and renamed.
 */
export const ElementList = memo(function ElementList({ findings }: { findings: readonly Finding[] }) {
  const t = useTranslations('editor.elements')
  const design = useDesign()
  const selection = useEditorState(state => state.selection)
  const troubles = useMemo(() => {
    const counts = new Map<string, number>()
    for (const { elementId } of faultsOf(findings)) {
      if (elementId) counts.set(elementId, (counts.get(elementId) ?? 0) + 1)
    }
    return counts
  }, [findings])
  const chosen = useMemo(() => new Set(selection), [selection])
  const list = useRef<HTMLUListElement>(null)
  const { target, onGrip } = useRowDrag(list)
  return (
    <details open className="border-t border-line pt-3">
      <summary className="flex cursor-pointer items-center justify-between text-sm font-semibold pointer-coarse:min-h-11">
        {t('title')}
        <span className="text-xs font-normal text-ink-2">
          {t('count', { count: design.elements.length })}
        </span>
      </summary>
      <ul ref={list} className="mt-2" aria-label={t('title')}>
        {design.elements.map((element, index) => (
          <ElementRow
            key={element.id}
            element={element}
            troubles={troubles.get(element.id) ?? 0}
            chosen={chosen.has(element.id)}
            target={target === index}
            onGrip={onGrip}
          />
        ))}
      </ul>
      {design.elements.length > 1 && <p className="px-2 pt-2 text-2xs text-ink-2">{t('hint')}</p>}
    </details>
  )
})
