'use client'
import type { Messages } from 'next-intl'
import { createContext, type ReactNode } from 'react'
import type { SiteLocale } from '@/lib/ground/site/locales'

/** What the islands of a page read their texts from. */
export interface IslandTexts {
  locale: SiteLocale
  timeZone: string
  messages: Partial<Messages>
}

/** The texts for the islands below; null where the page hands out none. */
export const IslandContext = createContext<IslandTexts | null>(null)

/** Hands texts to islands: the code that reads them comes with the island (`withTexts`), not with the page. */
export function IslandTextsProvider({ texts, children }: { texts: IslandTexts; children: ReactNode }) {
  return <IslandContext value={texts}>{children}</IslandContext>
}
