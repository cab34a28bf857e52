import { expect, it } from 'vitest'
import { numberName } from '@/lib/orders/order/number-name'
import { quotationName } from '@/lib/orders/quotations/numbers'

it('numbers of orders and of quotations are read in groups of three, which no line breaks apart', () => {
  expect(numberName(512604598)).toBe('512\u202f604\u202f598')
  expect(quotationName(51803320)).toBe('51\u202f803\u202f320')
  expect(numberName(12)).toBe('12')
})
