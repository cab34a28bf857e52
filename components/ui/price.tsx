import { useTranslations } from 'next-intl'
import type { CSSProperties, ReactNode } from 'react'
import { classNames } from './class-names'

/** An amount in both ways of writing it, ready to be read. */
export interface PriceText {
  /** Including VAT, "27,00 €". */
  incl: string
  /** Excluding VAT, "22,50 €". */
  excl: string
}

interface PriceProps {
  price: PriceText
  /** Options raise it: "dès". */
  from?: boolean
  /** The lowest price of the 30 days before the reduction, struck through, with the words that the law asks for. */
  before?: PriceText
  /** CSS pixels of the leading amount. */
  size?: number
  /** Beside the amount without VAT: "engraving included". */
  note?: ReactNode
  className?: string
}

/**
 * A price with and without VAT. Both are always in the page; the attribute on `<html>` says which one leads, so a static page serves
 * visitors and companies alike. Before hydration, `zone-prices.ts` may have replaced the amount with VAT by another country's.
 */
export function Price({ price, from, before, size, note, className }: PriceProps) {
  const t = useTranslations('price')
  const style = {
    '--price-size': size ? `${size / 16}rem` : undefined,
    '--price-color': before ? 'var(--color-seal)' : undefined,
  } as CSSProperties
  return (
    <div className={className} style={style}>
      {before && (
        <p className="text-xs text-ink-3">
          <s className="mr-1">
            <PriceAlone price={before} />
          </s>
          {t('lowest30Days')}
        </p>
      )}
      <p className="prices">
        {from && <span className="-mr-1 text-xs font-medium text-ink-2">{t('from')}</span>}
        <span data-tax="incl">
          <b suppressHydrationWarning>{price.incl}</b> {t('incl')}
        </span>
        <span data-tax="excl">
          <b>{price.excl}</b> {t('excl')}
        </span>
        {note && <span className="order-3 text-sm text-ink-2">{note}</span>}
      </p>
    </div>
  )
}

/** One amount where there is space for one: the one that the person chose to see. */
export function PriceAlone({ price, className }: { price: PriceText; className?: string }) {
  return (
    <span className={classNames('whitespace-nowrap', className)}>
      <span data-only-tax="incl" suppressHydrationWarning>
        {price.incl}
      </span>
      <span data-only-tax="excl">{price.excl}</span>
    </span>
  )
}
