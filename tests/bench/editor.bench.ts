import { bench, describe } from 'vitest'
import { startHistory, takeSnapshot } from '@/editor/history/history'
import { toolContext } from '@/editor/tools/context'
import { stepTool } from '@/editor/tools/step'
import type { ToolState } from '@/editor/tools/tool'
import type { Design } from '@/lib/design/scene/model'
import { moveElements } from '@/lib/design/scene/operations/move'
import { qrcode, signDesign } from '@/tests/support/editor-design'

const many: Design = signDesign(
  Array.from({ length: 500 }, (_, index) =>
    qrcode(`e${index}`, (index % 25) * 20, Math.floor(index / 25) * 12, 8),
  ),
)
const plate = { left: 0, top: 0, width: 500, height: 250, rotate: 0 }
const moving: ToolState = { name: 'moving', start: { x: 4, y: 4 }, before: many, ids: ['e0'] }
const state = { design: many, selection: ['e0'] }

describe('the editor without its canvas', () => {
  let x = 4
  bench('one step of a drag among 500 elements, with snapping', () => {
    x = (x + 0.37) % 300
    const event = { type: 'move', point: { x, y: 40 }, shift: false, alt: false } as const
    stepTool(moving, event, toolContext(state, plate, 0.5))
  })

  bench('a thousand snapshots of a design of 500 elements', () => {
    let history = startHistory(many)
    let design = many
    for (let step = 0; step < 1000; step += 1) {
      design = moveElements(design, ['e7'], 0.1, 0)
      history = takeSnapshot(history, design)
    }
  })
})
