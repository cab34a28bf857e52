import { setTimeout as turn } from 'node:timers/promises'
import { afterAll, vi } from 'vitest'

/** What is left of a file in its document. */
function clearDocument() {
  document.body.replaceChildren()
  document.head.replaceChildren()
  for (const { name } of [...document.documentElement.attributes])
    document.documentElement.removeAttribute(name)
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
}

const turns = 5
const environment = { ...process.env }
afterAll(async () => {
  vi.useRealTimers()
  // A press may fetch code that its test does not wait for (a popup's store), and closing a popup goes back in the history,
  // which tells the page in another turn, which scrolls back in the next: the file ends after all of them.
  for (let i = 0; i < turns; i += 1) {
    await vi.dynamicImportSettled()
    await turn(0)
  }
  // A process serves many files: what one has changed of it is as before for the next.
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name]
  Object.assign(process.env, environment)
  if (typeof document !== 'undefined') clearDocument()
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
