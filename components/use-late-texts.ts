'use client'
import type { Messages } from 'next-intl'
import { useEffect, useState } from 'react'
import { type LateNamespace, textsPath } from '@/lib/doors/contract/texts'

const fetched = new Map<string, Promise<unknown>>()

/** A namespace of a locale's texts, fetched once; after a failure the next call tries again. */
export function fetchTexts<Name extends LateNamespace>(locale: string, name: Name): Promise<Messages[Name]> {
  const path = textsPath(locale, name)
  const known = fetched.get(path)
  if (known) return known as Promise<Messages[Name]>
  const reading = fetch(path).then(answer => {
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
    return answer.json() as Promise<Messages[Name]>
  })
  reading.catch(() => fetched.delete(path))
  fetched.set(path, reading)
  return reading
}

/** A namespace of a locale's texts; null until it is there. Needs no provider. */
export function useLateTexts<Name extends LateNamespace>(locale: string, name: Name): Messages[Name] | null {
  const [texts, setTexts] = useState<Messages[Name] | null>(null)
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
  return texts
}
