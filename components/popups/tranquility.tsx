'use client'
import { useTranslations } from 'next-intl'
import { useShopData } from '@/components/cart/use-shop-data'
import { PopupTexts } from '@/components/popup-texts'
import { Button, buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Price } from '@/components/ui/price'
import { priceText } from '@/lib/doors/site/prices'
import { moneyFromMajor } from '@/lib/ground/money/money'
import { helpPaths } from '@/lib/ground/site/help-paths'
import { countryOf, languageOf, type SiteLocale } from '@/lib/ground/site/locales'
import { Link } from '@/lib/ground/site/navigation'
import { standardVatOf } from '@/lib/money/vat/standard-vat'
import { Popup } from './popup'

export interface TranquilityProps {
  /** Adds the option to the line; absent where the option is only explained. */
  onTake?: () => void
  locale: SiteLocale
  onClose: () => void
}

const points = ['read', 'ask', 'again'] as const
const nothing = [] as const

/** What the option "we check your design" is, what it is not, and what it costs (PRICE-7). */
export default function Tranquility(props: TranquilityProps) {
  return (
    <PopupTexts locale={props.locale} names={['popups', 'price']}>
      <Explained {...props} />
    </PopupTexts>
  )
}

/** The price of the option in the shopper's country, once it is known. */
function TranquilityPrice({ locale }: Pick<TranquilityProps, 'locale'>) {
  const t = useTranslations('popups')
  const country = countryOf(locale)
  const { data } = useShopData({ items: nothing, countries: [country] })
  const vat = data ? standardVatOf(data.catalogue.countries, country) : 0
  return (
    <div className="min-h-6">
      {data && (
        <Price
          price={priceText(moneyFromMajor(data.priceList.tranquility, data.priceList.currency), {
            locale,
            vat,
          })}
          note={t('tranquility.each')}
        />
      )}
    </div>
  )
}

function Explained({ onTake, locale, onClose }: TranquilityProps) {
  const t = useTranslations('popups')
  return (
    <Popup
      title={t('tranquility.title')}
      icon="shield"
      width={560}
      closeLabel={t('close')}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap items-center justify-between gap-3">
          <TranquilityPrice locale={locale} />
          {onTake ? (
            <Button
              size="small"
              onClick={() => {
                onTake()
                onClose()
              }}
            >
              {t('tranquility.take')}
            </Button>
          ) : (
            <Link
              href={helpPaths.tranquility[languageOf(locale)]}
              className={buttonClass({ look: 'secondary', size: 'small' })}
            >
              {t('tranquility.more')}
            </Link>
          )}
        </div>
      }
    >
      <p className="text-ink-2">{t('tranquility.text')}</p>
      <ul className="mt-4 grid gap-3">
        {points.map(point => (
          <li key={point} className="flex gap-3 text-sm">
            <Icon name="check" className="text-mat" />
            <span>
              <b className="block font-semibold">{t(`tranquility.points.${point}.title`)}</b>
              <span className="text-ink-2">{t(`tranquility.points.${point}.text`)}</span>
            </span>
          </li>
        ))}
      </ul>
    </Popup>
  )
}
