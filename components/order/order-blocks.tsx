'use client'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { findCountry } from '@/lib/catalogue/lookup'
import type { ShopData } from '@/lib/doors/contract/shop-data'
import { languageOf } from '@/lib/ground/site/locales'
import { carrierName } from '@/lib/orders/order/carriers'
import type { Order } from '@/lib/orders/order/order'
import { leftToSend } from '@/lib/orders/order/shipment'
import { countProducts } from '@/lib/product/item/types'
import { OrderSums } from '../cart/order-sums'
import type { NamedOrder } from './named-order'

interface BlockProps {
  /** The level of the heading. */
  level: 'h2' | 'h3'
}

interface OrderBlockProps extends BlockProps {
  order: Order
  data: ShopData
  named: NamedOrder
}

/** A block of an order's data beside its lines. */
export function Block({
  title,
  level: Heading,
  children,
}: BlockProps & { title: string; children: ReactNode }) {
  return (
    <section>
      <Heading className="mb-2 text-lg! leading-6! tracking-normal [font-stretch:100%]">{title}</Heading>
      {children}
    </section>
  )
}

/** The order's invoice and credit notes, as files. */
export function Documents({ order, named, level }: Omit<OrderBlockProps, 'data'>) {
  const t = useTranslations('orderPage')
  const query = named.auth ? `?${new URLSearchParams({ auth: named.auth })}` : ''
  const documents = [
    ...(order.invoice ? [{ ...order.invoice, name: t('invoice', { number: order.invoice.number }) }] : []),
    ...order.creditNotes.map(note => ({ ...note, name: t('creditNote', { number: note.number }) })),
  ]
  if (documents.length === 0) return null
  return (
    <Block title={t('documents')} level={level}>
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
function Parcels({ order }: Pick<OrderBlockProps, 'order'>) {
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
function methodOf({ order, data }: Pick<OrderBlockProps, 'order' | 'data'>) {
  const methods = data.catalogue.shipping.zones.flatMap(zone => zone.methods)
  return methods.find(({ slug }) => slug === order.shipment?.method)
}

/** Its destination, and the state of its parcels. */
export function Delivery({ order, data, level }: Omit<OrderBlockProps, 'named'>) {
  const t = useTranslations('order')
  const language = languageOf(useLocale())
  const { delivery } = order
  if (!delivery) return null
  const method = methodOf({ order, data })
  return (
    <Block title={t('delivery')} level={level}>
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

/** What it came to. */
export function Sums({ order, data, level }: Omit<OrderBlockProps, 'named'>) {
  const t = useTranslations('order')
  const language = languageOf(useLocale())
  const method = methodOf({ order, data })
  if (!order.totals) return null
  return (
    <Block title={t('sums')} level={level}>
      <OrderSums
        totals={order.totals}
        vat={order.vat}
        discounts={order.discounts}
        count={countProducts(order.lines)}
        delivery={method ? { name: method.name[language] } : null}
      />
    </Block>
  )
}
