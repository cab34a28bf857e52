import { afterEach, expect, it, vi } from 'vitest'

const database = vi.hoisted(() => ({ connect: vi.fn() }))
vi.mock('@/scripts/lib/database.mjs', () => database)
const { watchDatabase } = await import('@/scripts/lib/watch-database.mjs')

afterEach(() => {
  vi.restoreAllMocks()
})

const watch = (signal: AbortSignal, onLook = (_isWell: boolean) => {}) =>
  watchDatabase({ databaseUrl: 'postgres://nowhere', env: { PORT: '1' }, signal, everyMs: 1, onLook })

it('says once that the database is back, though it does not take the note of it', async () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => {})
  const failed = vi.spyOn(console, 'error').mockImplementation(() => {})
  const query = async (text: string) => {
    if (text.startsWith('insert')) throw new Error('read-only')
    return { rows: [] }
  }
  database.connect.mockResolvedValue({ query, end: async () => {} }).mockRejectedValueOnce(new Error('away'))
  const ending = new AbortController()
  await new Promise<void>(resolve => {
    let well = 0
    watch(ending.signal, isWell => {
      well += isWell ? 1 : 0
      if (well === 3) resolve()
    })
  })
  ending.abort()
  const back = said.mock.calls.filter(([line]) => String(line).includes('answers again'))
  expect(back).toHaveLength(1)
  expect(failed).toHaveBeenCalledOnce()
})

it('delays the end for two seconds at most, in any step', async () => {
  vi.useFakeTimers()
  database.connect.mockReturnValue(new Promise(() => {}))
  const ending = new AbortController()
  const ended = watch(ending.signal)
  ending.abort()
  const over = vi.fn()
  const done = ended().then(over)
  await vi.advanceTimersByTimeAsync(2000)
  await done
  expect(over).toHaveBeenCalledOnce()
  vi.useRealTimers()
})
