import { createTranslator } from 'next-intl'
import type { SiteLocale } from '@/lib/site/locales'
import { loadMessages } from '@/lib/site/messages'

const locales: Record<string, SiteLocale> = { fr: 'fr-FR', de: 'de-DE', en: 'en-GB' }

/** The locale in which somebody who reads the panel in a language reads its figures. */
export const panelLocale = (language: string): SiteLocale => locales[language] ?? 'fr-FR'

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
