import { formatMoney } from '@/lib/ground/money/format'
import { quotationTones } from '@/lib/orders/quotations/state-tones'
import { EnterClientButton } from '../enter-client-button'
import { StateBadge } from '../state-badge'
import { dayText, type SheetParts } from './parts'

interface OrderRowProps {
  order: SheetParts['sheet']['orders'][number]
  /** Whether the account is closed: then nothing is ordered again. */
  closed: boolean
  texts: SheetParts['texts']
}

/** An order in a row, with a button that orders the same again for the client. */
function OrderRow({ order, closed, texts: { t, locale } }: OrderRowProps) {
  const { id, status, createdAt, titles, total, pictured } = order
  return (
    <tr>
      <td>
        <a href={`/admin/collections/orders/${id}`}>
          <b>{id}</b>
        </a>
      </td>
      <td className="bo-client__day">{dayText(createdAt, locale)}</td>
      <td className="bo-client__goods">
        {pictured !== null && (
          <img
            src={`/api/orders/${id}/lines/${pictured}/preview.svg`}
            alt=""
            width={36}
            height={28}
            loading="lazy"
          />
        )}
        <span>
          {titles[0] ?? ''}
          {titles.length > 1 && ` ${t('backOffice.clientSheet.more', { count: titles.length - 1 })}`}
        </span>
      </td>
      <td>
        <StateBadge state={status} label={t(`backOffice.options.${status}`)} />
      </td>
      <td className="bo-right bo-money">
        <b>{formatMoney(total, locale)}</b>
      </td>
      <td>
        {!closed && titles.length > 0 && (
          <EnterClientButton
            whose={{ order: id }}
            path={`/load-order/?id=${id}`}
            label={t('backOffice.clientSheet.again')}
            failed={t('backOffice.refusals.other')}
          />
        )}
      </td>
    </tr>
  )
}

/** What he has ordered, the newest first; one is taken up again in his place. */
export function ClientOrders({ sheet, texts }: SheetParts) {
  const { client, orders, figures } = sheet
  const { t } = texts
  return (
    <section className="bo-panel" aria-labelledby="client-orders">
      <h3 id="client-orders">
        {t('backOffice.collections.orders.many')} {figures.orders}
      </h3>
      {orders.length === 0 ? (
        <p className="bo-note">{t('backOffice.clientSheet.none.orders')}</p>
      ) : (
        <div className="bo-client__scroll">
          <table className="bo-client__table">
            <tbody>
              {orders.map(order => (
                <OrderRow key={order.id} order={order} closed={client.closed} texts={texts} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {figures.orders > orders.length && (
        <p>
          <a href={`/admin/collections/orders?where[or][0][and][0][client][equals]=${client.id}`}>
            {t('backOffice.clientSheet.all', { count: figures.orders })}
          </a>
        </p>
      )}
    </section>
  )
}

/** What he has asked a price for. */
export function ClientQuotations({ sheet, texts }: SheetParts) {
  const { t, locale } = texts
  if (sheet.quotations.length === 0) return null
  return (
    <section className="bo-panel" aria-labelledby="client-quotations">
      <h3 id="client-quotations">{t('backOffice.quotations.title')}</h3>
      <div className="bo-client__scroll">
        <table className="bo-client__table">
          <tbody>
            {sheet.quotations.map(({ id, state, title, createdAt, total }) => (
              <tr key={id}>
                <td>
                  <a href={`/admin/quotations?id=${id}`}>
                    <b>{id}</b>
                  </a>
                </td>
                <td className="bo-client__day">{dayText(createdAt, locale)}</td>
                <td className="bo-client__goods">{title}</td>
                <td>
                  <span className={`bo-badge bo-badge--${quotationTones[state]}`}>
                    {t(`quotation.states.${state}`)}
                  </span>
                </td>
                <td className="bo-right bo-money">
                  <b>{total && formatMoney(total, locale)}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** The designs that he keeps. */
export function ClientDesigns({ sheet, texts }: SheetParts) {
  const { t, locale } = texts
  if (sheet.designs.length === 0) return null
  return (
    <section className="bo-panel" aria-labelledby="client-designs">
      <h3 id="client-designs">{t('backOffice.collections.designs.many')}</h3>
      <ul className="bo-client__designs">
        {sheet.designs.map(({ id, name, slug, updatedAt }) => (
          <li key={id}>
            <a href={`/admin/collections/designs/${id}`}>{name || slug}</a>{' '}
            <span className="bo-note">{dayText(updatedAt, locale)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
