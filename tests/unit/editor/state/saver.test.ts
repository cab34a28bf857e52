import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSaver } from '@/editor/state/saver'

describe('a saver', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('writes the last of several states, once', () => {
    const written: string[] = []
    const saver = createSaver<string>(state => written.push(state))
    saver.save('a')
    saver.save('ab')
    expect(written).toEqual([])
    vi.runAllTimers()
    expect(written).toEqual(['ab'])
  })

  it('does not wait for a pause in a long row of changes', () => {
    const written: string[] = []
    const saver = createSaver<string>(state => written.push(state))
    for (let key = 0; key < 10; key += 1) {
      saver.save(String(key))
      vi.advanceTimersByTime(50)
    }
    expect(written.length).toBeGreaterThan(1)
  })

  it('writes at once when the page goes, and then nothing more', () => {
    const written: string[] = []
    const saver = createSaver<string>(state => written.push(state))
    saver.save('a')
    saver.flush()
    expect(written).toEqual(['a'])
    vi.runAllTimers()
    saver.flush()
    expect(written).toEqual(['a'])
  })
})
