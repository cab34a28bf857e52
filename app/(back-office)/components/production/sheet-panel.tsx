import { machineFacts } from '@/lib/workshop/production/machines'
import type { SheetPiece, SheetSummary } from '@/server/workshop/production/read-sheets'
import { CallButton } from '../call-button'
import { ColumnHead } from '../column-head'
import { momentText, type PanelTexts } from '../panel-texts'
import { PieceRow } from './piece-row'
import { shareText } from './share-text'
import { sheetTones } from './sheet-table'

interface SheetPanelProps {
  sheet: SheetSummary
  pieces: readonly SheetPiece[]
  names: { material: string; colour: string }
  texts: PanelTexts
}

const machineFiles = ['dxf', 'svg', 'pdf'] as const

function Head({ sheet, names, texts: { t, locale } }: Omit<SheetPanelProps, 'pieces'>) {
  const { id, state, widthMm, heightMm, at, by } = sheet
  const path = `/api/production/sheets/${id}`
  const failed = t('backOffice.production.failed')
  const material = names.material || t('backOffice.production.rubber')
  const stateText = t(`backOffice.production.sheetStates.${state}`)
  return (
    <header className="bo-production__sheet-head">
      <h2>F-{id}</h2>
      <span className={`bo-badge bo-badge--${sheetTones[state]}`}>{stateText}</span>
      <p>
        {[material, names.colour, `${widthMm} × ${heightMm} mm`].filter(Boolean).join(', ')}
        <small>
          {t('backOffice.production.startedBy', { state: stateText, at: momentText(at, locale), by })}
        </small>
      </p>
      <div className="bo-production__actions">
        {machineFiles.map(file => (
          <a key={file} className="bo-button" href={`${path}/sheet.${file}`}>
            {file.toUpperCase()}
          </a>
        ))}
        <a className="bo-button" href={`${path}/tickets.pdf`}>
          {t('backOffice.production.tickets')}
        </a>
        {state === 'laid' && (
          <>
            <CallButton
              method="DELETE"
              path={path}
              label={t('backOffice.production.takeApart')}
              failed={failed}
            />
            <CallButton
              method="POST"
              path={`${path}/start`}
              label={t('backOffice.production.start')}
              failed={failed}
              main
            />
          </>
        )}
      </div>
    </header>
  )
}

const heads = ['order', 'piece', 'ticket', 'state'] as const

/** One sheet at its measure, with its files, how full it is, and its pieces. */
export function SheetPanel({ sheet, pieces, names, texts }: SheetPanelProps) {
  const { t, locale } = texts
  return (
    <section className="bo-production__sheet" aria-label={`F-${sheet.id}`}>
      <Head sheet={sheet} names={names} texts={texts} />
      <div className="bo-production__columns">
        <figure>
          <img
            src={`/api/production/sheets/${sheet.id}/preview.svg`}
            width={sheet.widthMm}
            height={sheet.heightMm}
            alt={t('backOffice.production.preview', { sheet: `F-${sheet.id}` })}
          />
          {machineFacts[sheet.machine].mirrored && (
            <figcaption>{t('backOffice.production.mirrored')}</figcaption>
          )}
        </figure>
        <div>
          <dl className="bo-production__density">
            <div>
              <dt>{t('backOffice.production.filled')}</dt>
              <dd>{shareText(sheet.filled, locale)}</dd>
            </div>
            <div>
              <dt>{t('backOffice.production.boxes')}</dt>
              <dd>{shareText(sheet.boxes, locale)}</dd>
            </div>
          </dl>
          <p className="bo-note">{t('backOffice.production.densityNote')}</p>
          <div className="bo-production__scroll">
            <table>
              <thead>
                <tr>
                  {heads.map(head => (
                    <ColumnHead key={head} figure={head === 'piece'}>
                      {t(`backOffice.production.heads.${head}`)}
                    </ColumnHead>
                  ))}
                  <th>
                    <span className="bo-hidden">{t('backOffice.production.acts')}</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {pieces.map(piece => (
                  <PieceRow key={piece.id} piece={piece} started={sheet.state !== 'laid'} texts={texts} />
                ))}
              </tbody>
            </table>
          </div>
        </div>
      </div>
    </section>
  )
}
