'use client'
import { useLocale } from 'next-intl'
import { useMemo } from 'react'
import { elementKinds } from '@/lib/design/scene/elements/registry'
import { vectorSrc } from '@/lib/design/scene/vectors/source'
import type { VectorEntry } from '@/lib/doors/contract/vectors'
import { countryOf, type SiteLocale } from '@/lib/ground/site/locales'
import type { useAdd } from '../kinds/use-add'
import { fontEngine } from '../scene/font-engine'
import { useSetting } from '../state/editor-context'
import { useArrival } from '../state/use-loaded'
import { rememberSymbol } from './recent-symbols'
import { noSymbols, type SymbolList, symbolLoader } from './symbol-list'

/** The symbols of the present country: null while they load, none where that failed. Another `attempt` asks again. */
export function useSymbols(attempt = 0): SymbolList | null {
  const { language } = useSetting()
  const locale = useLocale() as SiteLocale
  const { there, failure } = useArrival(symbolLoader(countryOf(locale), language), attempt)
  return there ?? (failure ? noSymbols : null)
}

/** Puts a symbol on the plate as soon as its outlines are there, and remembers it. `add` puts it there. */
export function useTakeSymbol(add: ReturnType<typeof useAdd>): (entry: VectorEntry) => void {
  const { language } = useSetting()
  return useMemo(
    () =>
      ({ name, ratio, label }) => {
        const src = vectorSrc(name)
        const put = () => {
          rememberSymbol(name)
          add(elementKinds.image, { src, ratio }, label[language])
        }
        // A symbol that cannot be fetched is added anyway: the canvas reports the failed load.
        fontEngine().load([src]).then(put, put)
      },
    [add, language],
  )
}
