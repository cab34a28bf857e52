'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { KeyboardEvent } from 'react'
import { formatMoney } from '@/lib/ground/money/format'
import type { DraftLine } from '@/lib/orders/quotations/draft'
import type { StaffQuotation } from '@/lib/orders/quotations/quotation'
import { ColumnHead } from '../column-head'
import { LineRow } from './line-row'
import type { DraftWork } from './use-draft'

const bare = { slug: '', quantity: 1, tranquility: false, content: {} }

const newHeading = (description: string): DraftLine => ({
  agreed: null,
  item: { ...bare, id: crypto.randomUUID(), type: 'frame', slug: 'frame', description },
})

const newWord = (description: string, { currency }: StaffQuotation): DraftLine => ({
  agreed: null,
  item: {
    ...bare,
    id: crypto.randomUUID(),
    type: 'magic',
    slug: 'magic',
    description,
    price: { minor: 100, currency },
  },
})

function moved(lines: readonly DraftLine[], from: number, by: -1 | 1): DraftLine[] {
  const to = from + by
  const line = lines[from]
  if (!line || to < 0 || to >= lines.length) return [...lines]
  return lines.toSpliced(from, 1).toSpliced(to, 0, line)
}

interface AddButtonsProps {
  quotation: DraftWork['quotation']
  disabled: boolean
  add: (line: DraftLine) => void
}

/** Adds a free-text line or a heading. */
function AddButtons({ quotation, disabled, add }: AddButtonsProps) {
  const t = useTranslations('backOffice.quotations')
  return (
    <p className="bo-quotations__add">
      <button
        type="button"
        className="bo-button"
        disabled={disabled}
        onClick={() => add(newWord(t('word'), quotation))}
      >
        + {t('word')} <kbd>L</kbd>
      </button>
      <button
        type="button"
        className="bo-button"
        disabled={disabled}
        onClick={() => add(newHeading(t('heading')))}
      >
        + {t('heading')} <kbd>T</kbd>
      </button>
    </p>
  )
}

/** The lines of a quotation as a table, and the buttons and keys that add a free-text line or a heading. */
export function QuotationLines({ work, disabled }: { work: DraftWork; disabled: boolean }) {
  const t = useTranslations('backOffice.quotations')
  const locale = useLocale()
  const { draft, quotation, setLines } = work
  const add = (line: DraftLine) => setLines(lines => [...lines, line])
  const onKey = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLInputElement || disabled) return
    if (event.key === 'l') add(newWord(t('word'), quotation))
    else if (event.key === 't') add(newHeading(t('heading')))
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys beside the buttons below, which do the same
    <div className="bo-quotations__scroll" onKeyDown={onKey}>
      <table>
        <thead>
          <tr>
            {(['line', 'quantity', 'unit', 'sum', 'margin'] as const).map(head => (
              <ColumnHead key={head} figure={head !== 'line'}>
                {t(`heads.${head}`)}
              </ColumnHead>
            ))}
            <th />
          </tr>
        </thead>
        <tbody>
          {draft.lines.map((line, index) => (
            <LineRow
              key={line.item.id}
              line={line}
              quotation={quotation}
              disabled={disabled}
              onChange={next => setLines(lines => lines.with(index, next))}
              onMove={by => setLines(lines => moved(lines, index, by))}
              onRemove={() => setLines(lines => lines.toSpliced(index, 1))}
            />
          ))}
        </tbody>
        {quotation.preview && (
          <tfoot>
            <tr>
              <td colSpan={3}>{t('goods')}</td>
              <td className="bo-right">{formatMoney(quotation.preview.totals.goods, locale)}</td>
              <td colSpan={2} />
            </tr>
          </tfoot>
        )}
      </table>
      <AddButtons quotation={quotation} disabled={disabled} add={add} />
    </div>
  )
}
