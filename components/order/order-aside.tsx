'use client'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { countProducts } from '@/lib/cart/types'
import { findCountry } from '@/lib/catalogue/lookup'
import type { ShopData } from '@/lib/contract/shop-data'
import { carrierName } from '@/lib/order/carriers'
import type { Order } from '@/lib/order/order'
import { leftToSend } from '@/lib/order/shipment'
import { helpPaths } from '@/lib/site/help-paths'
import { languageOf } from '@/lib/site/locales'
import { Link } from '@/lib/site/navigation'
import { OrderSums } from '../cart/order-sums'
import type { NamedOrder } from './named-order'

interface OrderAsideProps {
  order: Order
  data: ShopData
  named: NamedOrder
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-b border-line pb-5 last:border-0">
      <h2 className="mb-2 text-lg! leading-6! tracking-normal [font-stretch:100%]">{title}</h2>
      {children}
    </section>
  )
}

/** The order's invoice and credit notes, as files. */
function Documents({ order, named }: Pick<OrderAsideProps, 'order' | 'named'>) {
  const t = useTranslations('orderPage')
  const query = named.auth ? `?${new URLSearchParams({ auth: named.auth })}` : ''
  const documents = [
    ...(order.invoice ? [{ ...order.invoice, name: t('invoice', { number: order.invoice.number }) }] : []),
    ...order.creditNotes.map(note => ({ ...note, name: t('creditNote', { number: note.number }) })),
  ]
  if (documents.length === 0) return null
  return (
    <Block title={t('documents')}>
      <ul className="space-y-1">
        {documents.map(({ number, url, name }) => (
          <li key={number}>
            <a href={`${url}${query}`} className="flex items-center gap-2.5 py-1 text-sm hover:underline">
              <Icon name="document" size={18} />
              <span className="grow">{name}</span>
              <span className="text-ink-3">PDF</span>
            </a>
          </li>
        ))}
      </ul>
    </Block>
  )
}

/** Where the parcels of the order are; what is in each where there are several. */
function Parcels({ order }: Pick<OrderAsideProps, 'order'>) {
  const t = useTranslations('orderPage')
  const locale = useLocale()
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Europe/Paris' })
  const { shipments, lines } = order
  const left = leftToSend(lines, shipments)
  const itemsText = (items: readonly { id: string; pieces: number }[]) =>
    items.map(({ id, pieces }) => `${pieces} × ${lines.find(line => line.id === id)?.title ?? ''}`).join(', ')
  if (shipments.length === 0) return null
  return (
    <ul className="mt-3 space-y-3">
      {shipments.map(({ id, sentAt, carrier, tracking, url, lines: sent }) => (
        <li key={id}>
          <p className="font-medium text-ink">
            {t('parcel', { date: day.format(new Date(sentAt)), carrier: carrierName(carrier) || 'none' })}
          </p>
          {(shipments.length > 1 || left.length > 0) && <p>{itemsText(sent)}</p>}
          {tracking && tracking !== url && <p>{t('tracking', { number: tracking })}</p>}
          {url && (
            <a href={url} rel="noreferrer" className="text-(--action) underline">
              {t('follow')}
            </a>
          )}
        </li>
      ))}
      {left.length > 0 && <li>{t('parcelRest', { items: itemsText(left) })}</li>}
    </ul>
  )
}

/** The method by which it travels, as the catalogue knows it. */
function methodOf({ order, data }: Pick<OrderAsideProps, 'order' | 'data'>) {
  const methods = data.catalogue.shipping.zones.flatMap(zone => zone.methods)
  return methods.find(({ slug }) => slug === order.shipment?.method)
}

function Delivery({ order, data }: Pick<OrderAsideProps, 'order' | 'data'>) {
  const t = useTranslations('order')
  const language = languageOf(useLocale())
  const { delivery } = order
  if (!delivery) return null
  const method = methodOf({ order, data })
  return (
    <Block title={t('delivery')}>
      <div className="text-sm text-ink-2">
        {method && <p className="font-medium text-ink">{method.name[language]}</p>}
        <address className="not-italic">
          {delivery.name}
          <br />
          {delivery.address}
          <br />
          {delivery.zipcode} {delivery.city}
          <br />
          {findCountry(data.catalogue.countries, delivery.country)?.name[language]}
        </address>
        <Parcels order={order} />
      </div>
    </Block>
  )
}

/** Beside the lines: what it came to, its papers, where it goes, and whom to ask. */
export function OrderAside({ order, data, named }: OrderAsideProps) {
  const t = useTranslations('orderPage')
  const sums = useTranslations('order')
  const language = languageOf(useLocale())
  const method = methodOf({ order, data })
  return (
    <aside className="space-y-5 rounded-lg bg-wash p-5">
      {order.totals && (
        <Block title={sums('sums')}>
          <OrderSums
            totals={order.totals}
            vat={order.vat}
            discounts={order.discounts}
            count={countProducts(order.lines)}
            delivery={method ? { name: method.name[language] } : null}
          />
        </Block>
      )}
      <Documents order={order} named={named} />
      <Delivery order={order} data={data} />
      <Block title={t('trouble')}>
        <p className="text-sm text-ink-2">{t('troubleText')}</p>
        <p className="mt-2">
          <Link
            href={`${helpPaths.contact[language]}?subject=order`}
            className="text-sm text-(--action) underline"
          >
            {t('write')}
          </Link>
        </p>
      </Block>
    </aside>
  )
}
