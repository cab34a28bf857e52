import { expect, it } from 'vitest'
import { embeddedRelays } from '@/server/orders/relay/embedded'

const around = async (country: string, zipcode: string) => {
  const found = await embeddedRelays.around({ country, zipcode })
  return found.ok ? found.value : []
}

it('the sample list begins with the points of the very postal code, the nearest first', async () => {
  const points = await around('FR', '75011')
  expect(points.map(({ zipcode }) => zipcode)).toEqual(['75011', '75011', '75011', '75001', '75001', '75001'])
  expect(points[0]?.distance).toBeLessThan(points[1]?.distance ?? 0)
  expect(points.at(-1)?.distance).toBeNull()
})

it('the sample list has no points in another country, and none where it knows none', async () => {
  expect((await around('BE', '1000')).every(({ country }) => country === 'BE')).toBe(true)
  expect(await around('FR', '20000')).toEqual([])
})

it('a point of the sample list is found by its id, and no other', async () => {
  const [point] = await around('LU', '1009')
  expect(await embeddedRelays.byId(point?.id ?? '')).toEqual({ ok: true, value: point })
  expect(await embeddedRelays.byId('LU-0')).toEqual({ ok: true, value: null })
})
