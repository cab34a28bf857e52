import { formatMoney } from '@/lib/ground/money/format'
import type { SheetDocument } from '@/server/office/orders/order-sheet'
import type { PanelTexts } from './panel-texts'

/** The invoice and the credit notes of an order, each with its day, its sum and its file (INVOICE-12). */
export function OrderDocuments({
  documents,
  texts,
}: {
  documents: readonly SheetDocument[]
  texts: PanelTexts
}) {
  const { t, locale } = texts
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  return (
    <section className="bo-panel">
      <h3>{t('backOffice.order.documents.title')}</h3>
      {documents.length === 0 && <p className="bo-note">{t('backOffice.order.documents.none')}</p>}
      <ul className="bo-events">
        {documents.map(({ kind, number, issuedOn, gross, url }) => (
          <li key={number}>
            <time dateTime={issuedOn}>{day.format(new Date(`${issuedOn}T00:00:00Z`))}</time>
            <a href={url}>{t(`backOffice.order.documents.${kind}`, { number })}</a>
            <span>{formatMoney(kind === 'invoice' ? gross : { ...gross, minor: -gross.minor }, locale)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
