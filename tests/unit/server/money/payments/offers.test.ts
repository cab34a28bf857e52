import { expect, it, vi } from 'vitest'
import type { PaymentCase } from '@/server/money/payments/payment-method'

vi.mock('@payload-config', () => ({ default: {} }))
const { cheque } = await import('@/server/money/payments/cheque')
const { transfer } = await import('@/server/money/payments/transfer')

const asked = (more: Partial<PaymentCase>): PaymentCase => ({
  buyer: {},
  country: 'FR',
  creditMinor: 0,
  seller: 'FR',
  hasBankAccount: true,
  ...more,
})

it('offers a transfer only where there is an account that money can be sent to', () => {
  expect(transfer.offeredTo(asked({}))).toBe(true)
  expect(transfer.offeredTo(asked({ hasBankAccount: false }))).toBe(false)
})

it('offers a cheque in the seller’s own country, for every country', () => {
  expect(cheque.offeredTo(asked({}))).toBe(true)
  expect(cheque.offeredTo(asked({ country: 'BE' }))).toBe(false)
  expect(cheque.offeredTo(asked({ country: 'BE', seller: 'BE' }))).toBe(true)
  expect(cheque.offeredTo(asked({ country: 'FR', seller: 'BE' }))).toBe(false)
  expect(cheque.offeredTo(asked({ country: '', seller: '' }))).toBe(false)
})
