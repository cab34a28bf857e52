// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isOutdated, watchBuild } from '@/stores/new-build'

const reload = vi.fn()
let latest: unknown
let stop = () => {}

/** As when somebody comes back to the tab. */
async function look() {
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.waitFor(() => expect(asked).toBeGreaterThan(0))
  await new Promise(done => setImmediate(done))
}
let asked = 0

beforeEach(() => {
  asked = 0
  latest = { build: '0' }
  vi.stubGlobal('location', { ...window.location, reload })
  vi.stubGlobal('fetch', async () => {
    asked += 1
    return Response.json(latest)
  })
  stop = watchBuild()
})
afterEach(() => {
  stop()
  reload.mockClear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

it('a page of the running build stays', async () => {
  await look()
  expect(reload).not.toHaveBeenCalled()
})

it('a page of an older build is loaded again, once for each build', async () => {
  latest = { build: '1763799000000' }
  await look()
  await look()
  expect(reload).toHaveBeenCalledOnce()
})

it('a page in which something was typed stays as it is until the next navigation', async () => {
  latest = { build: '1763799000000' }
  document.dispatchEvent(new Event('input'))
  await look()
  await vi.waitFor(() => expect(isOutdated()).toBe(true))
  expect(reload).not.toHaveBeenCalled()
})

it('an invalid answer changes nothing', async () => {
  latest = { build: 7 }
  await look()
  expect(reload).not.toHaveBeenCalled()
})
