import { describe, expect, it } from 'vitest'
import { largeFormatChoice } from '@/lib/product/configuration/large-format'
import type { SignConfig } from '@/lib/product/sign/config'
import { normaliseSignConfig } from '@/lib/product/sign/normalise'
import { oversize } from '@/lib/product/sign/oversize'
import { validateSign } from '@/lib/product/sign/validate'
import { catalogue } from '../../../../support/catalogue'

const sign = (wanted: Partial<SignConfig>) =>
  normaliseSignConfig(
    {
      material: 'aluminium',
      width: 300,
      height: 200,
      color: '',
      mask: { shape: '' },
      finishes: { rounded: { percent: 10 } },
      fixing: { name: 'screws', options: {} },
      ...wanted,
    },
    catalogue,
  ).config
const ask = (config: SignConfig, width: number, height: number) =>
  largeFormatChoice(config, { kind: 'size', width, height }, catalogue)

describe('a sign that would become a large format', () => {
  it('is decided between the largest of its own material and the large format, with what falls away', () => {
    const found = ask(sign({}), 520, 320)
    expect(found?.kept).toMatchObject({ material: 'aluminium', width: 499, height: 299 })
    expect(found?.kept.finishes.rounded).toBeDefined()
    expect(found?.large).toMatchObject({ width: 520, height: 320, finishes: {} })
    for (const config of [found?.kept, found?.large]) {
      expect(config && validateSign(config, catalogue)).toEqual([])
    }
    expect(found && oversize(found.kept, catalogue).material).toBeNull()
    expect(found && oversize(found.large, catalogue).material?.name).toBe('dibond-xxl')
  })

  it('keeps the side that is within its material', () => {
    expect(ask(sign({}), 520, 200)?.kept).toMatchObject({ width: 499, height: 200 })
  })

  it('is asked about again by another material only where the large format is another one', () => {
    const large = ask(sign({}), 520, 320)?.large ?? sign({})
    expect(ask(large, 540, 320)).toBeNull()
    const other = largeFormatChoice(large, { kind: 'material', value: 'pvc' }, catalogue)
    expect(other?.large.material).toBe('pvc')
    expect(other?.kept.width).toBeLessThan(500)
  })

  it('is not asked about within its material, beyond every format, nor where the size is none', () => {
    expect(ask(sign({}), 400, 250)).toBeNull()
    expect(ask(sign({}), 9000, 9000)).toBeNull()
    expect(ask(sign({}), Number.NaN, 320)).toBeNull()
  })
})
