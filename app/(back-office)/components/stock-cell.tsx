import type { DefaultServerCellComponentProps } from 'payload'
import { panelTexts } from './panel-texts'
import './back-office.css'

/** How many pieces of the list's row are left, marked where they run out. */
export async function StockCell({ cellData, rowData, i18n }: DefaultServerCellComponentProps) {
  const { t } = await panelTexts(i18n.language)
  if (typeof cellData !== 'number') return null
  const { lowAt } = rowData as { lowAt?: number | null }
  const isLow = typeof lowAt === 'number' && cellData <= lowAt
  return (
    <span>
      {cellData}
      {(cellData <= 0 || isLow) && (
        <>
          {' '}
          <b className={`bo-badge bo-badge--${cellData <= 0 ? 'refused' : 'ask'}`}>
            {t(cellData <= 0 ? 'backOffice.stock.out' : 'backOffice.stock.low')}
          </b>
        </>
      )}
    </span>
  )
}
