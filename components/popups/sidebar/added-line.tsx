'use client'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { ItemPicture } from '@/components/cart/item-picture'
import { useItemWords } from '@/components/cart/item-words'
import { LineQuantity } from '@/components/cart/line-quantity'
import { ownWords } from '@/components/cart/own-words'
import { useShownAmount } from '@/components/cart/use-shown-amount'
import { Icon } from '@/components/ui/icon'
import type { ShopData } from '@/lib/doors/contract/shop-data'
import { subtractMoney } from '@/lib/ground/money/money'
import { languageOf } from '@/lib/ground/site/locales'
import { betterQuantity, quantitySteps } from '@/lib/money/pricing/quantity-steps'
import type { ItemPrice } from '@/lib/money/pricing/result'
import type { PricedCart, PricedCartLine } from '@/lib/orders/cart/price-cart'
import { kindOf, priceableOf } from '@/lib/product/kinds/registry'
import { useCart } from '@/stores/cart'
import { noteSeen } from '@/stores/seen-lines'
import { startEditor } from '../start-editor'

interface AddedLineProps {
  line: PricedCartLine
  priced: PricedCart
  data: ShopData
  /** Closes the popup, before the editor takes its place. */
  onLeave: () => void
}

const vatOf = ({ order }: PricedCart) => (order.ok ? order.vatDecision.percent : 0)

/** What was just put into the cart: the shopper's own text, the quantity, and the total. */
export function AddedLine({ line, priced, data, onLeave }: AddedLineProps) {
  const { item, price } = line
  const t = useTranslations('popups.sidebar')
  const cart = useTranslations('cart')
  const language = languageOf(useLocale())
  const { title, facts } = useItemWords(data.catalogue)(item)
  const amount = useShownAmount(vatOf(priced))
  const { id } = item
  useEffect(() => noteSeen([{ id, title, facts }]), [id, title, facts])
  const designed = kindOf(item)?.designed(item, data.catalogue) ?? null
  return (
    <section aria-label={title}>
      <div className="flex gap-3.5">
        <ItemPicture item={item} catalogue={data.catalogue} language={language} className="w-24 self-start" />
        <div className="min-w-0 grow">
          <div className="flex justify-between gap-4">
            <h3 className="text-base leading-5.5">{title}</h3>
            {price?.ok && <p className="font-[650] whitespace-nowrap">{amount(price.line)}</p>}
          </div>
          {price?.ok && price.quantity > 1 && (
            <p className="mt-0.5 text-sm text-ink-2">
              {t('pieces', { count: price.quantity, amount: amount(price.unit) })}
              {price.breakPercent > 0 && ` ${t('less', { percent: price.breakPercent })}`}
            </p>
          )}
          {facts && <p className="mt-0.5 text-sm text-ink-2">{facts}</p>}
        </div>
      </div>
      <Words line={line} data={data} />
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
        <LineQuantity item={item} title={title} />
        {designed && (
          <button
            type="button"
            className="link min-h-6 text-sm pointer-coarse:min-h-11"
            aria-label={cart('modifyLine', { name: title })}
            onClick={() => {
              onLeave()
              void startEditor({ ...designed, quantity: item.quantity }, { cartItemId: item.id })
            }}
          >
            {cart('modify')}
          </button>
        )}
      </div>
      {price?.ok && <NextStep line={line} price={price} data={data} vatPercent={vatOf(priced)} />}
    </section>
  )
}

/** The text of the line in its own ink, for a last check. */
function Words({ line: { item }, data }: Pick<AddedLineProps, 'line' | 'data'>) {
  const t = useTranslations('popups.sidebar')
  const words = ownWords(item.content.design)
  if (words.length === 0) return null
  const { inkColors } = data.catalogue.stampModels
  const ink = inkColors.find(({ slug }) => slug === item.content.inkColor)?.hex
  return (
    <div className="mt-3 rounded-md bg-mat-soft p-2">
      <p className="sr-only">{t('words')}</p>
      <ul
        className="bg-paper px-3 py-2.5 text-center text-sm leading-5 font-medium shadow-1"
        style={{ color: ink }}
      >
        {words.map((word, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same words may stand on two lines
          <li key={index} className="wrap-anywhere">
            {word}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** How many more pieces are still offered as "some more". */
const fewMore = 3

interface NextStepProps extends Pick<AddedLineProps, 'line' | 'data'> {
  price: ItemPrice
  vatPercent: number
}

/** What the next step of the quantity costs, as one price; or that more would cost less. */
function NextStep({ line: { item }, price, data, vatPercent }: NextStepProps) {
  const t = useTranslations('popups.sidebar')
  const steps = useTranslations('price.steps')
  const amount = useShownAmount(vatPercent)
  const setQuantity = useCart(state => state.setQuantity)
  const priceable = priceableOf(item)
  if (!priceable) return null
  const better = betterQuantity(priceable, item.quantity, data)
  const found = better ? null : quantitySteps(priceable, data)
  const next = found?.ok ? found.steps.find(({ from }) => from > item.quantity) : undefined
  const more = next ? next.from - item.quantity : 0
  const wanted = better?.quantity ?? next?.from
  if (wanted === undefined || (!better && more > Math.max(fewMore, item.quantity))) return null
  return (
    <p className="mt-4 flex gap-3 rounded-md bg-mat-soft px-3.5 py-3 text-sm text-mat-2">
      <Icon name="info" />
      <span>
        {better && steps('better', { quantity: better.quantity, saving: amount(better.saving) })}
        {next &&
          t.rich('nextStep', {
            quantity: next.from,
            percent: next.discountPercent,
            more,
            amount: amount(subtractMoney(next.line, price.line)),
            b: chunks => <b className="font-semibold">{chunks}</b>,
          })}{' '}
        <button
          type="button"
          className="link min-h-6 font-medium pointer-coarse:min-h-11"
          onClick={() => setQuantity(item.id, wanted)}
        >
          {t('take', { count: wanted })}
        </button>
      </span>
    </p>
  )
}
