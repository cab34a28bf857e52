import { expect, it } from 'vitest'
import { networkOf } from '@/lib/ground/network'

it.each([
  ['203.0.113.9', '203.0.113'],
  ['2001:db8:1:2', '2001:db8:1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1'],
])('of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
