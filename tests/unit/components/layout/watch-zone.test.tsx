// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchZone } from '@/components/layout/watch-zone'
import { Price, PriceAlone } from '@/components/ui/price'
import { priceText } from '@/lib/doors/site/prices'
import { money } from '@/lib/ground/money/money'
import { selectZone, useClient } from '@/stores/client'

const { dataset } = document.documentElement
const french = (minor: number) => priceText(money(minor, 'EUR'), { locale: 'fr-FR', vat: 20 })
const messages = { price: { incl: 'TTC', excl: 'HT', from: 'dès', lowest30Days: 'prix le plus bas' } }

function Shown({ minor, column = [] }: { minor: number; column?: number[] }) {
  return (
    <NextIntlClientProvider locale="fr-FR" messages={messages}>
      <Price price={french(minor)} />
      <dl data-column="">
        {column.map(part => (
          <PriceAlone key={part} price={french(part)} />
        ))}
      </dl>
    </NextIntlClientProvider>
  )
}

let stop = () => {}
const textOf = (element: Element | null) => element?.textContent?.replaceAll('\u00a0', ' ')
const gross = () => textOf(document.querySelector('[data-tax="incl"]'))

beforeEach(() => {
  localStorage.clear()
  document.documentElement.lang = 'fr-FR'
  dataset.zone = ''
  useClient.setState({ zoneSelected: null, vatLocal: null })
})
afterEach(() => {
  stop()
  cleanup()
  delete dataset.vat
})

it('prices follow the country that was chosen for delivery, and so do those that change or come later', async () => {
  const { rerender } = render(<Shown minor={1000} />)
  selectZone('DE', 19)
  stop = watchZone('fr-FR')
  await vi.waitFor(() => expect(gross()).toBe('11,90 € TTC'))
  expect(textOf(document.querySelector('[data-tax="excl"]'))).toBe('10,00 € HT')
  rerender(<Shown minor={100_000} column={[33, 34, 35]} />)
  await vi.waitFor(() => expect(gross()).toBe('1 190,00 € TTC'))
  const column = [...document.querySelectorAll('dl [data-only-tax="incl"]')].map(textOf)
  expect(column).toEqual(['0,39 €', '0,40 €', '0,42 €'])
  // Chosen again in the page, its own country included.
  selectZone('FR', 20)
  await vi.waitFor(() => expect(gross()).toBe('1 200,00 € TTC'))
})

it('the page’s own country, and a choice without its VAT, leave prices as they are', () => {
  render(<Shown minor={1000} />)
  localStorage.setItem('zoneSelected', 'DE')
  localStorage.setItem('vatLocal', 'much')
  stop = watchZone('fr-FR')
  expect([dataset.zone, dataset.vat, gross()]).toEqual([undefined, undefined, '12,00 € TTC'])
})
