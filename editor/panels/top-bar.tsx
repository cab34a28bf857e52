'use client'
import { X } from 'lucide-react'
import { useFormatter, useTranslations } from 'next-intl'
import { memo, type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import { Price, PriceAlone } from '@/components/ui/price'
import { isOrdered, useEditorItem } from '@/stores/editor-item'
import { PriceDetail } from '../price/price-detail'
import { usePrice, usePriceText } from '../price/use-price'
import { useDesign, useEditorState } from '../state/editor-context'
import { CommandBar } from './command-bar'
import { useProductLine, useProductName } from './product-line'
import { QuantityField } from './quantity-field'

interface TopBarProps {
  wide: boolean
  blocked: number
  /** False until the design has been drawn and checked. */
  ready: boolean
  onAdd: () => void
  onShowBlocked: () => void
  onClose: () => void
}

/** Name, product, time of the last save; undo and zoom; price and the button into the cart. */
export const TopBar = memo(function TopBar(props: TopBarProps) {
  const { wide, blocked, ready, onAdd, onShowBlocked, onClose } = props
  const t = useTranslations('editor')
  // A part has no price of its own, and its quantity is the pack's.
  const forPart = useEditorItem(state => state.part !== null)
  const forOrder = useEditorItem(isOrdered)
  const add = forOrder ? 'keepForOrder' : forPart ? 'keepPart' : 'add'
  const addShort = forOrder ? 'keepForOrderShort' : forPart ? 'keepPartShort' : 'addShort'
  const stepping = useEditorState(state => state.step !== null)
  return (
    <header className="flex min-h-14 short:min-h-13 items-center gap-1 max-[20rem]:flex-wrap border-b border-line bg-paper pr-2 pl-1 md:gap-2 lg:gap-4 lg:pr-4 lg:pl-2">
      <IconButton label={t('close')} onClick={onClose}>
        <X aria-hidden size={20} strokeWidth={1.7} />
      </IconButton>
      <Titles wide={wide} priced={!forPart} />
      <CommandBar parts={stepping || !wide ? 'history' : 'all'} />
      <div className="flex items-center justify-end gap-4 lg:flex-1">
        {wide && !forPart && <QuantityField />}
        {wide && !forPart && <PriceNow />}
        <div className="flex items-center gap-3">
          {blocked > 0 && wide && (
            <button
              type="button"
              className="link min-h-6 max-w-32 text-right text-xs text-seal!"
              onClick={onShowBlocked}
            >
              <span id="editor-blocked">{t('blocked', { count: blocked })}</span>
            </button>
          )}
          {blocked > 0 && !wide ? (
            // There is no space for both: the reason that blocks the cart stands in its place.
            <Button
              look="secondary"
              size="small"
              onClick={onShowBlocked}
              className="max-w-28 border-seal! px-2! text-balance text-seal! leading-4 md:max-w-none md:px-4!"
            >
              {t('blocked', { count: blocked })}
            </Button>
          ) : (
            // A press on it is never lost, even just before a check enables or disables it.
            <Button
              size="small"
              aria-disabled={blocked > 0 || !ready || undefined}
              aria-describedby={blocked > 0 ? 'editor-blocked' : undefined}
              onClick={onAdd}
              aria-label={t(add)}
              className="whitespace-nowrap max-md:px-3! aria-disabled:cursor-not-allowed aria-disabled:bg-disabled! aria-disabled:text-on-disabled! aria-disabled:shadow-none!"
            >
              {t(wide ? add : addShort)}
            </Button>
          )}
        </div>
      </div>
    </header>
  )
})

/** The name, and below it what is being made; on a phone the price first, and only the name of the product. */
function Titles({ wide, priced }: { wide: boolean; priced: boolean }) {
  const t = useTranslations('editor')
  const design = useDesign()
  const productName = useProductName()
  return (
    <div className="min-w-0 flex-1 max-[22.5rem]:hidden">
      <h1
        className="truncate text-sm! font-semibold! leading-5 tracking-normal [font-stretch:100%]! md:text-base!"
        id="editor-title"
      >
        {design.name || t('untitled')}
      </h1>
      <p className="flex text-2xs text-ink-2 md:text-xs">
        {!wide && priced && <PriceLine />}
        <span className="truncate max-md:hidden">
          <SavedLine />
        </span>
        <span className="truncate md:hidden">{productName}</span>
      </p>
    </div>
  )
}

/** The minute of the last save. */
function useSavedAt(): Date | null {
  const item = useEditorItem(state => state.item)
  const dirty = useEditorItem(state => state.dirty)
  const [last, setLast] = useState<{ item: unknown; at: Date } | null>(null)
  if (item && dirty && last?.item !== item) setLast({ item, at: new Date() })
  return dirty ? (last?.at ?? null) : null
}

function SavedLine(): ReactNode {
  const savedAt = useSavedAt()
  const t = useTranslations('editor')
  const format = useFormatter()
  const product = useProductLine()
  const failed = useEditorItem(state => state.saveFailed)
  const saved = failed
    ? t('saveFailed')
    : savedAt
      ? t('savedAt', { time: format.dateTime(savedAt, { hour: '2-digit', minute: '2-digit' }) })
      : null
  return saved ? `${product} · ${saved}` : product
}

/** On a phone the price stands before the product's name. */
function PriceLine() {
  const price = usePrice(useDesign())
  const text = usePriceText()
  if (!price.ok) return null
  return (
    <span className="shrink-0 whitespace-pre">
      <PriceAlone price={text(price.line)} className="font-semibold text-ink" />
      {' · '}
    </span>
  )
}

/** The price of the quantity, at this moment. */
export function PriceNow() {
  const design = useDesign()
  const price = usePrice(design)
  const text = usePriceText()
  const t = useTranslations('price.finding')
  if (!price.ok) {
    const { ok: _, code, ...figures } = price
    return <p className="max-w-44 text-xs text-seal">{t(code, figures)}</p>
  }
  return (
    <PriceDetail price={price}>
      <Price price={text(price.line)} className="text-right [&_.prices]:flex-col [&_.prices]:items-end" />
    </PriceDetail>
  )
}
