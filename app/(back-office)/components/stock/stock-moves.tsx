import { formatChange } from '@/lib/ground/money/format-change'
import type { StockMove } from '@/server/catalogue/stock/read-stock'
import { momentText, type PanelTexts } from '../panel-texts'

/** Who counted what, when, and why, the newest first. */
export function StockMoves({ moves, texts }: { moves: readonly StockMove[]; texts: PanelTexts }) {
  const { t, locale } = texts
  const number = new Intl.NumberFormat(locale)
  if (moves.length === 0) return <p>{t('backOffice.stock.noMoves')}</p>
  return (
    <table>
      <thead>
        <tr>
          {(['at', 'by', 'thing', 'change', 'then', 'why'] as const).map(head => (
            <th
              key={head}
              scope="col"
              className={head === 'change' || head === 'then' ? 'bo-right' : undefined}
            >
              {t(`backOffice.stock.heads.${head}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {moves.map(({ id, at, author, slug, variant, change, left, reason }) => (
          <tr key={id}>
            <td>{momentText(at.toISOString(), locale)}</td>
            <td>{author}</td>
            <td>{variant && !variant.startsWith(slug) ? `${slug} ${variant}` : variant || slug}</td>
            <td className="bo-right">
              <b>{formatChange(change, locale)}</b>
            </td>
            <td className="bo-right">{number.format(left)}</td>
            <td>{reason}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
