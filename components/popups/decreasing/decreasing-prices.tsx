'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useItemWords } from '@/components/cart/item-words'
import { useShopData } from '@/components/cart/use-shop-data'
import { PopupTexts } from '@/components/popup-texts'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Price } from '@/components/ui/price'
import { Quantity } from '@/components/ui/quantity'
import type { ShopData } from '@/lib/doors/contract/shop-data'
import { type PriceView, priceText } from '@/lib/doors/site/prices'
import { countryOf, type SiteLocale } from '@/lib/ground/site/locales'
import { priceItem } from '@/lib/money/pricing/price-item'
import { quantitySteps } from '@/lib/money/pricing/quantity-steps'
import { standardVatOf } from '@/lib/money/vat/standard-vat'
import { cartLimits } from '@/lib/product/item/limits'
import type { NewLine } from '@/lib/product/kinds/kind'
import { priceableOf } from '@/lib/product/kinds/registry'
import { openOnDemand } from '../open-on-demand'
import { Popup } from '../popup'
import { StepTable } from './step-table'

export interface DecreasingPricesProps {
  /** What is priced, with the quantity that was chosen so far. */
  line: NewLine
  /** What its page calls it. */
  name: string
  onKeep: (quantity: number) => void
  locale: SiteLocale
  onClose: () => void
}

/** Prices of a product by quantity, and where a larger quantity costs less. */
export default function DecreasingPrices(props: DecreasingPricesProps) {
  return (
    <PopupTexts locale={props.locale} names={['popups', 'cart', 'price', 'product']}>
      <Prices {...props} />
    </PopupTexts>
  )
}

function Prices(props: DecreasingPricesProps) {
  const { line, locale, name, onClose } = props
  const t = useTranslations('popups')
  const country = countryOf(locale)
  const [items] = useState([line])
  const { data, failed } = useShopData({ items, countries: [country] })
  if (data) return <PricesOf {...props} data={data} />
  return (
    <Popup title={t('decreasing.title')} text={name} closeLabel={t('close')} onClose={onClose}>
      {failed ? (
        <Alert tone="ask" role="alert">
          {t('failed')}
        </Alert>
      ) : (
        <div aria-hidden className="h-80 rounded-md bg-wash" />
      )}
    </Popup>
  )
}

function PieceCount({ quantity, onChange }: { quantity: number; onChange: (quantity: number) => void }) {
  const product = useTranslations('product')
  return (
    <Quantity
      value={quantity}
      max={cartLimits.quantity}
      onChange={onChange}
      labels={{
        quantity: product('quantity'),
        less: product('oneLess'),
        more: product('oneMore'),
      }}
      className="min-h-11!"
    />
  )
}

function PricesOf({ line, name, locale, onKeep, onClose, data }: DecreasingPricesProps & { data: ShopData }) {
  const t = useTranslations('popups')
  const { facts } = useItemWords(data.catalogue)(line)
  const [quantity, setQuantity] = useState(line.quantity)
  const vat = standardVatOf(data.catalogue.countries, countryOf(locale))
  const view: PriceView = { locale, vat }
  const item = priceableOf(line)
  const found = item && quantitySteps(item, data)
  const price = item && priceItem(item, quantity, data)
  const steps = found?.ok ? found.steps : []
  const last = steps.at(-1)
  return (
    <Popup
      title={t('decreasing.title')}
      text={[name, facts].filter(Boolean).join(' · ')}
      closeLabel={t('close')}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <PieceCount quantity={quantity} onChange={setQuantity} />
          <div aria-live="polite">{price?.ok && <Price price={priceText(price.line, view)} />}</div>
          <div className="flex grow flex-wrap items-center justify-end gap-x-4 gap-y-2 max-sm:justify-between">
            {last && (
              <button
                type="button"
                className="link tap text-sm"
                onClick={() => {
                  onClose()
                  void openOnDemand({ ...line, quantity }, name)
                }}
              >
                {t('decreasing.quotation', { count: last.from })}
              </button>
            )}
            <Button
              size="small"
              onClick={() => {
                onKeep(quantity)
                onClose()
              }}
            >
              {t('decreasing.keep', { count: quantity })}
            </Button>
          </div>
        </div>
      }
    >
      {steps.length > 0 ? (
        <StepTable steps={steps} quantity={quantity} view={view} onChoose={setQuantity} />
      ) : (
        <Alert tone="ask">{t('decreasing.none')}</Alert>
      )}
    </Popup>
  )
}
