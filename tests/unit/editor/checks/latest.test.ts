import { expect, test, vi } from 'vitest'
import { latestOnly } from '@/editor/checks/latest'
import fc from '@/tests/support/properties'

/** Work that ends when the test says so. */
function held() {
  const running: { subject: number; done: (failed?: boolean) => void }[] = []
  const work = (subject: number) =>
    new Promise<string>((resolve, reject) => {
      running.push({
        subject,
        done: failed => (failed ? reject(new Error(`lost ${subject}`)) : resolve(`result ${subject}`)),
      })
    })
  return { work, running }
}
const settled = async () => {
  for (let turn = 0; turn < 6; turn += 1) await Promise.resolve()
}

test('requests in between are dropped, the last is done', async () => {
  const { work, running } = held()
  const shown: number[] = []
  const latest = latestOnly(work, (_, subject) => shown.push(subject))
  for (const subject of [1, 2, 3, 4]) latest.want(subject)
  expect(running.map(({ subject }) => subject)).toEqual([1])
  running[0]?.done()
  await settled()
  expect(running.map(({ subject }) => subject)).toEqual([1, 4])
  running[1]?.done()
  await settled()
  expect(shown).toEqual([1, 4])
})

test('results of what is older never follow newer ones, in whatever order work is asked for and ends', () =>
  fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom('want', 'end', 'fail'), { maxLength: 60 }), async steps => {
      vi.spyOn(console, 'warn').mockImplementation(() => {})
      const { work, running } = held()
      const shown: number[] = []
      const latest = latestOnly(work, (_, subject) => shown.push(subject))
      let wanted = 0
      let ended = 0
      const end = async (failed: boolean) => {
        running[ended]?.done(failed)
        if (ended < running.length) ended += 1
        await settled()
      }
      for (const step of steps) {
        if (step === 'want') {
          wanted += 1
          latest.want(wanted)
        } else await end(step === 'fail')
      }
      while (ended < running.length) await end(false)
      expect(shown).toEqual(shown.toSorted((a, b) => a - b))
      if (wanted > 0) expect(running.at(-1)?.subject).toBe(wanted)
      vi.restoreAllMocks()
    }),
  ))

test('nothing is shown after it was stopped', async () => {
  const { work, running } = held()
  const shown: number[] = []
  const latest = latestOnly(work, (_, subject) => shown.push(subject))
  latest.want(1)
  latest.want(2)
  latest.stop()
  running[0]?.done()
  await settled()
  expect(shown).toEqual([])
  expect(running).toHaveLength(1)
})
