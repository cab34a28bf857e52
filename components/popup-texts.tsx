'use client'
import { type Messages, NextIntlClientProvider } from 'next-intl'
import { type ReactNode, useEffect, useState } from 'react'
import type { LateNamespace } from '@/lib/doors/contract/texts'
import type { SiteLocale } from '@/lib/ground/site/locales'
import { fetchTexts } from './use-late-texts'

interface PopupTextsProps {
  locale: SiteLocale
  names: readonly LateNamespace[]
  children: ReactNode
}

/** Several namespaces, fetched side by side, for what stands below no provider. */
export function PopupTexts({ locale, names, children }: PopupTextsProps) {
  const [messages, setMessages] = useState<Partial<Messages> | null>(null)
  const wanted = names.join()
  useEffect(() => {
    let current = true
    const read = (wanted.split(',') as LateNamespace[]).map(
      async name => [name, await fetchTexts(locale, name)] as const,
    )
    Promise.all(read).then(
      entries => current && setMessages(Object.fromEntries(entries) as Partial<Messages>),
      error => console.warn('texts could not be fetched', error),
    )
    return () => {
      current = false
    }
  }, [locale, wanted])
  if (!messages) return null
  return (
    <NextIntlClientProvider locale={locale} messages={messages}>
      {children}
    </NextIntlClientProvider>
  )
}
