import { useLocale, useTranslations } from 'next-intl'
import { itemFacts, itemTitle } from '@/lib/cart/facts'
import type { CartItem } from '@/lib/cart/item'
import { cartItemToPriceable } from '@/lib/cart/priceable'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import { languageOf } from '@/lib/site/locales'

const inkOf = (item: CartItem): string | null => {
  const design = item.content.design as { inkColor?: unknown } | undefined
  const ink = design?.inkColor ?? item.content.inkColor
  return typeof ink === 'string' ? ink : null
}

/** How a line is named and described, in the page's language. */
export function useItemWords(catalogue: Catalogue): (item: CartItem) => { title: string; facts: string } {
  const t = useTranslations('cart')
  const language = languageOf(useLocale())
  return item => {
    const priceable = cartItemToPriceable(item)
    const product = priceable && itemTitle(priceable, catalogue, language)
    const name = item.description.trim()
    if (!priceable || !product) return { title: name || item.slug, facts: '' }
    const isNamed = item.content.design !== undefined && name !== '' && name !== product
    const facts = itemFacts(priceable, inkOf(item), catalogue, language)
      .map(({ code, params }) => t(`facts.${code}`, params as never))
      .join(', ')
    return {
      title: isNamed ? t('named', { product, name }) : product,
      facts: facts.replace(/^./, first => first.toLocaleUpperCase(language)),
    }
  }
}
