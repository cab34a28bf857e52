import { getTranslations } from 'next-intl/server'
import { tilePicture } from '@/components/catalogue/tile-picture'
import { ProductPicture } from '@/components/product/product-picture'
import { Section } from '@/components/ui/section'
import { toListingItem } from '@/lib/doors/site/listing-items'
import type { ViewContext } from '@/lib/doors/site/view-context'
import { formatMoney } from '@/lib/ground/money/format'
import { type Money, percentOfMoney, subtractMoney } from '@/lib/ground/money/money'
import { Link } from '@/lib/ground/site/navigation'
import { RETAILER_COUPON, sessionDiscountOf } from '@/lib/money/discount/session'
import type { ProductSummary } from '@/lib/product/contract/product'
import { traitsOf } from '@/lib/product/traits'

interface TradePricesProps {
  products: readonly ProductSummary[]
  ctx: ViewContext
}

interface Row {
  product: ProductSummary & { url: string; price: Money }
  /** What the retailer's discount takes off one piece. */
  gain: Money
}

function rowsOf(products: readonly ProductSummary[]): Row[] {
  const percent = sessionDiscountOf(RETAILER_COUPON)?.value ?? 0
  return products.flatMap(product => {
    const { url, price } = product
    return url && price ? [{ product: { ...product, url, price }, gain: percentOfMoney(price, percent) }] : []
  })
}

/** Products with their price for everyone and for a retailer, without VAT, and the difference (PRICE-13). */
export async function TradePrices({ products, ctx }: TradePricesProps) {
  const [t, price] = await Promise.all([
    getTranslations({ locale: ctx.locale, namespace: 'help.trade' }),
    getTranslations({ locale: ctx.locale, namespace: 'price' }),
  ])
  const rows = rowsOf(products)
  if (rows.length === 0) return null
  const text = (amount: Money) => formatMoney(amount, ctx.locale)
  return (
    <Section title={t('title')} text={t('text')} ground="wash">
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr className="border-b border-edge text-right align-bottom text-xs text-ink-2 [&>th]:py-2.5 [&>th]:pl-4 [&>th]:font-medium [&>th:first-child]:pl-0">
            <th scope="col" className="text-left">
              {t('product')}
            </th>
            <th scope="col">{t('public')}</th>
            <th scope="col">{t('trade')}</th>
            <th scope="col" className="max-sm:hidden">
              {t('gain')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ product, gain }, index) => (
            <tr
              key={product.slug}
              className="border-b border-line text-right tabular-nums [&>td]:py-2 [&>td]:pl-4 [&>td]:whitespace-nowrap"
            >
              <th scope="row" className="py-2 text-left font-semibold">
                <Link href={product.url} className="group flex items-center gap-4 rounded-md">
                  <ProductPicture
                    spec={tilePicture(toListingItem(product, index, ctx), ctx.language)}
                    alt=""
                    sizes="72px"
                    className="w-18 shrink-0 max-sm:hidden"
                  />
                  <span className="underline-offset-4 group-hover:underline">{product.name}</span>
                </Link>
              </th>
              <td className="text-ink-2">
                {traitsOf(product).toMeasure && `${price('from')} `}
                {text(product.price)}
              </td>
              <td className="font-semibold">{text(subtractMoney(product.price, gain))}</td>
              <td className="text-mat max-sm:hidden">{text(gain)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
