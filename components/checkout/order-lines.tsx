'use client'
import { useLocale, useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import type { ShopData } from '@/lib/doors/contract/shop-data'
import { languageOf } from '@/lib/ground/site/locales'
import type { Order, OrderLine } from '@/lib/orders/order/order'
import { ItemPicture } from '../cart/item-picture'
import { factInSentence } from '../cart/item-words'
import { useShownAmount } from '../cart/use-shown-amount'

interface OrderLinesProps {
  order: Order
  data: ShopData
}

/** The lines as they were ordered, each with its right of withdrawal. */
export function OrderLines({ order, data }: OrderLinesProps) {
  const t = useTranslations('order')
  return (
    <section aria-labelledby="lines" className="mt-8">
      <h2 id="lines" className="text-lg! leading-6! tracking-normal [font-stretch:100%]">
        {t('lines')}
      </h2>
      <ul className="mt-1">
        {order.lines.map(line => (
          <Line key={line.id} line={line} order={order} data={data} />
        ))}
      </ul>
    </section>
  )
}

function Line({ line, order, data }: OrderLinesProps & { line: OrderLine }) {
  const t = useTranslations('order')
  const language = languageOf(useLocale())
  const amount = useShownAmount(line.vatPercent)
  const named = useTranslations('cart')
  const item = order.items.find(({ id }) => id === line.id)
  const kept = line.contains.filter(({ returnable }) => !returnable).map(({ title }) => title)
  const name = item?.content.design === undefined ? '' : item.description
  return (
    <li className="flex gap-4 border-b border-line py-4">
      {item && (
        <ItemPicture item={item} catalogue={data.catalogue} language={language} className="w-24 self-start" />
      )}
      <div className="min-w-0 grow">
        <div className="flex justify-between gap-4">
          <h3 className="text-base">
            {name && name !== line.title ? named('named', { product: line.title, name }) : line.title}
            {line.quantity > 1 && (
              <span className="font-normal text-ink-2">{` ×\u00a0${line.quantity}`}</span>
            )}
          </h3>
          <p className="font-[650] whitespace-nowrap">{amount(line.line)}</p>
        </div>
        <p className="text-sm text-ink-2 first-letter:uppercase">
          {factInSentence(line.description, language)}
        </p>
        {line.tranquility && <p className="text-sm text-ink-2">{t('tranquility')}</p>}
        {line.contains.length > 0 && (
          <ul className="mt-1 text-sm text-ink-2">
            {line.contains.map(part => (
              <li key={part.slug}>
                {part.title}
                {part.quantity > 1 && ` ×\u00a0${part.quantity}`}
              </li>
            ))}
          </ul>
        )}
        {line.withdrawal.days > 0 ? (
          <>
            <Badge className="mt-2">{t('withdrawal', { days: line.withdrawal.days })}</Badge>
            {kept.length > 0 && (
              <p className="mt-1 text-xs text-ink-3">{t('withdrawalExcept', { parts: kept.join(', ') })}</p>
            )}
          </>
        ) : (
          <p className="mt-1 text-xs text-ink-3">{t('noWithdrawal')}</p>
        )}
      </div>
    </li>
  )
}
