import { expect, test } from 'vitest'
import { rectPath } from '@/lib/design/geometry/figures'
import type { DrawnCode } from '@/lib/design/scene/codes/drawn-code'
import { codePicture } from '@/lib/design/scene/codes/picture'
import type { Scene, SceneItem } from '@/lib/design/scene/scene'
import { signDesign } from '@/tests/support/editor-design'
import { processorMs } from '@/tests/support/processor-time'
import { plateFor } from '@/tests/support/templates'

const plate = plateFor(signDesign([]))
const code = {
  format: 'qr',
  area: { left: 0, top: 0, width: 100, height: 100 },
  moduleMm: 0.5,
  quiet: { left: 4, right: 4, top: 4, bottom: 4 },
} as DrawnCode

const dot = (at: number): SceneItem => {
  const bounds = { left: at % 100, top: Math.floor(at / 100), width: 0.2, height: 0.2 }
  return {
    elementId: `e${at}`,
    kind: 'ink',
    fill: 'ink',
    fillRule: 'nonzero',
    path: rectPath(bounds),
    bounds,
  }
}

test('a picture of a code takes no longer for each small thing in it than its size', () => {
  const [none, many] = [0, 200].map(count => {
    const items = Array.from({ length: count }, (_, at) => dot(at))
    const scene: Scene = { engineVersion: '', widthMm: 100, heightMm: 100, items }
    const box = { left: 0, top: 0, width: 100, height: 100, rotate: 0 }
    return processorMs(() => codePicture(code, box, plate, scene))
  })
  // With a picture for each it would be hundreds.
  expect(many).toBeLessThan(10 * Math.max(none ?? 0, 2))
})
