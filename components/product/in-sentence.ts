import type { Language } from '@/lib/ground/common'

/** A label within a sentence: it begins small, but for German nouns and for what is written in capitals, as "PVC" is. */
export const inSentence = (label: string, language: Language): string =>
  language === 'de' ? label : label.replace(/^\p{Lu}(?!\p{Lu})/u, first => first.toLocaleLowerCase(language))
