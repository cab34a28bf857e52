import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { type History, maxSnapshots, startHistory, takeSnapshot } from '@/editor/history/history'
import type { Design } from '@/lib/design/scene/model'
import { moveElements } from '@/lib/design/scene/operations/move'
import { qrcode, signDesign } from '@/tests/support/editor-design'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** What lives, in bytes. */
function held(): number {
  collect()
  return process.memoryUsage().heapUsed
}

test('a thousand steps among three hundred elements are kept in 5 MB, for they share what did not change', () => {
  let design: Design = signDesign(
    Array.from({ length: 300 }, (_, index) =>
      qrcode(`e${index}`, (index % 25) * 20, Math.floor(index / 25) * 12, 8),
    ),
  )
  const before = held()
  let history: History<Design> = startHistory(design)
  for (let step = 1; step < maxSnapshots; step += 1) {
    design = moveElements(design, [`e${step % 300}`], 0.1, 0)
    history = takeSnapshot(history, design)
  }
  const after = held()
  expect(history.snapshots).toHaveLength(maxSnapshots)
  expect(after - before).toBeLessThan(5_000_000)
})
