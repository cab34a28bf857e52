import { type ChildProcess, spawn } from 'node:child_process'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { keepRunning, pause } from '@/scripts/lib/keep-running.mjs'
import { PlainError } from '@/scripts/lib/say.mjs'

const children = new Set<ChildProcess>()
afterEach(() => {
  for (const child of children) child.kill('SIGKILL')
  children.clear()
  vi.restoreAllMocks()
})

/** A real process that runs until it is killed, or ends at once with a code. */
function run(script: string) {
  const child = spawn(process.execPath, ['-e', script])
  children.add(child)
  const ended = new Promise<{ code: number; signal: string }>(resolve =>
    child.once('exit', (code, signal) => resolve({ code: code ?? 0, signal: signal ?? '' })),
  ).then(({ code, signal }) => (signal ? { signal } : { code }))
  return { pid: child.pid, ready: Promise.resolve(), ended, stop: async () => void child.kill() }
}
const stays = 'setInterval(() => {}, 1000)'

const part = (name: string, begin: () => ReturnType<typeof run>) => ({ name, begin, current: begin() })

describe('what is kept running', () => {
  it('is started again when it was killed, and says so', async () => {
    const said = vi.spyOn(console, 'log').mockImplementation(() => {})
    const ending = new AbortController()
    const kept = part('The web server', () => run(stays))
    const first = kept.current.pid
    const back = new Promise<void>(resolve => {
      keepRunning(kept, { signal: ending.signal, onBegun: () => resolve() })
    })
    process.kill(Number(first), 'SIGKILL')
    await back
    expect(kept.current.pid).not.toBe(first)
    expect(() => process.kill(Number(kept.current.pid), 0)).not.toThrow()
    const lines = said.mock.calls.map(([line]) => String(line).replace(/^[\s\d.]+s {2}/, ''))
    expect(lines).toEqual([
      'The web server ended (SIGKILL). It is started again.',
      expect.stringMatching(/^The web server is back after \d+\.\d s\.$/),
    ])
    ending.abort()
  })

  it('waits longer and longer, and gives up in one sentence after six ends within a minute', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => {})
    const begin = vi.fn(() => run('process.exit(3)'))
    const waited: number[] = []
    const wait = async (ms: number) => {
      waited.push(ms)
    }
    const { signal } = new AbortController()
    const given = keepRunning(part('The edge', begin), { signal, wait })
    await expect(given).rejects.toThrow(PlainError)
    await expect(given).rejects.toThrow(
      /^The edge ended 6 times within a minute \(code 3\); .*The data is safe/,
    )
    expect(begin).toHaveBeenCalledTimes(6)
    expect(waited).toEqual([0, 1000, 2000, 4000, 8000])
  })

  it('is started without end where it ends now and then', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => {})
    let minutes = 0
    const ending = new AbortController()
    const begin = vi.fn(() => run('process.exit(1)'))
    const waited: number[] = []
    await keepRunning(part('The edge', begin), {
      signal: ending.signal,
      now: () => minutes * 60_000,
      wait: async ms => {
        minutes += 1
        waited.push(ms)
        if (waited.length === 12) ending.abort()
      },
    })
    expect(new Set(waited)).toEqual(new Set([0]))
  })

  it('waits for what it needs before it is started, and is not started once all shall end', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => {})
    const ending = new AbortController()
    const begin = vi.fn(() => run('process.exit(1)'))
    const kept = { ...part('The web server', begin), needs: async () => ending.abort() }
    await keepRunning(kept, { signal: ending.signal })
    expect(begin).toHaveBeenCalledOnce()
  })
})

it('ends a pause when all shall end', async () => {
  const ending = new AbortController()
  const paused = pause(3_600_000, ending.signal)
  ending.abort()
  await paused
  await pause(3_600_000, ending.signal)
})
