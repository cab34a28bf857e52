import { columnWithVat, readAmount, withNumberOf } from '@/lib/doors/site/amount-text'
import type { Money } from '@/lib/ground/money/money'
import { includingVat } from '@/lib/money/pricing/with-vat'

/** Amounts with VAT, as `Price` and `PriceAlone` write them; the amount without VAT stands in the next element. */
const amounts = '[data-tax="incl"], [data-only-tax="incl"]'

interface Shown {
  /** The text that holds the amount with VAT. */
  text: Text
  net: Money
}

function textsOf(element: Element): Text[] {
  return [...element.childNodes].flatMap(node => {
    if (node instanceof Text) return node
    return node instanceof Element ? textsOf(node) : []
  })
}

/** The amount that an element shows with VAT; `null` for an element with only a word. */
function shownIn(element: Element, locale: string): Shown | null {
  const net = readAmount(element.nextElementSibling?.textContent ?? '', locale)
  const text = textsOf(element).find(({ data }) => /\d/.test(data))
  return net && text ? { text, net } : null
}

function write({ text }: Shown, gross: Money | undefined, locale: string): void {
  const now = gross ? withNumberOf(text.data, gross, locale) : text.data
  if (now !== text.data) text.data = now
}

/** Writes every amount with VAT within an element again, from the amount without VAT beside it. */
function rewrite(root: Element, percent: number): void {
  const { lang } = document.documentElement
  const found = [...root.querySelectorAll(amounts)]
  for (const column of new Set(found.map(element => element.closest('[data-column]')))) {
    const own = column
      ? [...column.querySelectorAll(amounts)]
      : found.filter(one => !one.closest('[data-column]'))
    const shown = own.flatMap(element => shownIn(element, lang) ?? [])
    const gross = column
      ? columnWithVat(
          shown.map(({ net }) => net),
          percent,
        )
      : shown.map(({ net }) => includingVat(net, percent))
    for (const [index, one] of shown.entries()) write(one, gross[index], lang)
  }
}

/** Elements whose amounts may have changed: added ones, and those that contain both forms of a changed amount. */
function placesOf(records: readonly MutationRecord[]): Set<Element> {
  const places = new Set<Element>()
  for (const { target } of records) {
    const element = target instanceof Element ? target : target.parentElement
    const place = element?.closest('[data-tax], [data-only-tax]')?.parentElement ?? element
    if (place) places.add(place)
  }
  return places
}

/**
 * Shows all amounts with the VAT of `percent` instead of the page's own, also those that come later, until the returned
 * function is called: a page is kept and the same for everyone, and each amount with VAT stands beside the one without
 * (PRICE-11). Only the text changes, before paint.
 */
export function showVat(percent: number): () => void {
  document.documentElement.dataset.vat = String(percent)
  rewrite(document.body, percent)
  const observer = new MutationObserver((records, self) => {
    for (const place of placesOf(records)) rewrite(place, percent)
    // Own changes need no second check.
    self.takeRecords()
  })
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  return () => observer.disconnect()
}
