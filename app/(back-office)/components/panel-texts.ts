import { createTranslator } from 'next-intl'
import { languages } from '@/lib/ground/names'
import { defaultLocale, localeOfLanguage, type SiteLocale } from '@/lib/ground/site/locales'
import { loadMessages } from '@/lib/ground/site/messages'

/** The locale in which somebody who reads the panel in a language reads its figures. */
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

/** A moment as a clerk reads it, on the shop's clock. */
export const momentText = (moment: string, locale: SiteLocale) =>
  new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Paris',
  }).format(new Date(moment))
