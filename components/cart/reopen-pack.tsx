'use client'
import { useTranslations } from 'next-intl'
import type { ShopData } from '@/lib/doors/contract/shop-data'
import { Link } from '@/lib/ground/site/navigation'
import type { CartItem } from '@/lib/product/item/item'
import { type PartDraft, reopenPack } from '@/stores/pack-draft'

type Part = NonNullable<CartItem['content']['parts']>[number]

function draftOf({ content: { design, inkColor, variant } }: Part): PartDraft {
  const color = inkColor ?? variant
  return {
    ...(typeof design === 'object' && design !== null && { design }),
    ...(typeof color === 'string' && { color }),
  }
}

interface ReopenPackProps {
  item: CartItem
  title: string
  pages: ShopData['pages']
  className: string
}

/** The way back from a pack in the cart to its page, with all its texts and choices. */
export function ReopenPack({ item, title, pages, className }: ReopenPackProps) {
  const t = useTranslations('cart')
  const page = pages[item.slug]
  const { parts } = item.content
  if (!page || !parts) return null
  return (
    <Link
      href={page}
      className={className}
      aria-label={t('modifyLine', { name: title })}
      onClick={() =>
        reopenPack(item.slug, {
          parts: Object.fromEntries(parts.map((part, index) => [index, draftOf(part)])),
          cartItemId: item.id,
          quantity: item.quantity,
        })
      }
    >
      {t('modify')}
    </Link>
  )
}
