'use client'
import { choosePrices, startPage } from '@/lib/ground/site/inline-scripts'
import { InlineScript } from './inline-script'

/** A script's text as the server writes it into the page; the browser, which has run it by then, leaves what stands there. */
const written = (code: string): string => (typeof window === 'undefined' ? code : '')

/**
 * What every page begins with, before anything is drawn: prices with or without VAT, without it below `professionalPath`, and what
 * waits for the page's own code. Written by the server alone: handed over as a server's part they would travel twice.
 */
export function StartScripts({ professionalPath }: { professionalPath: string }) {
  return (
    <>
      <InlineScript code={written(choosePrices)} data={{ 'data-professional': professionalPath }} />
      <InlineScript code={written(startPage)} />
    </>
  )
}
