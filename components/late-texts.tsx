'use client'
import { type Messages, NextIntlClientProvider, useLocale, useMessages } from 'next-intl'
import type { ReactNode } from 'react'
import type { LateNamespace } from '@/lib/doors/contract/texts'
import { useLateTexts } from './use-late-texts'

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
