import { expect, it } from 'vitest'
import { inTurn } from '@/server/ground/in-turn'

const tick = () => new Promise(done => setImmediate(done))

it('does the work of one name one after the other, that of others meanwhile', async () => {
  const steps: string[] = []
  const work = (name: string) => async () => {
    steps.push(`${name} begins`)
    await tick()
    steps.push(`${name} ends`)
  }
  await Promise.all([inTurn('anna', work('a1')), inTurn('anna', work('a2')), inTurn('ben', work('b'))])
  expect(steps.indexOf('a2 begins')).toBeGreaterThan(steps.indexOf('a1 ends'))
  expect(steps.indexOf('b begins')).toBeLessThan(steps.indexOf('a1 ends'))
})

it('goes on after work that failed', async () => {
  const failed = inTurn('anna', async () => {
    throw new Error('wrong password')
  })
  const next = inTurn('anna', async () => 'in')
  await expect(failed).rejects.toThrow('wrong password')
  expect(await next).toBe('in')
})
