'use client'
import { useLocale, useTranslations } from 'next-intl'
import { ItemPicture } from '@/components/cart/item-picture'
import { useItemWords } from '@/components/cart/item-words'
import { type OfferedSupport, useMountedSigns } from '@/components/cart/use-mounted-signs'
import { PopupTexts } from '@/components/popup-texts'
import { Button } from '@/components/ui/button'
import { Price } from '@/components/ui/price'
import type { ShopData } from '@/lib/doors/contract/shop-data'
import { priceText } from '@/lib/doors/site/prices'
import { countryOf, languageOf, type SiteLocale } from '@/lib/ground/site/locales'
import { standardVatOf } from '@/lib/money/vat/standard-vat'
import { useCart } from '@/stores/cart'
import { Popup } from './popup'

export interface UpsellSupportMultiProps {
  locale: SiteLocale
  onClose: () => void
}

/** Several signs of the cart on one support: its picture, its price, and a button to take it. */
export default function UpsellSupportMulti(props: UpsellSupportMultiProps) {
  return (
    <PopupTexts locale={props.locale} names={['popups', 'cart', 'price']}>
      <Supports {...props} />
    </PopupTexts>
  )
}

function Supports({ locale, onClose }: UpsellSupportMultiProps) {
  const t = useTranslations('popups')
  const items = useCart(cart => cart.items)
  const found = useMountedSigns(items)
  const take = ({ ids, line }: OfferedSupport) => {
    useCart.getState().joinLines(ids, line)
    onClose()
  }
  return (
    <Popup
      title={t('support.title')}
      text={t('support.text')}
      width={720}
      closeLabel={t('close')}
      onClose={onClose}
      footer={
        <Button look="ghost" size="small" onClick={onClose}>
          {t('support.apart')}
        </Button>
      }
    >
      {found ? (
        <ul>
          {found.mounted.map(offer => (
            <Offered
              key={`${offer.line.slug} ${offer.ids.join()}`}
              {...{ offer, locale }}
              data={found.data}
              onTake={() => take(offer)}
            />
          ))}
        </ul>
      ) : (
        <div aria-hidden className="h-60 rounded-md bg-wash" />
      )}
    </Popup>
  )
}

interface OfferedProps {
  offer: OfferedSupport
  data: ShopData
  locale: SiteLocale
  onTake: () => void
}

function Offered({ offer: { line, price }, data, locale, onTake }: OfferedProps) {
  const t = useTranslations('popups.support')
  const language = languageOf(useLocale())
  const { title, facts } = useItemWords(data.catalogue)(line)
  const vat = standardVatOf(data.catalogue.countries, countryOf(locale))
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-3 border-b border-line py-4 first:pt-0 last:border-0">
      <ItemPicture item={line} catalogue={data.catalogue} language={language} className="w-32 sm:w-40" />
      <div className="min-w-0 grow basis-52">
        <h3 className="text-base">{title}</h3>
        <p className="mt-0.5 text-sm text-ink-2">{facts}</p>
        <div className="mt-2">
          <Price price={priceText(price.unit, { locale, vat })} />
        </div>
      </div>
      <Button size="small" onClick={onTake} aria-label={t('takeOf', { name: title })}>
        {t('take')}
      </Button>
    </li>
  )
}
