import { describe, expect, it } from 'vitest'
import { partMoving, partWritten } from '@/editor/canvas/part-items'
import type { SceneItem } from '@/lib/design/scene/scene'

const item = (elementId: string): SceneItem => ({
  elementId,
  kind: 'ink',
  fill: 'ink',
  fillRule: 'nonzero',
  path: [],
  bounds: null,
})
const [a, b, c] = [item('t'), item('t'), item('o')]

describe('the outlines on the canvas', () => {
  it('move with their elements', () => {
    expect(partMoving([a, b, c], ['o'])).toEqual({ resting: [a, b], active: [c] })
  })

  it('rest while a text is written, but for the lines that change', () => {
    const first = partWritten([a, b, c], null)
    expect(first).toEqual({ resting: [a, b, c], active: [] })
    const typed = item('t')
    const second = partWritten([a, typed, c], first)
    expect(second).toEqual({ resting: [a, c], active: [typed] })
    const third = partWritten([a, item('t'), c], second)
    // The resting layer is not drawn again for the second letter of a line.
    expect(third.resting).toBe(second.resting)
    expect(partWritten([a, typed, c], second).active).toBe(second.active)
    expect(partWritten([a, typed], second)).toEqual({ resting: [a], active: [typed] })
  })
})
