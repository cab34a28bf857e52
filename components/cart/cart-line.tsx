'use client'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { startEditor } from '@/components/popups/start-editor'
import { Badge } from '@/components/ui/badge'
import { Checkbox } from '@/components/ui/choice'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { usePricesHT } from '@/components/ui/use-prices-ht'
import { sentAlong } from '@/lib/design/import/sent-files'
import type { ShopData } from '@/lib/doors/contract/shop-data'
import { moneyFromMajor } from '@/lib/ground/money/money'
import { languageOf } from '@/lib/ground/site/locales'
import type { ItemPrice } from '@/lib/money/pricing/result'
import type { PricedCart, PricedCartLine } from '@/lib/orders/cart/price-cart'
import type { CartItem } from '@/lib/product/item/item'
import { cartLimits } from '@/lib/product/item/limits'
import { isByWord } from '@/lib/product/item/types'
import { kindOf } from '@/lib/product/kinds/registry'
import { fewLeft } from '@/lib/product/kinds/stock'
import { partsWithRights } from '@/lib/product/kinds/worth'
import { useCart } from '@/stores/cart'
import { newId } from '@/stores/storage'
import { openPopup } from '@/stores/ui'
import { LateLineCost } from '../impersonation/late-costs'
import { LineComment } from './comment-field'
import { useItemWords } from './item-words'
import { LargePicture } from './large-picture'
import { LineQuantity } from './line-quantity'
import { LineSteps } from './line-steps'
import { PackParts } from './pack-parts'
import { ReopenPack } from './reopen-pack'
import { SentFiles } from './sent-files'
import { useShownAmount } from './use-shown-amount'

interface CartLineProps {
  line: PricedCartLine
  priced: PricedCart
  data: ShopData
}

const vatOf = ({ order }: PricedCart) => (order.ok ? order.vatDecision.percent : 0)

/** One line: what it is, how many, and what it comes to. */
export function CartLine({ line, priced, data }: CartLineProps) {
  const { item, price } = line
  const t = useTranslations('cart')
  const language = languageOf(useLocale())
  const words = useItemWords(data.catalogue)
  const { title, facts } = words(item)
  const amount = useShownAmount(vatOf(priced))
  const kept = partsWithRights(item, data.catalogue).filter(({ returnable }) => !returnable)
  const returnable = (kindOf(item)?.withdrawal(item, data.catalogue).days ?? 0) > 0
  const total = price?.ok ? amount(price.line) : null
  return (
    <li className="grid grid-cols-[92px_minmax(0,1fr)] gap-x-3.5 border-b border-line py-6 first:pt-1 md:grid-cols-[148px_minmax(0,1fr)] md:gap-x-5">
      <LargePicture {...{ item, language, title, facts }} catalogue={data.catalogue} />
      <div>
        <div className="flex justify-between gap-5">
          <div>
            <h3 className="text-base">{title}</h3>
            {facts && <p className="mt-0.5 text-sm text-ink-2">{facts}</p>}
          </div>
          {price?.ok && (
            <div className="max-md:hidden">
              <p className="text-right font-[650] whitespace-nowrap">{total}</p>
              <UnitPrice price={price} vatPercent={vatOf(priced)} />
            </div>
          )}
        </div>
        <PackParts item={item} title={title} data={data} />
        <SentFiles item={item} />
        {returnable && (
          <Badge className="mt-2 large-letters:h-auto large-letters:whitespace-normal">
            {t('returnable')}
          </Badge>
        )}
        {returnable && kept.length > 0 && (
          <p className="mt-1 text-xs text-ink-2">
            {t('returnableExcept', {
              parts: [...new Set(kept.map(({ part }) => words(part).title))].join(', '),
            })}
          </p>
        )}
        <LineProblem line={line} />
        <LateLineCost id={item.id} />
        <FewLeft item={item} data={data} />
        <Tranquility item={item} data={data} vatPercent={vatOf(priced)} />
        <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
          <LineQuantity item={item} title={title} />
          {total && <p className="ml-auto font-[650] whitespace-nowrap md:hidden">{total}</p>}
          <LineActions item={item} title={title} data={data} />
        </div>
        <div className="mt-1.5 flex flex-wrap gap-x-4 empty:hidden">
          {price?.ok && <LineSteps item={item} title={title} data={data} vatPercent={vatOf(priced)} />}
          <LineComment item={item} title={title} />
        </div>
      </div>
    </li>
  )
}

/** What one piece costs and what the quantity takes off. */
function UnitPrice({ price, vatPercent }: { price: ItemPrice; vatPercent: number }) {
  const t = useTranslations('cart')
  const amount = useShownAmount(vatPercent)
  const params = { amount: amount(price.unit), percent: price.breakPercent }
  return (
    <p className="mt-0.5 text-right text-sm whitespace-nowrap text-ink-2">
      {price.breakPercent > 0 ? t('unitBreak', params) : t('unit', params)}
    </p>
  )
}

/** Says that few are left, or that the quantity exceeds the stock: such an order would be refused (ORDER-25). */
function FewLeft({ item, data }: Pick<LineActionsProps, 'item' | 'data'>) {
  const t = useTranslations('cart')
  const left = fewLeft(item, data.catalogue)
  if (left === null) return null
  const short = item.quantity > left
  return (
    <p
      role="status"
      className={classNames('mt-2 flex gap-1.5 text-sm font-medium', short ? 'text-seal' : 'text-ink-2')}
    >
      {short && <Icon name="error" size={18} />}
      {t(short ? 'tooMany' : 'fewLeft', { count: left })}
    </p>
  )
}

/** Why a line has no price, or cannot be bought as it is; the cart cannot be ordered then. */
function LineProblem({ line: { item, price, unavailable } }: { line: PricedCartLine }) {
  const t = useTranslations('price.finding')
  const problems = useTranslations('cart.unavailable')
  const own = useTranslations('cart')
  // A clerk has put it here: no error, but only a quotation can sell it.
  if (isByWord(item)) return <p className="mt-2 text-sm text-ink-2">{own('byQuotation')}</p>
  if (price?.ok && !unavailable) return null
  const { code, ...params } = price?.ok === false ? price : { code: 'unknown_product' as const }
  return (
    <p className="mt-2 flex gap-1.5 text-sm font-medium text-seal">
      <Icon name="error" size={18} />
      {unavailable ? problems(unavailable.code) : t(code, params as never)}
    </p>
  )
}

/** The option "we check your design", on what the customer designed. */
function Tranquility({ item, data, vatPercent }: { item: CartItem; data: ShopData; vatPercent: number }) {
  const t = useTranslations('cart')
  const tax = useTranslations('price')(usePricesHT() ? 'excl' : 'incl')
  const amount = useShownAmount(vatPercent)
  const setTranquility = useCart(cart => cart.setTranquility)
  if (item.content.design === undefined) return null
  const { tranquility, currency } = data.priceList
  const explain = () => openPopup('tranquility', { onTake: () => setTranquility(item.id, true) })
  return (
    <div className="mt-2.5 flex flex-wrap items-start gap-x-3">
      <Checkbox
        checked={item.tranquility}
        onChange={event => setTranquility(item.id, event.target.checked)}
        className="min-w-0"
      >
        {t('tranquility')}{' '}
        <span className="whitespace-nowrap text-ink-2">
          {amount(moneyFromMajor(tranquility, currency))} {tax}
        </span>
      </Checkbox>
      <button
        type="button"
        className="link tap min-h-6 text-sm"
        aria-label={t('tranquilityMoreLabel')}
        onClick={explain}
      >
        {t('tranquilityMore')}
      </button>
    </div>
  )
}

interface LineActionsProps {
  item: CartItem
  title: string
  data: ShopData
}

const action = 'link py-1.5 pointer-coarse:py-3'

/** Duplicates a line with an own design, where the cart is not full, and removes a line. */
function CopyAndRemove({
  item,
  title,
  copies,
}: Pick<LineActionsProps, 'item' | 'title'> & { copies: boolean }) {
  const t = useTranslations('cart')
  const [full, setFull] = useState(false)
  return (
    <>
      {copies && (
        <button
          type="button"
          className={action}
          onClick={() => setFull(useCart.getState().duplicateItem(item.id) === null)}
          aria-label={t('duplicateLine', { name: title })}
        >
          {t('duplicate')}
        </button>
      )}
      <button
        type="button"
        className={action}
        onClick={() => useCart.getState().removeItem(item.id)}
        aria-label={t('removeLine', { name: title })}
      >
        {t('remove')}
      </button>
      {full && (
        <span role="status" className="text-amber-2">
          {t('full', { count: cartLimits.items })}
        </span>
      )}
    </>
  )
}

function LineActions({ item, title, data }: LineActionsProps) {
  const t = useTranslations('cart')
  const language = languageOf(useLocale())
  const kind = kindOf(item)
  const designed = kind?.designed(item, data.catalogue) ?? null
  // A line without its design, for example from a loaded order, starts again.
  const isBegun = designed !== null || item.content.parts !== undefined || sentAlong(item) !== null
  const blank = isBegun ? null : (kind?.blank(item, data.catalogue, language) ?? null)
  const edit = (design: object) =>
    startEditor({ ...design, quantity: item.quantity }, { cartItemId: item.id })
  return (
    <div className="flex flex-wrap items-center gap-x-4 text-sm max-md:w-full">
      {designed && (
        <button
          type="button"
          className={action}
          onClick={() => edit(designed)}
          data-editor={kind?.editor ?? undefined}
          aria-label={t('modifyLine', { name: title })}
        >
          {t('modify')}
        </button>
      )}
      {blank && (
        <button
          type="button"
          className={action}
          onClick={() => edit({ ...blank, id: newId() })}
          data-editor={kind?.editor ?? undefined}
          aria-label={t('personalisePartNamed', { name: title })}
        >
          {t('personalisePart')}
        </button>
      )}
      <ReopenPack item={item} title={title} pages={data.pages} className={action} />
      <CopyAndRemove item={item} title={title} copies={Boolean(designed || item.content.parts)} />
    </div>
  )
}
