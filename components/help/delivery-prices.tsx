import { getTranslations } from 'next-intl/server'
import { Icon } from '@/components/ui/icon'
import { PriceAlone } from '@/components/ui/price'
import { WideTable } from '@/components/ui/wide-table'
import { priceText } from '@/lib/doors/site/prices'
import type { ViewContext } from '@/lib/doors/site/view-context'
import type { Money } from '@/lib/ground/money/money'
import { type ListedMethod, type ListedZone, zoneMethods } from '@/lib/money/pricing/zone-methods'

type Texts = Awaited<ReturnType<typeof getTranslations<'help.delivery'>>>

function Method({ method, ctx, t }: { method: ListedMethod; ctx: ViewContext; t: Texts }) {
  const { name, carrier, days, price, freeFrom, maxKilograms } = method
  const shown = (amount: Money) => <PriceAlone price={priceText(amount, ctx)} />
  const kilograms = new Intl.NumberFormat(ctx.locale, { style: 'unit', unit: 'kilogram' }).format(
    maxKilograms,
  )
  const isFree = price.to.minor === 0
  return (
    <tr className="border-b border-line align-top max-sm:grid max-sm:grid-cols-3 max-sm:gap-x-3 max-sm:py-3 sm:[&>td]:py-2.5 sm:[&>td]:pr-4 max-sm:[&>td]:before:block max-sm:[&>td]:before:text-xs max-sm:[&>td]:before:text-ink-2 max-sm:[&>td]:before:content-[attr(data-head)]">
      <th scope="row" className="text-left font-semibold max-sm:col-span-3 max-sm:pb-2 sm:py-2.5 sm:pr-4">
        {name[ctx.language]}
        <span className="block text-xs font-normal text-ink-2">
          {[carrier, t('upTo', { weight: kilograms })].filter(Boolean).join(', ')}
        </span>
      </th>
      <td data-head={t('time')}>{days.min === days.max ? t('day', { days: days.min }) : t('days', days)}</td>
      <td data-head={t('price')}>
        {isFree ? t('free') : shown(price.from)}
        {!isFree && (
          <>
            {' – '}
            {shown(price.to)}
          </>
        )}
      </td>
      <td data-head={t('freeFrom')} className="pr-0!">
        {freeFrom ? shown(freeFrom) : '–'}
      </td>
    </tr>
  )
}

function ZoneTable({ zone, ctx, t }: { zone: ListedZone; ctx: ViewContext; t: Texts }) {
  return (
    <WideTable label={t('to', { zone: zone.name[ctx.language] })}>
      <table className="w-full border-collapse text-sm">
        <thead className="max-sm:sr-only">
          <tr className="border-b border-edge text-left text-xs text-ink-2 [&>th]:py-2.5 [&>th]:pr-4 [&>th]:font-medium">
            <th scope="col" className="w-2/5">
              {t('method')}
            </th>
            <th scope="col">{t('time')}</th>
            <th scope="col">{t('price')}</th>
            <th scope="col">{t('freeFrom')}</th>
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {zone.methods.map(method => (
            <Method key={method.slug} method={method} ctx={ctx} t={t} />
          ))}
        </tbody>
      </table>
    </WideTable>
  )
}

/** What delivery costs and how long it takes, zone by zone, from the same data that orders are priced with. */
export async function DeliveryPrices({ ctx }: { ctx: ViewContext }) {
  const t = await getTranslations({ locale: ctx.locale, namespace: 'help.delivery' })
  const [own, ...others] = zoneMethods(ctx.country, ctx.catalogue, ctx.priceList)
  if (!own) return null
  return (
    <>
      <h2>{t('to', { zone: own.name[ctx.language] })}</h2>
      <p className="mt-1.5 mb-3 text-sm text-ink-2">
        <span data-only-tax="incl">{t('withVat')}</span>
        <span data-only-tax="excl">{t('withoutVat')}</span>
      </p>
      <ZoneTable zone={own} ctx={ctx} t={t} />
      <h2 className="mt-10 mb-2">{t('elsewhere')}</h2>
      <div className="border-t border-line">
        {others.map(zone => (
          <details key={zone.slug} className="group/zone border-b border-line">
            <summary className="flex min-h-14 py-2 list-none items-center justify-between gap-4 font-semibold">
              <span>
                {zone.name[ctx.language]}
                {zone.countries.length > 1 && (
                  <span className="block text-sm font-normal text-ink-2">
                    {zone.countries.map(country => country[ctx.language]).join(', ')}
                  </span>
                )}
              </span>
              <Icon
                name="down"
                size={18}
                className="transition-transform duration-240 ease-move group-open/zone:rotate-180"
              />
            </summary>
            <div className="pb-5">
              <ZoneTable zone={zone} ctx={ctx} t={t} />
            </div>
          </details>
        ))}
      </div>
    </>
  )
}
