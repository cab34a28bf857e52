import { setTimeout as turn } from 'node:timers/promises'
import { afterAll, vi } from 'vitest'

// A press may fetch code that its test does not wait for (a popup's store), and closing a popup goes back in the history,
// which tells the page in another turn, which scrolls back in the next: the environment is torn down after all of them.
const turns = 5
afterAll(async () => {
  for (let i = 0; i < turns; i += 1) {
    await vi.dynamicImportSettled()
    await turn(0)
  }
})

// An awaited element is there at once or never: on a machine that is busy with other files a second may be too short.
const patience = 60_000
const { waitFor } = vi
vi.waitFor = (callback, options = patience) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: patience, ...options })
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: patience })
}
