import { useLocale, useTranslations } from 'next-intl'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import type { Language } from '@/lib/ground/common'
import { languageOf } from '@/lib/ground/site/locales'
import type { ProductLine } from '@/lib/product/kinds/kind'
import { factsOf, kindOf } from '@/lib/product/kinds/registry'
import { ownWords } from './own-words'

/** A fact within a sentence: small letters, but for German nouns and for what is written in capitals. */
export const factInSentence = (fact: string, language: Language): string =>
  language === 'de'
    ? fact
    : fact.replace(
        /(^|\/ |, )(\p{Lu})(?=\p{Ll})/gu,
        (_, before, first) => before + first.toLocaleLowerCase(language),
      )

/** Characters of a line's own words that name it. */
const mostNamed = 40

const shortened = (words: string): string =>
  words.length > mostNamed ? `${words.slice(0, mostNamed - 1).trimEnd()}…` : words

/** How a line, or a part of a pack, is named and described, in the page's language: a design by its first words. */
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
    // Only a line of the cart has a name; its text distinguishes it from other lines.
    const words = name && (ownWords(item.content.design)[0] ?? name)
    const isNamed = item.content.design !== undefined && words !== '' && words !== product
    const facts = factsOf(item, catalogue, language)
      .map(({ code, params }) => factInSentence(t(`facts.${code}`, params as never), language))
      .join(', ')
    return {
      title: isNamed ? t('named', { product, name: shortened(words) }) : product,
      facts: facts.replace(/^./, first => first.toLocaleUpperCase(language)),
    }
  }
}
