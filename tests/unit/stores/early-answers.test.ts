// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { askEarly, takeAnswer } from '@/stores/early-answers'
import { announceSession } from '@/stores/session'

const asked = vi.fn<(path: string) => Promise<Response>>()

beforeEach(() => {
  asked.mockReset().mockImplementation(async path => new Response(path))
  vi.stubGlobal('fetch', asked)
})
afterEach(() => vi.unstubAllGlobals())

describe('an answer that was requested ahead', () => {
  it('is taken by the code that needs it, so that there is one request', async () => {
    askEarly('/a')
    askEarly('/a')
    expect(await (await takeAnswer('/a')).text()).toBe('/a')
    expect(asked).toHaveBeenCalledTimes(1)
  })

  it('is taken once: the next request gets a new answer', async () => {
    askEarly('/b')
    await takeAnswer('/b')
    await takeAnswer('/b')
    expect(asked).toHaveBeenCalledTimes(2)
  })

  it('is not taken by a caller that bypasses every cache', async () => {
    askEarly('/c')
    await takeAnswer('/c', 'reload')
    expect(asked).toHaveBeenLastCalledWith('/c', { cache: 'reload' })
  })

  it('is not taken when it has become old', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(0)
    askEarly('/d')
    now.mockReturnValue(60_000)
    await takeAnswer('/d')
    expect(asked).toHaveBeenCalledTimes(2)
    now.mockRestore()
  })

  it('reports its failure to the caller who takes it', async () => {
    asked.mockRejectedValueOnce(new Error('offline'))
    askEarly('/e')
    await expect(takeAnswer('/e')).rejects.toThrow('offline')
  })

  it('is not taken when somebody has logged in or out since: it belongs to the person before', async () => {
    askEarly('/f')
    announceSession()
    await takeAnswer('/f')
    expect(asked).toHaveBeenCalledTimes(2)
  })

  it('is requested again where nobody took it in time', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(0)
    askEarly('/g')
    now.mockReturnValue(60_000)
    askEarly('/g')
    expect(await (await takeAnswer('/g')).text()).toBe('/g')
    expect(asked).toHaveBeenCalledTimes(2)
    now.mockRestore()
  })
})
