'use client'
import { useLocale, useTranslations } from 'next-intl'
import { startEditor } from '@/components/popups/start-editor'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { usePricesHT } from '@/components/ui/use-prices-ht'
import type { ShopData } from '@/lib/doors/contract/shop-data'
import { languageOf } from '@/lib/ground/site/locales'
import type { OrderLine as Line, Order } from '@/lib/orders/order/order'
import { isByWord } from '@/lib/product/item/types'
import { kindOf } from '@/lib/product/kinds/registry'
import { newId } from '@/stores/storage'
import { openPopup } from '@/stores/ui'
import { ItemPicture } from '../cart/item-picture'
import { factInSentence } from '../cart/item-words'
import { SentFiles } from '../cart/sent-files'
import { useShownAmount } from '../cart/use-shown-amount'
import { type NamedOrder, orderAddress } from './named-order'
import { Reorder, reorderable } from './reorder'

interface OrderLineProps {
  line: Line
  /** Counted from 1. */
  position: number
  order: Order
  data: ShopData
  named: NamedOrder
}

/** What of a line was approved, each design by itself. */
function Proofs({ line, position, named }: Pick<OrderLineProps, 'line' | 'position' | 'named'>) {
  const t = useTranslations('orderPage')
  const parts = line.parts.map((part, index) => ({ ...part, place: index + 1 }))
  return parts.map(part => (
    <a
      key={part.place}
      href={orderAddress(named, `/proofs/${position}`, { part: String(part.place) })}
      target="_blank"
      rel="noreferrer"
      className="text-sm text-(--action) underline"
    >
      {line.parts.length > 1
        ? t('proofOf', { part: part.place })
        : t(part.laidOutAt && !part.approvedAt ? 'laidOut' : 'proof')}
    </a>
  ))
}

/** The design of a line, taken up again for another order: what was ordered stays as it is. */
function Resume({ item, data }: { item: Order['items'][number]; data: ShopData }) {
  const t = useTranslations('orderPage')
  const kind = kindOf(item)
  const design = kind?.designed(item, data.catalogue) ?? null
  if (!design) return null
  return (
    <button
      type="button"
      className="text-sm text-(--action) underline"
      data-editor={kind?.editor ?? undefined}
      onClick={() => void startEditor({ ...design, id: newId(), quantity: item.quantity })}
    >
      {t('resume')}
    </button>
  )
}

/** A free-text line has no price list: its buyer asks for a new quotation. */
function AskAgain({ order, line, named }: Pick<OrderLineProps, 'order' | 'line' | 'named'>) {
  const t = useTranslations('orderPage')
  const ask = () =>
    openPopup('rebuyMagicProduct', {
      again: { order: order.id, auth: named.auth, line: line.id, title: line.title },
    })
  return (
    <Button look="secondary" size="small" aria-haspopup="dialog" onClick={ask}>
      {t('askAgain')}
    </Button>
  )
}

/** What belongs to a line beside its facts: the peace of mind option, and what a pack contains. */
function LineExtras({ line }: Pick<OrderLineProps, 'line'>) {
  const t = useTranslations('order')
  return (
    <>
      {line.tranquility && <p className="text-sm text-ink-2">{t('tranquility')}</p>}
      {line.contains.length > 0 && (
        <p className="text-sm text-ink-2">
          {line.contains
            .map(({ title, quantity }) => (quantity > 1 ? `${title} × ${quantity}` : title))
            .join(', ')}
        </p>
      )}
    </>
  )
}

/** A line as it was ordered, with its texts, its proof, its right of withdrawal, and the button to reorder it. */
export function OrderLine({ line, position, order, data, named }: OrderLineProps) {
  const t = useTranslations('order')
  const words = useTranslations('orderPage')
  const language = languageOf(useLocale())
  const price = useTranslations('price')
  const withoutVat = usePricesHT()
  const amount = useShownAmount(line.vatPercent)
  const item = order.items.find(({ id }) => id === line.id)
  const own = item?.content.design === undefined ? '' : item.description
  // Its design can be edited; a reorder needs a placed order first.
  const waits = order.approval?.state === 'waiting'
  const again = reorderable({ items: item ? [item] : [], approval: null })
  return (
    <li className="grid grid-cols-[96px_minmax(0,1fr)] gap-4 border-b border-line py-4 md:grid-cols-[120px_minmax(0,1fr)_max-content]">
      {item ? (
        <ItemPicture
          item={item}
          catalogue={data.catalogue}
          language={language}
          className="w-full self-start"
        />
      ) : (
        <span />
      )}
      <div className="min-w-0">
        <h3 className="text-base">
          {line.title}
          {line.quantity > 1 && <span className="font-normal text-ink-2">{` ×\u00a0${line.quantity}`}</span>}
        </h3>
        {own && own !== line.title && <p className="text-sm font-medium">{own}</p>}
        <p className="text-sm text-ink-2 first-letter:uppercase">
          {factInSentence(line.description, language)}
        </p>
        <LineExtras line={line} />
        {item && <SentFiles item={item} />}
        <p className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1.5">
          <Proofs line={line} position={position} named={named} />
          {again.length > 0 && item && <Resume item={item} data={data} />}
          {line.withdrawn > 0 ? (
            <Badge tone="inform">{words('withdrawn', { count: line.withdrawn })}</Badge>
          ) : (
            <span className="text-xs text-ink-3">
              {line.withdrawal.days > 0 ? t('withdrawal', { days: line.withdrawal.days }) : t('noWithdrawal')}
            </span>
          )}
        </p>
      </div>
      <div className="flex items-center gap-4 max-md:col-span-2 md:flex-col md:items-end md:gap-3">
        <p className="font-[650] whitespace-nowrap max-md:grow md:text-right">
          {amount(line.line)}
          {/* The order's total includes VAT; amounts without VAT say so. */}
          {withoutVat && <span className="text-xs font-normal text-ink-3"> {price('excl')}</span>}
        </p>
        {!waits && again.length > 0 && <Reorder items={again} label={words('reorder')} />}
        {item && isByWord(item) && !waits && <AskAgain order={order} line={line} named={named} />}
      </div>
    </li>
  )
}
