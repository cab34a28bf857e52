'use client'
import { NextIntlClientProvider } from 'next-intl'
import { type ComponentType, use } from 'react'
import { IslandContext } from './island-messages'

/** An island that is fetched with the code that reads its texts; the page hands these over (`IslandMessages`). */
export function withTexts<Props extends object>(Island: ComponentType<Props>): ComponentType<Props> {
  return function WithTexts(props) {
    const texts = use(IslandContext)
    if (!texts) throw new Error(`${Island.name} stands outside IslandMessages`)
    return (
      <NextIntlClientProvider {...texts}>
        <Island {...props} />
      </NextIntlClientProvider>
    )
  }
}
