// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type StaffRequest, useStaffCall } from '@/app/(back-office)/components/use-staff-call'

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => {} }) }))
vi.mock('@payloadcms/ui', () => ({ toast: { error: () => {} } }))

const keys: string[] = []
let answer: () => Promise<Response>
beforeEach(() => {
  keys.length = 0
  vi.stubGlobal('fetch', (_: string, { headers }: { headers: Record<string, string> }) => {
    keys.push(headers['idempotency-key'] ?? '')
    return answer()
  })
})
afterEach(() => vi.unstubAllGlobals())

const says = (status: number) => () => Promise.resolve(Response.json({}, { status }))
const five: StaffRequest = { method: 'POST', path: '/api/stock/moves', body: { change: 5 } }
const six: StaffRequest = { ...five, body: { change: 6 } }

/** The keys of the sent requests and their results, as the number of the first request with the same key. */
async function sent(...calls: [StaffRequest, () => Promise<Response>][]): Promise<number[]> {
  const { result } = renderHook(() => useStaffCall('failed'))
  for (const [request, next] of calls) {
    answer = next
    await act(() => result.current.call(request))
  }
  return keys.map(key => keys.indexOf(key))
}

it('sends the same again under its key until the shop has reported the result', async () => {
  const lost = () => Promise.reject(new TypeError('offline'))
  // After a gateway timeout it is unknown what the shop did.
  expect(await sent([five, lost], [five, says(504)], [five, says(500)], [five, says(200)])).toEqual([
    0, 0, 0, 0,
  ])
})

it('sends what was done, refused, or is another request, under a key of its own', async () => {
  expect(await sent([five, says(200)], [five, says(422)], [five, says(502)], [six, says(200)])).toEqual([
    0, 1, 2, 3,
  ])
})
