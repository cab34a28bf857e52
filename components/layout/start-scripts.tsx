'use client'
import { choosePrices, startPage } from '@/lib/ground/site/inline-scripts'
import { InlineScript } from './inline-script'

/** A script's text as the server writes it into the page; the browser has already run it, so React leaves it unchanged. */
const written = (code: string): string => (typeof window === 'undefined' ? code : '')

/**
 * What every page begins with, before anything is drawn: prices with or without VAT, without it below `professionalPath`, and what waits
 * for the page's own code. Written only by the server: as a server component they would be sent twice.
 */
export function StartScripts({ professionalPath }: { professionalPath: string }) {
  return (
    <>
      <InlineScript code={written(choosePrices)} data={{ 'data-professional': professionalPath }} />
      <InlineScript code={written(startPage)} />
    </>
  )
}
