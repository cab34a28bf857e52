import { languageOf } from '@/lib/ground/site/locales'
import type { OrderSheet } from '@/server/office/orders/order-sheet'
import { EnterClientButton } from './enter-client-button'
import type { PanelTexts } from './panel-texts'

type Address = Partial<NonNullable<OrderSheet['order']['delivery']>>

/** An address in the lines in which it stands on a label. */
function labelLines(address: Partial<Address>, locale: string): string[] {
  const country = address.country
    ? (new Intl.DisplayNames([locale], { type: 'region' }).of(address.country) ?? address.country)
    : ''
  return [
    address.name ?? '',
    address.address ?? '',
    `${address.zipcode ?? ''} ${address.city ?? ''}`.trim(),
    country.toLocaleUpperCase(locale),
  ].filter(line => line !== '')
}

const sameLabel = (a: string[], b: string[]) => a.join('\n') === b.join('\n')

/** Who ordered, and the addresses as they are written on a parcel. */
export function OrderAddresses({ sheet, texts }: { sheet: OrderSheet; texts: PanelTexts }) {
  const { order, shippingName } = sheet
  const { t, locale } = texts
  const delivery = labelLines(order.delivery ?? {}, locale)
  const billing = labelLines(order.billing ?? {}, locale)
  const language = languageOf(locale)
  const comment = typeof order.other.comment === 'string' ? order.other.comment : ''
  return (
    <section className="bo-panel">
      <h3>{t('backOffice.fields.delivery')}</h3>
      <pre className="bo-label">{delivery.join('\n')}</pre>
      {order.delivery?.relaisId && (
        <p>{t('backOffice.order.relay', { relay: String(order.delivery.relaisId) })}</p>
      )}
      {order.delivery?.phone && <p>{order.delivery.phone}</p>}
      {shippingName && <p className="bo-strong">{shippingName[language]}</p>}
      {sheet.sees.contact && !sameLabel(delivery, billing) && billing.length > 0 && (
        <>
          <h3>{t('backOffice.fields.billing')}</h3>
          <pre className="bo-label">{billing.join('\n')}</pre>
        </>
      )}
      {sheet.sees.contact && order.client && (
        <>
          <h3>{t('backOffice.fields.client')}</h3>
          <p>
            {order.client.name}
            <br />
            <a href={`mailto:${order.client.email}`}>{order.client.email}</a>
            <br />
            {order.client.phone}
          </p>
          {sheet.entersClient && (
            <p>
              <EnterClientButton
                whose={{ order: order.id }}
                label={t('backOffice.standIn.enter')}
                failed={t('backOffice.refusals.other')}
              />
            </p>
          )}
          {order.purchaseReference && (
            <p>
              {t('backOffice.fields.purchaseReference')}
              {': '}
              <b>{order.purchaseReference}</b>
            </p>
          )}
        </>
      )}
      {comment && <p className="bo-comment">{comment}</p>}
    </section>
  )
}
