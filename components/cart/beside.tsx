'use client'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import { findStaticProduct } from '@/lib/catalogue/lookup'
import type { ShopData } from '@/lib/doors/contract/shop-data'
import type { Language } from '@/lib/ground/names'
import { priceItem } from '@/lib/money/pricing/price-item'
import type { PricedCart } from '@/lib/orders/cart/price-cart'
import type { CartItem } from '@/lib/product/item/item'
import { besideUse, suitsLine } from '@/lib/product/kinds/beside'
import type { NewLine } from '@/lib/product/kinds/kind'
import { kindOf, lineOf, plainLine, priceableOf } from '@/lib/product/kinds/registry'
import { useCart } from '@/stores/cart'
import { ItemPicture } from './item-picture'
import { useItemWords } from './item-words'
import { useBeside } from './use-shop-data'
import { useShownAmount } from './use-shown-amount'

interface BesideProps {
  /** What was bought. */
  items: readonly CartItem[]
  title: string
  catalogue: Catalogue
  language: Language
  priced: PricedCart
  /** How many are shown. */
  most: number
  /** Classes of the list. */
  list?: string
}

/** The label of the ink that a stamp was bought in; supplies are chosen by it. */
const inkOf = ({ content }: CartItem, { stampModels }: Catalogue, language: Language) =>
  stampModels.inkColors.find(({ slug }) => slug === content.inkColor)?.label[language]

/** A supply as it goes into the cart, in the stamp's ink if it is sold in that ink. */
function supplyLine(slug: string, ink: string | undefined, { catalogue }: ShopData, language: Language) {
  const variants = findStaticProduct(catalogue, slug)?.variants ?? []
  const same = variants.find(({ title, outOfStock }) => !outOfStock && title[language] === ink)
  if (same) return lineOf({ kind: 'static', slug, name: '', quantity: 1, variant: same.slug })
  return plainLine('static', slug, catalogue)
}

/** Accessories of some products, each once, the most needed first, each in the ink of its product. */
function supplyLines({ items, catalogue, language }: BesideProps, data: ShopData): NewLine[] {
  const lines = new Map<string, NewLine>()
  const wanted = items.map(item => ({
    ink: inkOf(item, catalogue, language),
    slugs: (data.beside?.[item.slug] ?? []).filter(slug => suitsLine(slug, item, data.catalogue)),
  }))
  const longest = Math.max(0, ...wanted.map(({ slugs }) => slugs.length))
  for (let rank = 0; rank < longest; rank += 1) {
    for (const { ink, slugs } of wanted) {
      const slug = slugs[rank]
      const line = slug && !lines.has(slug) && supplyLine(slug, ink, data, language)
      if (line) lines.set(line.slug, line)
    }
  }
  return [...lines.values()]
}

/** Accessories of products, each with its price and a button to add it; nothing where all of it is in the cart. */
export function Beside(props: BesideProps) {
  const { items, title, language, priced, most, list } = props
  const id = useId()
  const data = useBeside([...new Set(items.map(({ slug }) => slug))].sort())
  // What was in the cart before is not offered; what is added here stays in the list, ticked.
  const [before] = useState(() => new Set(useCart.getState().items.map(({ slug }) => slug)))
  const lines = data ? supplyLines(props, data).filter(({ slug }) => !before.has(slug)) : []
  if (!data || lines.length === 0) return null
  return (
    <section aria-labelledby={id} className="mt-6">
      <h3 id={id} className="text-base">
        {title}
      </h3>
      <ul className={list ?? 'mt-1'}>
        {lines.slice(0, most).map(line => (
          <Supply key={line.slug} {...{ line, data, language, priced }} />
        ))}
      </ul>
    </section>
  )
}

interface SupplyProps {
  line: NewLine
  data: ShopData
  language: Language
  priced: PricedCart
}

function Supply({ line, data, language, priced }: SupplyProps) {
  const t = useTranslations('cart.beside')
  const { title, facts } = useItemWords(data.catalogue)(line)
  const amount = useShownAmount(priced.order.ok ? priced.order.vatDecision.percent : 0)
  const isThere = useCart(cart => cart.items.some(({ slug }) => slug === line.slug))
  const item = priceableOf(line)
  const price = item && priceItem(item, 1, data)
  const use = besideUse(findStaticProduct(data.catalogue, line.slug)?.type ?? '')
  if (!price?.ok || kindOf(line)?.availability(line, data.catalogue)) return null
  return (
    <li className="flex items-center gap-3 border-b border-line py-3">
      <ItemPicture item={line} catalogue={data.catalogue} language={language} className="w-15" />
      <span className="min-w-0 grow text-sm">
        <span className="block leading-5 font-semibold">{title}</span>
        <span className="text-xs text-ink-2">
          {[use === 'other' ? facts : t(`use.${use}`), amount(price.unit)].filter(Boolean).join(' · ')}
        </span>
      </span>
      <Button
        size="small"
        look="secondary"
        disabled={isThere}
        className="px-3!"
        aria-label={isThere ? t('supplyAdded', { name: title }) : t('addSupply', { name: title })}
        onClick={() => useCart.getState().addItem(line)}
      >
        {isThere ? <Icon name="check" size={18} /> : t('add')}
      </Button>
    </li>
  )
}
