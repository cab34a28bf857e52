import 'server-only'
import { createTranslator } from 'next-intl'
import type { Language } from '@/lib/ground/names'
import { localeOfLanguage } from '@/lib/ground/site/locales'
import { loadMessages } from '@/lib/ground/site/messages'

/** Texts and products of sample clients, and the answers to them, in a language. */
export async function sampleTexts(language: Language) {
  const locale = localeOfLanguage(language)
  const messages = await loadMessages(locale)
  return {
    language,
    locale,
    t: createTranslator({ locale, messages, namespace: 'backOffice.mails.samples' }),
  }
}

export type SampleTexts = Awaited<ReturnType<typeof sampleTexts>>
