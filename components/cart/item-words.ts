import { useLocale, useTranslations } from 'next-intl'
import { type ItemFact, itemFacts, itemTitle } from '@/lib/cart/facts'
import type { CartItem } from '@/lib/cart/item'
import { cartItemToPriceable } from '@/lib/cart/priceable'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import type { Language } from '@/lib/catalogue/common'
import type { PriceableItem } from '@/lib/pricing/item'
import { languageOf } from '@/lib/site/locales'

const inkOf = (item: CartItem): string | null => {
  const design = item.content.design as { inkColor?: unknown } | undefined
  const ink = design?.inkColor ?? item.content.inkColor
  return typeof ink === 'string' ? ink : null
}

/** A stamp by its mount alone; everything else by its title. Titles of stamps repeat what the facts say. */
function productName(priceable: PriceableItem, catalogue: Catalogue, language: Language): string | null {
  if (priceable.kind !== 'stamp') return itemTitle(priceable, catalogue, language)
  const model = catalogue.stampModels.models.find(({ slug }) => slug === priceable.slug)
  return model ? `${model.brand} ${model.shortTitle}` : null
}

/** The size of a stamp's plate, which its facts leave to its title. */
function plateSize(priceable: PriceableItem, { stampModels }: Catalogue): ItemFact[] {
  const plate = priceable.kind === 'stamp' && stampModels.models.find(({ slug }) => slug === priceable.slug)
  return plate ? [{ code: 'size', params: { width: plate.width, height: plate.height } }] : []
}

/** A fact within a sentence: small letters, but for German nouns and for what is written in capitals. */
export const factInSentence = (fact: string, language: Language): string =>
  language === 'de'
    ? fact
    : fact.replace(
        /(^|\/ |, )(\p{Lu})(?=\p{Ll})/gu,
        (_, before, first) => before + first.toLocaleLowerCase(language),
      )

/** How a line is named and described, in the page's language. */
export function useItemWords(catalogue: Catalogue): (item: CartItem) => { title: string; facts: string } {
  const t = useTranslations('cart')
  const language = languageOf(useLocale())
  return item => {
    const priceable = cartItemToPriceable(item)
    const product = priceable && productName(priceable, catalogue, language)
    const name = item.description.trim()
    if (!priceable || !product) return { title: name || item.slug, facts: '' }
    const isNamed = item.content.design !== undefined && name !== '' && name !== product
    const facts = [
      ...itemFacts(priceable, inkOf(item), catalogue, language),
      ...plateSize(priceable, catalogue),
    ]
      .map(({ code, params }) => factInSentence(t(`facts.${code}`, params as never), language))
      .join(', ')
    return {
      title: isNamed ? t('named', { product, name }) : product,
      facts: facts.replace(/^./, first => first.toLocaleUpperCase(language)),
    }
  }
}
