'use client'
import { useTranslations } from 'next-intl'
import { openDecreasingPrices } from '@/components/popups/open-decreasing'
import { openThresholds } from '@/components/popups/open-thresholds'
import { Button } from '@/components/ui/button'
import type { LargeFormatChoice } from '@/lib/product/configuration/large-format'
import type { ProductChoice } from '@/lib/product/kinds/kind'
import type { SignConfig } from '@/lib/product/sign/config'
import { hydrateCart, useCart } from '@/stores/cart'
import { openPopup } from '@/stores/ui'
import { Specimens } from './specimen'

interface PopupsGuideProps {
  stamp: ProductChoice
  sign: SignConfig
  threshold: LargeFormatChoice | null
}

const ignore = () => {}
const supply = { slug: 'encre-trodat-7011', href: '/' }

/** The cart beside the page, with the line that was added last; nothing where the cart is empty. */
function openCart() {
  hydrateCart()
  const line = useCart.getState().items.at(-1)
  if (line) openPopup('sidebar', { id: line.id })
}

/** Every popup that needs no account, opened as the shop opens it. Choices in them have no effect here. */
export function PopupsGuide({ stamp, sign, threshold }: PopupsGuideProps) {
  const t = useTranslations('styleguide')
  const popups = useTranslations('popups')
  const openers: [name: string, open: () => unknown][] = [
    [popups('product.title'), () => openPopup('product', supply)],
    [popups('sidebar.title'), openCart],
    [popups('saveCart.title.share'), () => openPopup('saveCart', { reason: 'share' })],
    [popups('auth.title'), () => openPopup('auth')],
    [popups('help.title'), () => openPopup('help')],
    [popups('tranquility.title'), () => openPopup('tranquility')],
    [
      `${popups('decreasing.title')} (${t('stamp')})`,
      () => openDecreasingPrices({ ...stamp, quantity: 10 }, 'trodat Printy 4913', ignore),
    ],
    [
      `${popups('decreasing.title')} (${t('sign')})`,
      () => openDecreasingPrices({ kind: 'sign', slug: '', name: '', quantity: 2, config: sign }, '', ignore),
    ],
    ...(threshold
      ? [
          [
            popups('thresholds.title', { width: threshold.large.width, height: threshold.large.height }),
            () => openThresholds(threshold, 1, ignore),
          ] satisfies [string, () => unknown],
        ]
      : []),
    [t('otherSite'), () => openPopup('redirectWebsite', { target: 'de-DE' })],
  ]
  return (
    <Specimens title={t('sections.popups')}>
      {openers.map(([name, open]) => (
        <Button key={name} look="secondary" aria-haspopup="dialog" onClick={open}>
          {name}
        </Button>
      ))}
    </Specimens>
  )
}
