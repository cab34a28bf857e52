import { describe, expect, it } from 'vitest'
import { tryAgain } from '@/server/catalogue/content/try-again'

/** A read that fails so many times before it answers. */
function failing(times: number) {
  let tries = 0
  return async () => {
    tries += 1
    if (tries <= times) throw new Error(`failed ${tries}`)
    return tries
  }
}
const waits: number[] = []
const wait = async (milliseconds: number) => {
  waits.push(milliseconds)
}

describe('a read of the content', () => {
  it('is tried once more, at once', async () => {
    expect(await tryAgain(failing(1), { wait, generating: false })).toBe(2)
    await expect(tryAgain(failing(2), { wait, generating: false })).rejects.toThrow('failed 2')
    expect(waits).toEqual([])
  })

  it('is tried eight times more with 300 ms between while pages are generated', async () => {
    expect(await tryAgain(failing(8), { wait, generating: true })).toBe(9)
    expect(waits).toEqual(Array(8).fill(300))
    await expect(tryAgain(failing(9), { wait, generating: true })).rejects.toThrow('failed 9')
  })
})
