import { useLocale, useTranslations } from 'next-intl'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import type { Language } from '@/lib/catalogue/common'
import type { ProductLine } from '@/lib/products/kind'
import { factsOf, kindOf } from '@/lib/products/registry'
import { languageOf } from '@/lib/site/locales'

/** A fact within a sentence: small letters, but for German nouns and for what is written in capitals. */
export const factInSentence = (fact: string, language: Language): string =>
  language === 'de'
    ? fact
    : fact.replace(
        /(^|\/ |, )(\p{Lu})(?=\p{Ll})/gu,
        (_, before, first) => before + first.toLocaleLowerCase(language),
      )

/** How a line, or a part of a pack, is named and described, in the page's language. */
export function useItemWords(
  catalogue: Catalogue,
): (item: ProductLine & { description?: string }) => { title: string; facts: string } {
  const t = useTranslations('cart')
  const language = languageOf(useLocale())
  return item => {
    const kind = kindOf(item)
    const product = kind?.title(item, catalogue, language)
    const name = item.description?.trim() ?? ''
    if (!kind || !product) return { title: name || item.slug, facts: '' }
    const isNamed = item.content.design !== undefined && name !== '' && name !== product
    const facts = factsOf(item, catalogue, language)
      .map(({ code, params }) => factInSentence(t(`facts.${code}`, params as never), language))
      .join(', ')
    return {
      title: isNamed ? t('named', { product, name }) : product,
      facts: facts.replace(/^./, first => first.toLocaleUpperCase(language)),
    }
  }
}
