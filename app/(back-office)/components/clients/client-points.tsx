import { formatChange } from '@/lib/ground/money/format-change'
import { loyaltyProgress } from '@/lib/money/loyalty/loyalty'
import { dayText, type SheetParts } from './parts'
import { PointsForm } from './points-form'

/** Level and points, where they come from, and their correction, with a reason that the client sees. */
export function ClientPoints({ sheet, texts }: SheetParts) {
  const { client, points } = sheet
  const { t, locale } = texts
  const { level, discountPercent } = loyaltyProgress(client.loyaltyPoints)
  const number = new Intl.NumberFormat(locale)
  return (
    <section className="bo-panel" aria-labelledby="client-points">
      <h3 id="client-points">{t('backOffice.clientSheet.points.title')}</h3>
      <p>
        <b>{t('backOffice.clientSheet.points.sum', { points: client.loyaltyPoints })}</b>{' '}
        {t('backOffice.clientSheet.points.level', { level, percent: discountPercent })}
      </p>
      {points.length > 0 && (
        <ul className="bo-client__points">
          {points.slice(0, 8).map(({ id, order, points: change, reason, author, at }) => (
            <li key={id}>
              <span className="bo-note">{dayText(at, locale)}</span>
              <span>
                {order === null ? (
                  <>
                    {reason} <span className="bo-note">{author}</span>
                  </>
                ) : (
                  <a href={`/admin/collections/orders/${order}`}>{order}</a>
                )}
              </span>
              <b>{formatChange(change, locale)}</b>
            </li>
          ))}
        </ul>
      )}
      {!client.closed && (
        <details>
          <summary>{t('backOffice.clientSheet.points.correct')}</summary>
          <PointsForm
            client={client.id}
            words={{
              points: t('backOffice.clientSheet.points.change', { most: number.format(100_000) }),
              reason: t('backOffice.clientSheet.points.reason'),
              send: t('backOffice.clientSheet.points.send'),
              failed: t('backOffice.refusals.other'),
            }}
          />
        </details>
      )}
    </section>
  )
}
