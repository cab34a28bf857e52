import { countryOf, type SiteLocale } from '@/lib/ground/site/locales'
import { hydrateClient, useClient } from '@/stores/client'

/**
 * Shows prices with the VAT of the country that was chosen for delivery, where it is not the page's (PRICE-11), until the returned function
 * is called. The code that writes them is fetched only then: a shopper who chooses a country is sent to its own pages, and reaches other
 * pages only by a link. `data-zone` on `<html>` hides the amounts meanwhile (`choosePrices`).
 */
export function watchZone(locale: SiteLocale): () => void {
  const { dataset } = document.documentElement
  let [stopped, stopShown] = [false, () => {}]
  const follow = ({ zoneSelected, vatLocal }: ReturnType<typeof useClient.getState>) => {
    const isOwn = zoneSelected === null || zoneSelected === countryOf(locale)
    if (vatLocal === null || (isOwn && dataset.vat === undefined)) {
      delete dataset.zone
      return
    }
    import('./zone-prices').then(
      ({ showVat }) => {
        stopShown()
        if (!stopped) stopShown = showVat(vatLocal)
      },
      error => {
        console.warn('no prices of another country', error)
        delete dataset.zone
      },
    )
  }
  hydrateClient()
  follow(useClient.getState())
  const unsubscribe = useClient.subscribe(follow)
  return () => {
    stopped = true
    unsubscribe()
    stopShown()
  }
}
