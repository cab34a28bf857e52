import { afterEach, expect, it } from 'vitest'
import { serve } from '@/scripts/lib/shop.mjs'

const { execPath } = process
afterEach(() => {
  process.execPath = execPath
})

it('takes a server that cannot be begun as one that has ended', async () => {
  process.execPath = '/nowhere/node'
  const parts: { current: { ended: Promise<unknown>; stop(): Promise<unknown> } }[] = []
  const onPart = (part: object) => parts.push(part as (typeof parts)[number])
  await expect(serve({ PORT: '1', EDGE: 'off' }, { onPart })).rejects.toThrow('ENOENT')
  expect(await parts[0]?.current.ended).toEqual({ error: expect.any(Error) })
  await parts[0]?.current.stop()
})
