'use client'
import { type Messages, NextIntlClientProvider, useLocale, useMessages } from 'next-intl'
import { type ReactNode, useEffect, useState } from 'react'
import { type LateNamespace, textsPath } from '@/lib/contract/texts'

const fetched = new Map<string, Promise<Messages[LateNamespace]>>()

/** A namespace of a locale's texts, fetched once; after a failure the next call tries again. */
function fetchTexts(locale: string, name: LateNamespace): Promise<Messages[LateNamespace]> {
  const path = textsPath(locale, name)
  const known = fetched.get(path)
  if (known) return known
  const reading = fetch(path).then(answer => {
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
    return answer.json() as Promise<Messages[LateNamespace]>
  })
  reading.catch(() => fetched.delete(path))
  fetched.set(path, reading)
  return reading
}

interface LateTextsProps {
  name: LateNamespace
  children: ReactNode
}

/** Texts that are read only after something was done: they are fetched then, so that no page carries them. */
export function LateTexts({ name, children }: LateTextsProps) {
  const locale = useLocale()
  const messages = useMessages()
  const [texts, setTexts] = useState<Messages[LateNamespace] | null>(null)
  useEffect(() => {
    let current = true
    fetchTexts(locale, name).then(
      read => current && setTexts(read),
      error => console.warn('texts could not be fetched', error),
    )
    return () => {
      current = false
    }
  }, [locale, name])
  if (!texts) return null
  const merged: Messages = { ...messages, [name]: texts }
  return (
    <NextIntlClientProvider locale={locale} messages={merged}>
      {children}
    </NextIntlClientProvider>
  )
}
