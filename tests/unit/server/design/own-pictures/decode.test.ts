import sharp from 'sharp'
import { expect, it } from 'vitest'
import { isDecodable } from '@/server/design/own-pictures/decode'
import { laneBounds } from '@/server/ground/threads/bounds'
import { forCaller } from '@/server/ground/threads/caller'
import { refusalOf } from '@/server/ground/threads/refusals'

const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'white' } })
  .png()
  .toBuffer()
const most = laneBounds(1).uploads.waitingByAddress

const sent = (address: string, signal = new AbortController().signal) =>
  forCaller({ address, signal }, () => isDecodable(picture)).then(
    String,
    (error: unknown) => refusalOf(error)?.code,
  )
const times = (count: number, address: string) => Array.from({ length: count }, () => sent(address))

it('takes what one address may have waiting, and others’ pictures beside it', async () => {
  const own = times(most, '203.0.113.9')
  const beyond = sent('203.0.113.9')
  const other = sent('198.51.100.7')
  expect(await beyond).toBe('too_many_waiting')
  expect(await other).toBe('true')
  expect(new Set(await Promise.all(own))).toEqual(new Set(['true']))
  expect(await sent('203.0.113.9')).toBe('true')
})

it('leaves others places beside one network', async () => {
  const own = [...times(8, '203.0.113.9'), ...times(7, '203.0.113.10')]
  expect(await sent('203.0.113.11')).toBe('too_many_waiting')
  expect(await sent('198.51.100.7')).toBe('true')
  await Promise.all(own)
})

it('decodes nothing for who has gone', async () => {
  const gone = new AbortController()
  const own = sent('203.0.113.9', gone.signal)
  gone.abort()
  expect(await own).toBe('too_busy')
})
