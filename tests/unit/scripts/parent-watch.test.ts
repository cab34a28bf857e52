import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { runnersAbove, watchRunner } from '@/scripts/lib/parent-watch.mjs'

/** Processes by their ids: parent and command line. */
const tree = (rows: Record<number, [number, string]>) => (pid: number) => {
  const row = rows[pid]
  return row ? { parent: row[0], args: row[1] } : null
}
const npm_lifecycle_event = 'start'

it.each([
  [
    'a shell between',
    { 30: [20, 'sh -c node scripts/start.mjs'], 20: [10, 'npm start'], 10: [1, '-bash'] },
    [30, 20],
  ],
  ['none between', { 30: [20, 'node /usr/bin/npm start'], 20: [10, '-bash'] }, [30]],
  ['nothing known', {}, []],
] as [string, Record<number, [number, string]>, number[]][])(
  'finds the npm that started it, %s',
  (_what, rows, found) => {
    expect(runnersAbove({ env: { npm_lifecycle_event }, parent: 30, read: tree(rows) })).toEqual(found)
  },
)

it('follows no shell that the script was started from directly', () => {
  expect(runnersAbove({ env: {}, parent: 30, read: tree({ 30: [1, '-bash'] }) })).toEqual([])
})

it('says once that a runner has ended, however it ended', async () => {
  const runner = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  await once(runner, 'spawn')
  let calls = 0
  const gone = new Promise<void>(resolve => {
    watchRunner(() => {
      calls += 1
      resolve()
    }, [process.pid, Number(runner.pid)])
  })
  // The watch alone keeps no process alive.
  const awake = setInterval(() => {}, 1000)
  runner.kill('SIGKILL')
  await gone
  clearInterval(awake)
  expect(calls).toBe(1)
})
