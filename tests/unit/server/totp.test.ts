import { describe, expect, it } from 'vitest'
import { newSecret, qrPath, stepOfCode, uriOf } from '@/server/people/factors/totp'

/** The secret of RFC 6238, appendix B, and codes of it: the last six of the eight digits there. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const known = [
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [20000000000, '353130'],
] as const

describe('a code of a half minute', () => {
  it.each(known)('at second %i is the one of RFC 6238', (second, code) => {
    expect(stepOfCode(secret, code, second * 1000)).toBe(Math.floor(second / 30))
  })

  it('is taken one step before and after its own, and named by its own; further off it is refused', () => {
    const [, code] = known[2]
    const step = Math.floor(1111111111 / 30)
    const at = (steps: number) => stepOfCode(secret, code, (step + steps) * 30_000)
    expect([-2, -1, 0, 1, 2].map(at)).toEqual([null, step, step, step, null])
  })

  it('is refused for another secret, and where it is not six digits', () => {
    expect(stepOfCode(newSecret(), known[0][1], 59_000)).toBeNull()
    for (const typed of ['', '28708', '2870822', 'abcdef'])
      expect(stepOfCode(secret, typed, 59_000)).toBeNull()
  })

  it('has a secret of 160 bits, given to an app by an address and its picture', () => {
    expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/)
    const uri = uriOf(secret, { issuer: 'Tampon & Cie', label: 'a@b.test' })
    expect(new URL(uri).searchParams.get('secret')).toBe(secret)
    expect(decodeURIComponent(uri)).toContain('Tampon & Cie')
    expect(qrPath(uri).size).toBeGreaterThan(40)
  })
})
