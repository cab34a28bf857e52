import type { SheetState } from '@/lib/workshop/production/states'
import type { SheetSummary } from '@/server/workshop/production/read-sheets'
import { ColumnHead } from '../column-head'
import { momentText, type PanelTexts } from '../panel-texts'
import { shareText } from './share-text'

interface SheetTableProps {
  sheets: readonly SheetSummary[]
  /** The one that is looked at. */
  current: number | null
  names: (sheet: SheetSummary) => { material: string; colour: string }
  texts: PanelTexts
}

export const sheetTones: Readonly<Record<SheetState, string>> = {
  laid: 'plain',
  running: 'inform',
  done: 'soft',
}

const heads = ['sheet', 'material', 'size', 'pieces', 'orders', 'filled', 'made', 'at', 'state'] as const
const figures: readonly string[] = ['pieces', 'orders', 'filled', 'made']

/** The sheets of a machine as rows. */
export function SheetTable({ sheets, current, names, texts: { t, locale } }: SheetTableProps) {
  if (sheets.length === 0) return <p>{t('backOffice.production.noSheets')}</p>
  return (
    <div className="bo-production__scroll">
      <table>
        <thead>
          <tr>
            {heads.map(head => (
              <ColumnHead key={head} figure={figures.includes(head)}>
                {t(`backOffice.production.heads.${head}`)}
              </ColumnHead>
            ))}
          </tr>
        </thead>
        <tbody>
          {sheets.map(sheet => {
            const { material, colour } = names(sheet)
            return (
              <tr key={sheet.id} aria-current={sheet.id === current ? 'true' : undefined}>
                <td>
                  <a href={`/admin/production?sheet=${sheet.id}`}>F-{sheet.id}</a>
                </td>
                <td>{[material || t('backOffice.production.rubber'), colour].filter(Boolean).join(', ')}</td>
                <td>
                  {sheet.widthMm} × {sheet.heightMm}
                </td>
                <td className="bo-right">{sheet.pieces}</td>
                <td className="bo-right">{sheet.orders}</td>
                <td className="bo-right">{shareText(sheet.filled, locale)}</td>
                <td className="bo-right">{sheet.made}</td>
                <td>{momentText(sheet.at, locale)}</td>
                <td>
                  <span className={`bo-badge bo-badge--${sheetTones[sheet.state]}`}>
                    {t(`backOffice.production.sheetStates.${sheet.state}`)}
                  </span>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
