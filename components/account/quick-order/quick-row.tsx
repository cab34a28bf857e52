'use client'
import { useLocale, useTranslations } from 'next-intl'
import { ItemPicture } from '@/components/cart/item-picture'
import { classNames } from '@/components/ui/class-names'
import { controlClass } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { IconButton } from '@/components/ui/icon-button'
import type { ShopData } from '@/lib/doors/contract/shop-data'
import { formatMoney } from '@/lib/ground/money/format'
import { multiplyMoney } from '@/lib/ground/money/money'
import { languageOf } from '@/lib/ground/site/locales'
import { priceItem } from '@/lib/money/pricing/price-item'
import type { NewLine } from '@/lib/product/kinds/kind'
import { priceableOf } from '@/lib/product/kinds/registry'
import { lineOfRow, variantsOf } from './row-line'
import type { QuickRow, useQuickOrder } from './use-quick-order'

interface QuickRowProps {
  row: QuickRow
  /** Catalogue and prices of what can go into the cart; null until they are there. */
  data: ShopData | null
  order: ReturnType<typeof useQuickOrder>
}

/** A row of the list: what it is, or what is wrong with it and the ways out. */
export function QuickRowView({ row, data, order }: QuickRowProps) {
  const t = useTranslations('accountArea.quick')
  const { line, reference, quantity, answer } = row
  const isWrong = !answer.known || quantity === null
  const ready = data && lineOfRow({ ...row, quantity: quantity ?? 1 }, data)
  return (
    <li
      className={classNames(
        'flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3',
        isWrong && 'bg-seal-soft px-3',
      )}
    >
      <div className="flex min-w-0 grow basis-72 items-center gap-3">
        {ready && data && <Picture line={ready} data={data} />}
        <span className="min-w-0">
          <strong className="block text-sm font-semibold break-words">
            {answer.known ? answer.name : t('unknown', { reference })}
          </strong>
          <Note row={row} order={order} />
          {ready && data && <Variants row={row} data={data} order={order} />}
        </span>
      </div>
      {answer.known && !answer.designed && (
        <>
          <Pieces row={row} order={order} />
          {ready && data && quantity !== null && <Amounts line={ready} data={data} />}
        </>
      )}
      <IconButton label={t('remove', { line })} onClick={() => order.remove(line)}>
        <Icon name="close" size={18} />
      </IconButton>
    </li>
  )
}

function Picture({ line, data }: { line: NewLine; data: ShopData }) {
  const language = languageOf(useLocale())
  return <ItemPicture item={line} catalogue={data.catalogue} language={language} className="w-14 shrink-0" />
}

/** What is wrong with a row, or what is still to be done for it. */
function Note({ row, order }: Omit<QuickRowProps, 'data'>) {
  const t = useTranslations('accountArea.quick')
  const { line, reference, quantity, answer } = row
  if (!answer.known) {
    return (
      <span className="block text-sm">
        {t('line', { line })} {answer.nearest.length > 0 && t('nearest')}{' '}
        {answer.nearest.map(({ slug, name }) => (
          <button
            key={slug}
            type="button"
            className="link mr-3 min-h-8"
            onClick={() => void order.replace(row, slug)}
          >
            {name}
          </button>
        ))}
      </span>
    )
  }
  if (answer.designed) {
    return (
      <span className="block text-sm text-ink-2">
        {t('designed', { quantity: quantity ?? 0 })}{' '}
        {answer.url && (
          <a href={answer.url} aria-label={t('composeOf', { name: answer.name })} className="link">
            {t('compose')}
          </a>
        )}
      </span>
    )
  }
  return (
    <span className="block text-sm text-ink-2">
      {quantity === null ? t('noQuantity', { line, reference }) : reference}
    </span>
  )
}

function Variants({ row, data, order }: QuickRowProps & { data: ShopData }) {
  const t = useTranslations('accountArea.quick')
  const language = languageOf(useLocale())
  const variants = row.answer.known ? variantsOf(row.answer.slug, data) : []
  if (variants.length < 2) return null
  return (
    <select
      aria-label={t('variant', { line: row.line })}
      value={row.variant ?? variants[0]?.slug}
      onChange={event => order.change(row.line, { variant: event.target.value })}
      className={classNames(controlClass(), 'mt-1 min-h-9! w-auto! pr-8 text-sm!')}
    >
      {variants.map(({ slug, title }) => (
        <option key={slug} value={slug}>
          {title[language]}
        </option>
      ))}
    </select>
  )
}

function Pieces({ row, order }: Omit<QuickRowProps, 'data'>) {
  const t = useTranslations('accountArea.quick')
  return (
    <input
      aria-label={t('quantity', { line: row.line })}
      aria-invalid={row.quantity === null || undefined}
      inputMode="numeric"
      value={row.quantity ?? ''}
      onChange={event => {
        const count = Number(event.target.value)
        const isCount = Number.isInteger(count) && count >= 1 && count <= 9999
        order.change(row.line, { quantity: isCount ? count : null })
      }}
      className={classNames(controlClass(row.quantity === null), 'w-20! text-center')}
    />
  )
}

/** The price of a piece and of all of them, without VAT and before the discount, which the cart takes off. */
function Amounts({ line, data }: { line: NewLine; data: ShopData }) {
  const t = useTranslations('accountArea.quick')
  const locale = useLocale()
  const item = priceableOf(line)
  const price = item && priceItem(item, line.quantity, data)
  if (!price?.ok) return null
  return (
    <span className="w-36 text-right text-sm">
      <strong className="block font-semibold">
        {formatMoney(multiplyMoney(price.unit, line.quantity), locale)}
      </strong>
      <span className="text-ink-2">{t('each', { amount: formatMoney(price.unit, locale) })}</span>
    </span>
  )
}
