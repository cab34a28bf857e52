import type { Language } from '@/lib/catalogue/common'

/** A colour's name within a sentence: small letters, but for German nouns. */
export const inSentence = (label: string, language: Language): string =>
  language === 'de' ? label : label.toLocaleLowerCase(language)
