import { useTranslations } from 'next-intl'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import type { ListingItem } from '@/lib/product/listing/listing'

const badgeTones: Record<NonNullable<ListingItem['badge']>, BadgeTone> = {
  bestseller: 'mat',
  new: 'plain',
  eco: 'plain',
  promo: 'seal',
}

/** What is special about a product: a reduction, else its tag. */
export function ItemBadge({ item }: { item: ListingItem }) {
  const t = useTranslations('catalogue')
  if (item.reduction) return <Badge tone="seal">{t('reduction', { percent: item.reduction })}</Badge>
  if (!item.badge || item.badge === 'promo') return null
  return <Badge tone={badgeTones[item.badge]}>{t(`badges.${item.badge}`)}</Badge>
}
