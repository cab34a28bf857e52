// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { reportCommerce, usePurchase } from '@/components/layout/commerce'
import { giveConsent } from '@/stores/consent'

const holder = window as { dataLayer?: unknown[] }
const purchase = { transaction_id: '12', items: [] }
function Success() {
  usePurchase(purchase)
  return null
}

beforeEach(() => {
  localStorage.clear()
  delete holder.dataLayer
})

it('notes nothing without consent to measurement', () => {
  reportCommerce('view_item', { items: [] })
  giveConsent({ measurement: false, campaigns: true })
  reportCommerce('view_item', { items: [] })
  render(<Success />)
  expect(holder.dataLayer).toBeUndefined()
})

it('reports a purchase once, however often its page is opened', () => {
  giveConsent({ measurement: true, campaigns: false })
  render(<Success />)
  render(<Success />)
  expect(holder.dataLayer).toEqual([{ ecommerce: null }, { event: 'purchase', ecommerce: purchase }])
})
