'use client'
import { type Messages, NextIntlClientProvider, useLocale, useMessages } from 'next-intl'
import { type ReactNode, useEffect, useState } from 'react'
import type { LateNamespace } from '@/lib/contract/texts'
import type { SiteLocale } from '@/lib/site/locales'
import { fetchTexts, useLateTexts } from './use-late-texts'

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

interface LateTextsProps {
  name: LateNamespace
  children: ReactNode
}

/** Texts that are read only after something was done: they are fetched then, so that no page carries them. */
export function LateTexts({ name, children }: LateTextsProps) {
  const locale = useLocale()
  const messages = useMessages()
  const texts = useLateTexts(locale, name)
  if (!texts) return null
  const merged: Messages = { ...messages, [name]: texts }
  return (
    <NextIntlClientProvider locale={locale} messages={merged}>
      {children}
    </NextIntlClientProvider>
  )
}
