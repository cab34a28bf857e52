import { photoLimits } from '@/lib/workshop/production/requests'
import { ticketOf } from '@/lib/workshop/production/ticket'
import type { SheetPiece } from '@/server/workshop/production/read-sheets'
import { CallButton } from '../call-button'
import { momentText, type PanelTexts } from '../panel-texts'
import { PhotoInput } from './photo-input'
import { PhotoList } from './photo-list'
import { ReasonForm } from './reason-form'

interface PieceProps {
  piece: SheetPiece
  texts: PanelTexts
}

const pieceTones = { placed: 'plain', made: 'inform', packed: 'soft', spoiled: 'refused' } as const

/** The state of a piece, with the remarks about it. */
function State({ piece, texts: { t, locale } }: PieceProps) {
  const { state, at, by, reason, takenBack } = piece
  return (
    <>
      <span className={`bo-badge bo-badge--${pieceTones[state]}`}>
        {t(`backOffice.production.pieceStates.${state}`)}
      </span>
      {takenBack.map(one => (
        <small key={one.at}>
          {t('backOffice.production.takeBack.told', {
            ...one,
            at: momentText(one.at, locale),
            state: t(`backOffice.production.pieceStates.${one.state}`),
          })}
        </small>
      ))}
      {reason !== '' && (
        <small>{t('backOffice.production.reason', { by, at: momentText(at, locale), reason })}</small>
      )}
    </>
  )
}

/** The check photos of a piece, and each one's removal. */
function Photos({ piece, texts }: PieceProps) {
  const { t } = texts
  const ticket = ticketOf(piece.id)
  return (
    <>
      <PhotoList photos={piece.photos.map(photo => ({ photo, ticket }))} texts={texts} />
      {piece.photos.map((photo, index) => (
        <CallButton
          key={photo}
          method="DELETE"
          path={`/api/production/photos/${photo}`}
          label={
            piece.photos.length === 1
              ? t('backOffice.production.photo.remove')
              : t('backOffice.production.photo.removeOne', { number: index + 1 })
          }
          failed={t('backOffice.production.failed')}
        />
      ))}
    </>
  )
}

/** A piece on its sheet, with what can be done with it. */
export function PieceRow({ piece, started, texts }: PieceProps & { started: boolean }) {
  const { t } = texts
  const { id, order, line, state } = piece
  const ticket = ticketOf(id)
  const noted = state === 'made' || state === 'packed' ? state : null
  const { making } = piece
  return (
    <tr>
      <td>
        <a href={`/admin/collections/orders/${order}`}>{order}</a>-{line}
        <small>{piece.title}</small>
      </td>
      <td className="bo-right">{t('backOffice.production.pieceOf', { piece: piece.piece, of: piece.of })}</td>
      <td className="bo-money">{ticket}</td>
      <td>
        <State piece={piece} texts={texts} />
      </td>
      <td>
        <div className="bo-production__piece">
          <Photos piece={piece} texts={texts} />
          {noted && piece.photos.length < photoLimits.perPiece && <PhotoInput piece={id} ticket={ticket} />}
          {making && noted && (
            <ReasonForm key={noted} act="takeBack" piece={id} ticket={ticket} state={noted} />
          )}
          {making && started && state !== 'spoiled' && <ReasonForm act="remake" piece={id} ticket={ticket} />}
        </div>
      </td>
    </tr>
  )
}
