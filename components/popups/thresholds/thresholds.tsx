'use client'
import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { useShopData } from '@/components/cart/use-shop-data'
import { PopupTexts } from '@/components/popup-texts'
import { inSentence } from '@/components/product/in-sentence'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import type { ShopData } from '@/lib/doors/contract/shop-data'
import { countryOf, type SiteLocale } from '@/lib/ground/site/locales'
import type { LargeFormatChoice } from '@/lib/product/configuration/large-format'
import { lineOf } from '@/lib/product/kinds/registry'
import type { SignConfig } from '@/lib/product/sign/config'
import { Popup } from '../popup'
import { DifferenceTable } from './difference-table'
import { describeMaking, type MakingWords } from './making'
import { ScaledPlates } from './scaled-plates'

export interface ThresholdsProps extends LargeFormatChoice {
  quantity: number
  /** Takes one of the two over. */
  onChoose: (config: SignConfig) => void
  locale: SiteLocale
  onClose: () => void
}

/** Shows what changes when a sign becomes a large format, before the shopper accepts it (SIGN-20). */
export default function Thresholds(props: ThresholdsProps) {
  return (
    <PopupTexts locale={props.locale} names={['popups', 'product']}>
      <Loaded {...props} />
    </PopupTexts>
  )
}

function Loaded(props: ThresholdsProps) {
  const { kept, large, locale, onClose } = props
  const t = useTranslations('popups')
  const items = useMemo(
    () => [kept, large].map(config => lineOf({ kind: 'sign', slug: '', name: '', quantity: 1, config })),
    [kept, large],
  )
  const { data, failed } = useShopData({ items, countries: [countryOf(locale)] })
  if (data) return <Question {...props} data={data} />
  const { width, height } = large
  return (
    <Popup
      title={t('thresholds.title', { width, height })}
      width={720}
      closeLabel={t('close')}
      onClose={onClose}
    >
      {failed ? (
        <Alert tone="ask" role="alert">
          {t('failed')}
        </Alert>
      ) : (
        <div aria-hidden className="h-96 rounded-md bg-wash" />
      )}
    </Popup>
  )
}

function Question(props: ThresholdsProps & { data: ShopData }) {
  const { kept, large, quantity, locale, data, onChoose, onClose } = props
  const t = useTranslations('popups')
  const country = countryOf(locale)
  const before = describeMaking(kept, quantity, country, locale, data)
  const after = describeMaking(large, quantity, country, locale, data)
  if (!before || !after) return null
  const choose = (config: SignConfig) => {
    onChoose(config)
    onClose()
  }
  const word = ({ name, language }: MakingWords) => inSentence(name, language)
  const size = ({ width, height }: SignConfig) => t('thresholds.size', { width, height })
  return (
    <Popup
      title={t('thresholds.title', { width: large.width, height: large.height })}
      text={t('thresholds.text', { material: word(before), size: size(kept), large: word(after) })}
      width={720}
      closeLabel={t('close')}
      onClose={onClose}
      footer={
        <div className="grid grid-cols-2 gap-3">
          <Button look="secondary" size="small" className="px-2!" onClick={() => choose(kept)}>
            {t('thresholds.keep', { size: size(kept) })}
          </Button>
          <Button look="secondary" size="small" className="px-2!" onClick={() => choose(large)}>
            {t('thresholds.take', { size: size(large) })}
          </Button>
        </div>
      }
    >
      <ScaledPlates kept={kept} large={large} fills={[before.fill, after.fill]} />
      <DifferenceTable before={before} after={after} heads={[size(kept), size(large)]} />
    </Popup>
  )
}
