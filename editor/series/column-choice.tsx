'use client'
import { useTranslations } from 'next-intl'
import { controlClass } from '@/components/ui/field'
import type { Columns } from '@/lib/design/scene/operations/series'
import type { FormLine } from '@/lib/design/scene/operations/text-lines'

interface ColumnChoiceProps {
  columns: Columns
  lines: readonly FormLine[]
  onChoose: (column: number, line: number | null) => void
}

/** The line of the design for each column of the list. */
export function ColumnChoice({ columns, lines, onChoose }: ColumnChoiceProps) {
  const t = useTranslations('editor.series')
  return (
    <ul className="flex flex-col gap-1.5">
      {columns.map((column, index) => {
        const at = lines.findIndex(
          ({ elementId, line }) => elementId === column?.elementId && line === column.line,
        )
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column has no key but its index
          <li key={index}>
            <label className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-2 text-xs">
              {t('column', { number: index + 1 })}
              <select
                value={at < 0 ? '' : String(at)}
                onChange={event =>
                  onChoose(index, event.target.value === '' ? null : Number(event.target.value))
                }
                className={`${controlClass()} min-h-10! truncate pr-9! text-sm! pointer-coarse:min-h-11!`}
              >
                <option value="">{t('noLine')}</option>
                {lines.map(({ elementId, line, text }, number) => (
                  <option key={`${elementId} ${line}`} value={String(number)}>
                    {t('line', { number: number + 1, text })}
                  </option>
                ))}
              </select>
            </label>
          </li>
        )
      })}
    </ul>
  )
}
