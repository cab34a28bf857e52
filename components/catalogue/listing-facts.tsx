import { traitsOf } from '@/lib/product/traits'
import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '@/components/ui/icon'
import { PriceAlone } from '@/components/ui/price'
import { findMaterial } from '@/lib/catalogue/lookup'
import { priceText } from '@/lib/doors/site/prices'
import type { ViewContext } from '@/lib/doors/site/view-context'
import { moneyFromMajor } from '@/lib/ground/money/money'
import type { ProductSummary } from '@/lib/product/contract/product'
import type { ListingItem } from '@/lib/product/listing/listing'

interface ListingFactsProps {
  items: readonly ListingItem[]
  products: readonly ProductSummary[]
  ctx: ViewContext
}

/** How the designed products of a list are made: to measure or in fixed sizes; `null` where most products are ready-made. */
export function madeOf(products: readonly ProductSummary[]): { toMeasure: boolean } | null {
  const signs = products.filter(one => traitsOf(one).toMeasure || one.type === 'sign-template').length
  const stamps = products.filter(one => traitsOf(one).mountColors || one.type === 'stamp-template').length
  if (signs + stamps <= products.length / 2) return null
  return { toMeasure: signs > stamps }
}

/** Products with a right of withdrawal for every choice: no part of them takes the shopper's text, as a part of a pack may. */
const fromTheShelf = (product: ProductSummary): boolean =>
  traitsOf(product).onShelf && product.type !== 'stamp-classic'

/** The smallest and the largest sign that the materials of a list can be cut to, large formats included. */
function signSizes(products: readonly ProductSummary[], { catalogue }: ViewContext) {
  const materials = products.flatMap(({ material }) => findMaterial(catalogue, material ?? '') ?? [])
  const large = materials.flatMap(({ allowXXL, xxlMaterial }) =>
    allowXXL ? (findMaterial(catalogue, xxlMaterial ?? '') ?? []) : [],
  )
  const all = [...materials, ...large]
  const least = all.map(({ minSize }) => minSize).sort((a, b) => a.width * a.height - b.width * b.height)[0]
  const most = all.map(({ maxSize }) => maxSize).sort((a, b) => b.width * b.height - a.width * a.height)[0]
  return least && most && { least, most }
}

function stampSizes(items: readonly ListingItem[]) {
  const sized = items.flatMap(({ width, height }) => (width && height ? [{ width, height }] : []))
  const byArea = sized.sort((a, b) => a.width * a.height - b.width * b.height)
  const [least, most] = [byArea[0], byArea.at(-1)]
  return least && most && { least, most }
}

/** Three facts of a list, each out of the catalogue: how large, how fast, and what the workshop checks. */
export async function ListingFacts({ items, products, ctx }: ListingFactsProps) {
  const t = await getTranslations({ locale: ctx.locale, namespace: 'catalogue.facts' })
  const made = madeOf(products)
  const { sign, stamp } = ctx.catalogue.shipping.productionDays
  const facts: { icon: IconName; text: ReactNode }[] = []
  if (made === null) {
    if (products.every(fromTheShelf)) facts.push({ icon: 'box', text: t('returns') })
  } else {
    const sizes = made.toMeasure ? signSizes(products, ctx) : stampSizes(items)
    if (sizes) {
      const { least, most } = sizes
      const range = { w: least.width, h: least.height, W: most.width, H: most.height }
      const isOne = least.width === most.width && least.height === most.height
      facts.push({
        icon: 'measure',
        text: t(isOne ? 'size' : made.toMeasure ? 'toMeasure' : 'sizes', range),
      })
    }
    facts.push({ icon: 'truck', text: t('made', { days: made.toMeasure ? sign : stamp }) })
    const proof = moneyFromMajor(ctx.priceList.tranquility, ctx.priceList.currency)
    facts.push({
      icon: 'shield',
      text: t.rich('checked', { price: () => <PriceAlone price={priceText(proof, ctx)} /> }),
    })
  }
  if (facts.length === 0) return null
  return (
    <ul className="grid gap-1.5 text-sm">
      {facts.map(({ icon, text }) => (
        <li key={icon} className="flex items-center gap-2.5">
          <Icon name={icon} size={18} className="text-mat" />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}
