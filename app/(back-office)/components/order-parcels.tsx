import { type Carrier, carriers } from '@/lib/orders/order/carriers'
import type { OrderSheet } from '@/server/office/orders/order-sheet'
import { carrierText } from './carrier-text'
import { momentText, type PanelTexts } from './panel-texts'
import { ParcelForm } from './parcel-form'
import { TrackingForm } from './tracking-form'

const choices = (texts: PanelTexts) =>
  carriers.map((value: Carrier) => ({ value, label: carrierText(value, texts) }))

interface ParcelProps {
  parcel: OrderSheet['shipments'][number]
  titleOf: (line: string) => string
  /** Where the papers of the order are. */
  papers: string
  words: Parameters<typeof TrackingForm>[0]['words']
  texts: PanelTexts
}

/** A parcel that has left: what is in it, where it is, and its papers. */
function Parcel({ parcel, titleOf, papers, words, texts }: ParcelProps) {
  const { t, locale } = texts
  return (
    <li>
      <p>
        <b>{momentText(parcel.sentAt, locale)}</b> {carrierText(parcel.carrier, texts)}{' '}
        {parcel.url ? (
          <a href={parcel.url} target="_blank" rel="noreferrer">
            {parcel.tracking}
          </a>
        ) : (
          parcel.tracking
        )}
      </p>
      <p className="bo-note">
        {parcel.lines.map(({ id, pieces }) => `${pieces} × ${titleOf(id)}`).join(', ')}
      </p>
      <p className="bo-files">
        <a href={`${papers}/packing-list.pdf?shipment=${parcel.id}`} target="_blank" rel="noreferrer">
          {t('backOffice.order.parcels.packingList')}
        </a>
      </p>
      <TrackingForm
        key={`${parcel.carrier} ${parcel.tracking}`}
        path={`${papers}/shipments/${parcel.id}`}
        carrier={parcel.carrier}
        tracking={parcel.tracking}
        carriers={choices(texts)}
        words={words}
      />
    </li>
  )
}

/** Parcels that have left, what is left to send, and the papers that go with them. */
export function OrderParcels({ sheet, texts }: { sheet: OrderSheet; texts: PanelTexts }) {
  const { t } = texts
  const { order, shipments, left, carrier } = sheet
  const failed = t('backOffice.refusals.other')
  const titleOf = (id: string) => order.lines.find(line => line.id === id)?.title ?? id
  const papers = `/api/orders/${order.id}`
  const words = {
    carrier: t('backOffice.order.parcels.carrier'),
    tracking: t('backOffice.order.parcels.tracking'),
    save: t('backOffice.order.parcels.save'),
    failed,
  }
  return (
    <section className="bo-panel" aria-labelledby="order-parcels">
      <h3 id="order-parcels">{t('backOffice.order.parcels.title')}</h3>
      <p className="bo-files">
        <a href={`${papers}/label.pdf`} target="_blank" rel="noreferrer">
          {t('backOffice.order.parcels.label')}
        </a>
        {left.length > 0 && (
          <a href={`${papers}/packing-list.pdf`} target="_blank" rel="noreferrer">
            {t('backOffice.order.parcels.packingList')}
          </a>
        )}
      </p>
      <ul className="bo-notes">
        {shipments.map(parcel => (
          <Parcel key={parcel.id} {...{ parcel, titleOf, papers, words, texts }} />
        ))}
      </ul>
      {order.status === 'in-production' && left.length > 0 && (
        <ParcelForm
          key={left.map(({ id, pieces }) => `${id} ${pieces}`).join()}
          order={order.id}
          carriers={choices(texts)}
          carrier={carrier}
          lines={left.map(({ id, pieces }) => ({ id, left: pieces, title: titleOf(id) }))}
          words={{
            ...words,
            trackingHint: t('backOffice.order.parcels.trackingHint'),
            pieces: t('backOffice.order.parcels.pieces'),
            send: t('backOffice.order.parcels.send'),
          }}
        />
      )}
    </section>
  )
}
