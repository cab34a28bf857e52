import { expect, it } from 'vitest'
import { rankDistance } from '@/tests/bench/login-times.mjs'

const sample = (from: number) => Array.from({ length: 60 }, (_, i) => from + ((i * 37) % 60))

it('two samples of one thing are within three deviations, a shifted one is not', () => {
  expect(Math.abs(rankDistance(sample(100), sample(100.5)))).toBeLessThan(3)
  expect(rankDistance(sample(100), sample(140))).toBeLessThan(-3)
  expect(rankDistance(sample(140), sample(100))).toBeGreaterThan(3)
})
