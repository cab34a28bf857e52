'use client'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import type { CartItem } from '@/lib/product/item/item'
import { hasAlike } from '@/lib/product/kinds/support/mount-signs'
import { openPopup } from '@/stores/ui'
import { useMountedSigns } from './use-mounted-signs'

/** Offers to hang several signs of one size on one support, where one takes them. */
export function SupportOffer({ items, catalogue }: { items: readonly CartItem[]; catalogue: Catalogue }) {
  return hasAlike(items, catalogue) ? <Offer items={items} /> : null
}

function Offer({ items }: { items: readonly CartItem[] }) {
  const t = useTranslations('cart')
  const [first] = useMountedSigns(items)?.mounted ?? []
  if (!first) return null
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-mat-soft px-4 py-3 text-sm text-mat-2">
      <Icon name="layers" />
      <span className="min-w-0 grow basis-60">{t('supportOffer', { count: first.signs })}</span>
      <Button
        size="small"
        look="secondary"
        aria-haspopup="dialog"
        onClick={() => openPopup('upsellSupportMulti')}
      >
        {t('supportOfferSee')}
      </Button>
    </p>
  )
}
