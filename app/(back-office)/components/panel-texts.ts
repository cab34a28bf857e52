import { createTranslator } from 'next-intl'
import { languages } from '@/lib/ground/names'
import { defaultLocale, localeOfLanguage, type SiteLocale } from '@/lib/ground/site/locales'
import { loadMessages } from '@/lib/ground/site/messages'

/** The locale of numbers for a language of the panel. */
export function panelLocale(language: string): SiteLocale {
  const known = languages.find(one => one === language)
  return known ? localeOfLanguage(known) : defaultLocale
}

/** The texts of the panel in the language that a clerk has chosen. */
export async function panelTexts(language: string) {
  const locale = panelLocale(language)
  return { locale, t: createTranslator({ locale, messages: await loadMessages(locale) }) }
}

export type PanelTexts = Awaited<ReturnType<typeof panelTexts>>

/** A moment in the clerk's format, in the shop's time zone. */
export const momentText = (moment: string, locale: SiteLocale) =>
  new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Paris',
  }).format(new Date(moment))
