import type { z } from 'zod'
import { formatMoney } from '@/lib/ground/money/format'
import { quotationName } from '@/lib/orders/quotations/numbers'
import type { quotationsAnswer } from '@/lib/orders/quotations/quotation'
import { quotationTones } from '@/lib/orders/quotations/state-tones'
import { type QuotationState, quotationStates } from '@/lib/orders/quotations/states'
import { ColumnHead } from '../column-head'
import { momentText, type PanelTexts } from '../panel-texts'

interface QuotationTableProps {
  list: z.infer<typeof quotationsAnswer>
  state?: QuotationState
  texts: PanelTexts
}

const href = (query: Record<string, string>) => {
  const text = new URLSearchParams(query).toString()
  return `/admin/quotations${text && `?${text}`}`
}

const heads = ['number', 'name', 'state', 'title', 'total', 'until', 'createdAt'] as const

/** A quotation in a row. */
function Row({
  row,
  texts: { t, locale },
}: {
  row: QuotationTableProps['list']['data'][number]
  texts: PanelTexts
}) {
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  return (
    <tr>
      <td>
        <a href={href({ id: String(row.id) })}>{quotationName(row.id)}</a>
      </td>
      <td>{row.name}</td>
      <td>
        <span className={`bo-badge bo-badge--${quotationTones[row.state]}`}>
          {t(`quotation.states.${row.state}`)}
        </span>
      </td>
      <td>{row.title}</td>
      <td className="bo-right">{row.total && formatMoney(row.total, locale)}</td>
      <td>{row.validUntil && day.format(new Date(`${row.validUntil}T12:00:00Z`))}</td>
      <td>{momentText(row.createdAt, locale)}</td>
    </tr>
  )
}

/** The quotations as rows, with the states to choose from above. */
export function QuotationTable({ list, state, texts }: QuotationTableProps) {
  const { t } = texts
  const { data, meta } = list
  const { page, pageCount } = meta.pagination
  const kept: Record<string, string> = state ? { state } : {}
  return (
    <>
      <h1>{t('backOffice.quotations.title')}</h1>
      <p>{t('backOffice.quotations.lead')}</p>
      <nav className="bo-quotations__tabs" aria-label={t('backOffice.quotations.heads.state')}>
        <a href={href({})} aria-current={state ? undefined : 'page'}>
          {t('backOffice.quotations.all')}
        </a>
        {quotationStates.map(name => (
          <a key={name} href={href({ state: name })} aria-current={name === state ? 'page' : undefined}>
            {t(`quotation.states.${name}`)}
          </a>
        ))}
      </nav>
      {data.length === 0 ? (
        <p>{t('backOffice.quotations.none')}</p>
      ) : (
        <div className="bo-quotations__scroll">
          <table>
            <thead>
              <tr>
                {heads.map(head => (
                  <ColumnHead key={head} figure={head === 'total'}>
                    {t(`backOffice.quotations.heads.${head}`)}
                  </ColumnHead>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.map(row => (
                <Row key={row.id} row={row} texts={texts} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p className="bo-quotations__pages">
        {page > 1 && (
          <a href={href({ ...kept, page: String(page - 1) })}>{t('backOffice.quotations.newer')}</a>
        )}
        {page < pageCount && (
          <a href={href({ ...kept, page: String(page + 1) })}>{t('backOffice.quotations.older')}</a>
        )}
      </p>
    </>
  )
}
