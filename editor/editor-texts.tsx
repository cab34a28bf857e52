'use client'
import { type Messages, NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import type { EditorData } from '@/lib/contract/editor-data'
import type { SiteLocale } from '@/lib/site/locales'

export interface EditorTextsProps {
  locale: SiteLocale
  /** The editor's own, as they come with its data: no page carries them. */
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
