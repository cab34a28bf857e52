import { describe, expect, test } from 'vitest'
import { backdrops } from '@/lib/design/drawing/signs/backdrop'
import { signLook } from '@/lib/design/drawing/signs/look'
import { placePicture } from '@/lib/design/drawing/signs/place-picture'
import type { SignConfig } from '@/lib/product/sign/config'
import { catalogue } from '../../../../support/catalogue'
import { svgFaults } from '../../../../support/svg'

function lookOf(width: number, height: number) {
  const config: SignConfig = {
    ...{ width, height, material: 'pvc', color: 'grey-black', finishes: {} },
    mask: { shape: 'flex-rectangle01' },
    fixing: { name: 'none', options: {} },
  }
  const look = signLook(config, catalogue)
  if (!look) throw new Error('no PVC')
  return look
}

describe('a sign at its place', () => {
  test.each(backdrops.flatMap(backdrop => [0.5, 1.4, 2.6].map(ratio => [backdrop, ratio] as const)))(
    'on %s, %s times as wide as high, is well formed, of that form, and whole',
    (backdrop, ratio) => {
      for (const [width, height] of [
        [20, 20],
        [100, 25],
        [600, 400],
        [3000, 1500],
      ] as const) {
        const { svg, canvas } = placePicture({ look: lookOf(width, height), backdrop }, ratio)
        expect(svgFaults(svg)).toEqual([])
        expect(canvas.width / canvas.height).toBeCloseTo(ratio, 6)
        expect(canvas.x).toBeLessThan(0)
        expect(canvas.y).toBeLessThan(0)
        expect(canvas.x + canvas.width).toBeGreaterThan(width)
        expect(canvas.y + canvas.height).toBeGreaterThan(height)
        expect(svg.length).toBeLessThan(400_000)
      }
    },
  )

  test('stands beside something that fits its size', () => {
    const beside = (width: number, backdrop: (typeof backdrops)[number]) =>
      placePicture({ look: lookOf(width, 100), backdrop }, 1.5).beside
    expect(beside(120, 'wall-brick')).toBe('bell')
    expect(beside(300, 'wall-brick')).toBe('hand')
    expect(beside(300, 'door-wood')).toBe('handle')
    expect(beside(1500, 'wall-plaster')).toBe('person')
    expect(beside(100, 'letter-box')).toBe('slot')
    expect(beside(70, 'fabric')).toBe('button')
    expect(beside(200, 'room')).toBe('cup')
  })

  test('bricks are as long as bricks are', () => {
    const { svg } = placePicture({ look: lookOf(300, 200), backdrop: 'wall-brick' }, 1.5)
    expect(svg).toContain('h215v65h-215z')
  })
})
