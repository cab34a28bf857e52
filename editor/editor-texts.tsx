'use client'
import { type Messages, NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import type { SiteLocale } from '@/lib/ground/site/locales'
import type { EditorData } from '@/lib/product/contract/editor-data'

export interface EditorTextsProps {
  locale: SiteLocale
  /** The editor's own texts, fetched with its data: no page carries them. */
  messages: EditorData['texts'] | Messages
  children: ReactNode
}

export function EditorTexts({ locale, messages, children }: EditorTextsProps) {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return (
    <NextIntlClientProvider locale={locale} messages={messages as Partial<Messages>} timeZone={timeZone}>
      {children}
    </NextIntlClientProvider>
  )
}
