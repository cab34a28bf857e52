'use client'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { openDecreasingPrices } from '@/components/popups/open-decreasing'
import { Alert } from '@/components/ui/alert'
import { Price, PriceAlone } from '@/components/ui/price'
import { Quantity } from '@/components/ui/quantity'
import { priceText } from '@/lib/doors/site/prices'
import type { Language } from '@/lib/ground/common'
import { formatMoney } from '@/lib/ground/money/format'
import { contactPath } from '@/lib/ground/site/contact-path'
import { Link } from '@/lib/ground/site/navigation'
import type { ItemPrice, LedgerEntry } from '@/lib/money/pricing/result'
import { amountsWithVat } from '@/lib/money/pricing/shown-amounts'
import { includingVat } from '@/lib/money/pricing/with-vat'
import { findShown, type ShownSign } from './shown-sign'
import type { SignState } from './use-sign'

interface PricePanelProps {
  state: SignState
  shown: ShownSign
  /** The name in the page's heading. */
  name: string
  locale: string
  language: Language
  /** In percent. */
  vat: number
  /** The large button: into the editor, or, once there is a text, into the cart. */
  action: ReactNode
  /** The result. */
  notice: ReactNode
  /** When it arrives. */
  delivery: ReactNode
}

/** A branch of an ICU select has no dash in its name. */
const iculike = (params: LedgerEntry['params']) =>
  Object.fromEntries(
    Object.entries(params).map(([key, value]) => [
      key,
      typeof value === 'string' ? value.replaceAll('-', '_') : value,
    ]),
  )

/** The price line by line, in one column without VAT and in one that adds up to what a private shopper pays. */
function Lines({ price, locale, vat }: { price: ItemPrice; locale: string; vat: number }) {
  const ledger = useTranslations('ledger')
  const net = price.ledger.map(({ amount }) => amount)
  const gross = amountsWithVat(net, vat, includingVat(price.line, vat))
  return (
    <dl data-column="" className="text-sm sm:columns-2 sm:gap-x-6">
      {price.ledger.map((entry, index) => (
        <div
          key={`${entry.code} ${Object.values(entry.params).join()}`}
          className="flex break-inside-avoid justify-between gap-4 border-b border-line py-1.5"
        >
          <dt>{ledger(entry.code, iculike(entry.params) as never)}</dt>
          <dd className="tabular-nums">
            <PriceAlone
              price={{
                incl: formatMoney(gross[index] ?? entry.amount, locale),
                excl: formatMoney(entry.amount, locale),
              }}
            />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/**
 * The price of the sign with its breakdown, the quantity, and the button into the cart: all of it fits on the first screen of a wide
 * window.
 */
export function PricePanel(props: PricePanelProps) {
  const { state, shown, name, locale, language, vat, action, notice, delivery } = props
  const { config, price, quantity, nextBreaks } = state
  const t = useTranslations('product.sign')
  const product = useTranslations('product')
  const quote = (
    <Link
      href={contactPath[language]}
      data-popup="quotationPopup"
      data-quote={JSON.stringify([quantity, config])}
      className="link tap text-sm"
    >
      {t('askQuote')}
    </Link>
  )
  if (!price.ok) {
    return (
      <Alert tone="inform" className="mt-5" title={t('noPrice')} actions={quote}>
        {t('noPriceText')}
      </Alert>
    )
  }
  const showPrices = () =>
    void openDecreasingPrices({ kind: 'sign', slug: '', name: '', quantity, config }, name, state.setQuantity)
  const large = price.oversize ? findShown(shown, price.pricedMaterial ?? '') : undefined
  return (
    <section aria-label={t('detail')} className="mt-3 rounded-lg bg-wash px-5 pt-3.5 pb-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-base leading-6 tracking-normal [font-stretch:100%]">{t('detail')}</h2>
        <p className="text-sm text-ink-2">{t('forSize', { width: config.width, height: config.height })}</p>
      </div>
      {large && large.name !== config.material && (
        <Alert tone="inform" className="my-2">
          {t('large', { material: large.title[language] })}
        </Alert>
      )}
      <div aria-live="polite">
        <Lines price={price} locale={locale} vat={vat} />
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
          <div>
            <Price price={priceText(price.line, { locale, vat })} size={26} />
            {nextBreaks.length > 0 && (
              <button type="button" onClick={showPrices} className="link tap text-left text-sm">
                {nextBreaks
                  .map(({ from, discountPercent }) =>
                    t('nextBreak', { count: from, percent: discountPercent }),
                  )
                  .join(', ')}
              </button>
            )}
          </div>
          <div className="buy-row grow justify-end">
            <Quantity
              value={quantity}
              onChange={state.setQuantity}
              labels={{ quantity: product('quantity'), less: product('oneLess'), more: product('oneMore') }}
            />
            {action}
          </div>
        </div>
      </div>
      <p role="status" className="mt-2 text-sm font-medium text-mat-2 empty:hidden">
        {notice}
      </p>
      {delivery}
      <div className="mt-1.5">{quote}</div>
    </section>
  )
}
