import { describe, expect, test } from 'vitest'
import { normaliseSignConfig } from '@/lib/product/sign/normalise'
import { sizeRange } from '@/lib/product/sign/size-range'
import { catalogue } from '@/tests/support/catalogue'

const configOf = (material: string, width: number, height: number) =>
  normaliseSignConfig(
    {
      material,
      width,
      height,
      color: '',
      mask: { shape: 'flex-rectangle01' },
      finishes: {},
      fixing: { name: 'none', options: {} },
    },
    catalogue,
  ).config

describe('the range of a sign’s side', () => {
  const materials = catalogue.materials.materials.filter(
    ({ published, outOfStock }) => published && !outOfStock,
  )

  test.each(materials.map(({ name }) => name))('of %s holds at both ends, and no further', name => {
    for (const [width, height] of [
      [60, 30],
      [200, 100],
      [500, 400],
    ] as const) {
      const config = configOf(name, width, height)
      for (const axis of ['width', 'height'] as const) {
        const { min, max } = sizeRange(config, axis, catalogue)
        const taken = (value: number) => normaliseSignConfig({ ...config, [axis]: value }, catalogue).config
        for (const end of [min, max]) {
          const other = axis === 'width' ? 'height' : 'width'
          expect(taken(end)).toMatchObject({ [axis]: end, [other]: config[other] })
        }
        expect(taken(max + 1)[axis]).toBeLessThanOrEqual(max)
      }
    }
  })
})
