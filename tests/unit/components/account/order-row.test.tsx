// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, expect, it } from 'vitest'
import { OrderRow } from '@/components/account/order-row'
import type { OrderSummary } from '@/lib/doors/contract/orders'
import fr from '@/messages/fr'

afterEach(cleanup)

const ink: OrderSummary = {
  id: 512604598,
  status: 'paid',
  createdAt: '2026-11-26T10:00:00.000Z',
  total: { minor: 3012, currency: 'EUR' },
  withVat: true,
  titles: ['Flacon d’encre'],
  pictured: null,
  picture: { kind: 'static', slug: 'encre-trodat-7011', view: 'tile', variant: 'black', language: 'fr' },
}
const show = (order: OrderSummary) =>
  render(
    <NextIntlClientProvider locale="fr-FR" messages={fr}>
      <OrderRow order={order} />
    </NextIntlClientProvider>,
  ).container
const picture = (row: HTMLElement) => row.querySelector('img')?.getAttribute('src')

it('an order without a design is shown by its product, one with a design by its proof', () => {
  expect(picture(show(ink))).toContain('/static/encre-trodat-7011/tile.black.fr@')
  cleanup()
  expect(picture(show({ ...ink, pictured: 2, picture: null }))).toBe('/api/orders/512604598/proofs/2')
})

it('what was paid says whether VAT is in it', () => {
  show(ink)
  expect(screen.getByText(fr.price.incl)).toBeTruthy()
  cleanup()
  show({ ...ink, withVat: false })
  expect(screen.getByText(fr.price.excl)).toBeTruthy()
})

it('an order is offered again once it is one: not while it waits for its company’s approver', () => {
  show(ink)
  expect(screen.getByText(fr.account.again)).toBeTruthy()
  cleanup()
  show({ ...ink, status: 'cart' })
  expect(screen.queryByText(fr.account.again)).toBeNull()
})
