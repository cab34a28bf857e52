import { tagContainerPath } from '@/lib/ground/site/tag-container'
import { consentEvent, readConsent } from '@/stores/consent'

/** The script of the tag container; null where the shop has none. */
export async function readTagScript(): Promise<string | null> {
  const answer = await fetch(tagContainerPath)
  if (!answer.ok) throw new Error(`${tagContainerPath}: ${answer.status}`)
  const { script } = (await answer.json()) as { script?: unknown }
  return typeof script === 'string' ? script : null
}

let loaded = false

function load(script: string): void {
  if (loaded || !readConsent()?.measurement) return
  loaded = true
  const element = document.createElement('script')
  element.src = script
  element.async = true
  document.head.append(element)
  reportPage()
}

/** Reports the product of the page to the container, where one runs. */
export function reportPage(): void {
  if (!loaded) return
  Promise.all([import('./page-product'), import('./commerce')]).then(
    ([{ pageProduct }, { reportCommerce }]) => {
      const product = pageProduct()
      if (product) reportCommerce('view_item', product)
    },
    error => console.warn('the product could not be told', error),
  )
}

/**
 * Loads the container of tags once measurement is consented to (PAGE-33), now or later, until the returned function is called. After a
 * withdrawn consent, scripts that already run continue until the next document.
 */
export function followTags(script: string): () => void {
  const listen = () => load(script)
  listen()
  window.addEventListener(consentEvent, listen)
  return () => window.removeEventListener(consentEvent, listen)
}
