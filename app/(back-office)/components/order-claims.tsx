import { OwnPicture } from '@/components/cart/own-picture'
import { claimReasons } from '@/lib/orders/order/claim'
import type { OrderSheet } from '@/server/office/orders/order-sheet'
import { ClaimDecision } from './claim-decision'
import { ClaimForm } from './claim-form'
import { momentText, type PanelTexts } from './panel-texts'

type Claim = NonNullable<OrderSheet['claims']>[number]

const orderPage = (order: number) => `/admin/collections/orders/${order}`

function OneClaim({ claim, sheet, texts }: { claim: Claim; sheet: OrderSheet; texts: PanelTexts }) {
  const { t, locale } = texts
  const { id, line, pieces, reason, note, photo, goodwill, state, answer, reprint, createdAt } = claim
  const known = claimReasons.find(one => one === reason) ?? 'other'
  return (
    <li>
      <p>
        <b>{momentText(createdAt.toISOString(), locale)}</b> {pieces} ×{' '}
        {sheet.order.lines.find(one => one.id === line)?.title ?? line}:{' '}
        {t(`backOffice.order.claims.reasons.${known}`)}
        {goodwill && ` (${t('backOffice.order.claims.goodwillShort')})`}{' '}
        <b>{t(`backOffice.order.claims.states.${state}`)}</b>{' '}
        {reprint !== null && <a href={orderPage(reprint)}>{reprint}</a>}
      </p>
      {note && <p className="bo-notes__text">{note}</p>}
      {answer && <p className="bo-notes__text">{answer}</p>}
      {photo && <OwnPicture hash={photo} alt={t('backOffice.order.claims.photo')} className="bo-claim" />}
      {state === 'open' && (
        <ClaimDecision
          path={`/api/orders/${sheet.order.id}/complaints/${id}`}
          words={{
            reprint: t('backOffice.order.claims.reprint'),
            refuse: t('backOffice.order.claims.refuse'),
            answer: t('backOffice.order.claims.answer'),
            failed: t('backOffice.refusals.other'),
          }}
        />
      )}
    </li>
  )
}

/** Complaints about the order, and the form to note one; on a replacement order, the original order. */
export function OrderClaims({ sheet, texts }: { sheet: OrderSheet; texts: PanelTexts }) {
  const { t } = texts
  const { order, claims, reprintOf } = sheet
  if (!claims) return null
  const canClaim = ['in-production', 'shipped', 'delivered'].includes(order.status)
  if (claims.length === 0 && !canClaim && reprintOf === null) return null
  return (
    <section className="bo-panel" aria-labelledby="order-claims">
      <h3 id="order-claims">{t('backOffice.order.claims.title')}</h3>
      {reprintOf !== null && (
        <p>
          {t('backOffice.order.claims.reprintOf')} <a href={orderPage(reprintOf)}>{reprintOf}</a>
        </p>
      )}
      <ul className="bo-notes">
        {claims.map(claim => (
          <OneClaim key={claim.id} claim={claim} sheet={sheet} texts={texts} />
        ))}
      </ul>
      {canClaim && (
        <details>
          <summary>{t('backOffice.order.claims.open')}</summary>
          <ClaimForm
            order={order.id}
            lines={order.lines.map(({ id, title, quantity, tranquility }) => ({
              id,
              title,
              quantity,
              covered: tranquility,
            }))}
            reasons={claimReasons.map(value => ({
              value,
              label: t(`backOffice.order.claims.reasons.${value}`),
            }))}
            words={{
              line: t('backOffice.order.claims.line'),
              pieces: t('backOffice.order.claims.pieces'),
              reason: t('backOffice.order.claims.reason'),
              note: t('backOffice.order.claims.note'),
              photo: t('backOffice.order.claims.photo'),
              goodwill: t('backOffice.order.claims.goodwill'),
              covered: t('ledger.tranquility'),
              make: t('backOffice.order.claims.make'),
              failed: t('backOffice.refusals.other'),
            }}
          />
        </details>
      )}
    </section>
  )
}
