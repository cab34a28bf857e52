import { setPricesHT } from '@/stores/ui'

/** The name of the radio buttons of the footer's choice. */
export const priceChoiceName = 'prices-shown'

/** Sets the buttons from the attribute that all prices follow. */
function show(): void {
  const chosen = document.documentElement.dataset.prices
  for (const input of document.querySelectorAll<HTMLInputElement>(`input[name="${priceChoiceName}"]`)) {
    input.checked = input.value === chosen
  }
}

/** Takes over a choice made before this code was loaded: then the buttons differ from their markup. */
function takeEarlyChoice(): void {
  const { prices } = document.documentElement.dataset
  for (const input of document.querySelectorAll<HTMLInputElement>(`input[name="${priceChoiceName}"]`)) {
    if (input.checked && !input.defaultChecked && input.value !== prices) setPricesHT(input.value === 'ht')
  }
}

/**
 * Follows the choice of prices with or without VAT (PRICE-11), wherever it is made, until the returned function is
 * called. The buttons are plain markup: every page has them, and none carries code for them.
 */
export function watchPriceChoice(): () => void {
  const onChange = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && target.name === priceChoiceName)
      setPricesHT(target.value === 'ht')
  }
  takeEarlyChoice()
  show()
  const observer = new MutationObserver(show)
  observer.observe(document.documentElement, { attributeFilter: ['data-prices'] })
  // Pages loaded later have their own buttons.
  observer.observe(document.body, { childList: true })
  document.addEventListener('change', onChange)
  return () => {
    observer.disconnect()
    document.removeEventListener('change', onChange)
  }
}
