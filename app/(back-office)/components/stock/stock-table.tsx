import { withMinus } from '@/lib/ground/money/format'
import type { StockRow } from '@/server/catalogue/stock/read-stock'
import { ColumnHead } from '../column-head'
import type { PanelTexts } from '../panel-texts'
import { StockForm } from './stock-form'

interface StockTableProps {
  rows: readonly StockRow[]
  texts: PanelTexts
}

/** How much is left, marked where it runs out. */
function Left({ row, texts: { t, locale } }: { row: StockRow; texts: PanelTexts }) {
  const { pieces, lowAt } = row
  const isOut = pieces <= 0
  return (
    <>
      <b>{withMinus(new Intl.NumberFormat(locale).format(pieces))}</b>{' '}
      {(isOut || pieces <= lowAt) && (
        <span className={`bo-badge bo-badge--${isOut ? 'refused' : 'ask'}`}>
          {t(isOut ? 'backOffice.stock.out' : 'backOffice.stock.low')}
        </span>
      )}
    </>
  )
}

/** Everything that is counted, each with the form that counts it in or out. */
export function StockTable({ rows, texts }: StockTableProps) {
  const { t, locale } = texts
  const number = new Intl.NumberFormat(locale)
  const words = {
    change: t('backOffice.stock.change'),
    low: t('backOffice.stock.lowAt'),
    reason: t('backOffice.stock.reason'),
    send: t('backOffice.stock.send'),
    failed: t('backOffice.refusals.other'),
  }
  return (
    <table className="bo-stock">
      <thead>
        <tr>
          <ColumnHead>{t('backOffice.stock.heads.thing')}</ColumnHead>
          <ColumnHead figure>{t('backOffice.stock.heads.left')}</ColumnHead>
          <ColumnHead figure>{t('backOffice.stock.heads.reserved')}</ColumnHead>
          <ColumnHead>{t('backOffice.stock.heads.move')}</ColumnHead>
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <tr key={row.id}>
            <td>
              <a href={`/admin/stock?id=${row.id}`}>{row.title}</a>
              <small>{row.variant || row.slug}</small>
            </td>
            <td className="bo-right">
              <Left row={row} texts={texts} />
            </td>
            <td className="bo-right" data-label={t('backOffice.stock.heads.reserved')}>
              {number.format(row.reserved)}
            </td>
            <td>
              <StockForm level={row.id} lowAt={row.lowAt} title={row.title} words={words} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
