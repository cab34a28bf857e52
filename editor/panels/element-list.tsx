'use client'
import { useLocale, useTranslations } from 'next-intl'
import type { Finding } from '@/lib/scene/finding'
import { boxOf } from '@/lib/scene/operations/boxes'
import { useDesign, useEditor, useEditorState } from '../state/editor-context'
import { useElementName } from './element-name'
import { mm } from './product-line'

/** The canvas in words: every element with its name, its place in mm and what is wrong with it. */
export function ElementList({ findings }: { findings: readonly Finding[] }) {
  const t = useTranslations('editor.elements')
  const locale = useLocale()
  const editor = useEditor()
  const design = useDesign()
  const selection = useEditorState(state => state.selection)
  const nameOf = useElementName()
  return (
    <details open className="border-t border-line pt-3">
      <summary className="flex cursor-pointer items-baseline justify-between text-sm font-semibold">
        {t('title')}
        <span className="text-xs font-normal text-ink-2">
          {t('count', { count: design.elements.length })}
        </span>
      </summary>
      <ul className="mt-2" aria-label={t('title')}>
        {design.elements.map(element => {
          const box = boxOf(element)
          const troubles = findings.filter(finding => finding.elementId === element.id).length
          return (
            <li key={element.id}>
              <button
                type="button"
                aria-pressed={selection.includes(element.id)}
                onClick={() => editor.select([element.id])}
                className="flex min-h-9 w-full items-center gap-2 rounded-md px-2 text-left text-xs hover:bg-wash aria-pressed:bg-mat-soft aria-pressed:text-mat-2"
              >
                <span className="min-w-0 grow truncate">{nameOf(element)}</span>
                {troubles > 0 && <span className="text-seal">{t('troubles', { count: troubles })}</span>}
                {box && (
                  <span className="whitespace-nowrap text-ink-2">
                    {t('place', { left: mm(box.left, locale), top: mm(box.top, locale) })}
                  </span>
                )}
              </button>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
