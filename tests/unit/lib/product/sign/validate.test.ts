import { describe, expect, it } from 'vitest'
import type { SignConfig } from '@/lib/product/sign/config'
import type { SignFinding } from '@/lib/product/sign/finding'
import { smallestLetterMm } from '@/lib/product/sign/letters'
import { qrMinPx, qrMinPxMetalWood } from '@/lib/product/sign/limits'
import { validateSign } from '@/lib/product/sign/validate'
import { catalogue } from '@/tests/support/catalogue'
import { sign } from '@/tests/support/signs'

const findingsOf = (changes: Partial<SignConfig>): SignFinding[] => validateSign(sign(changes), catalogue)
const held = (name: string, options: SignConfig['fixing']['options'] = {}) => ({ fixing: { name, options } })

describe('a sign of the default', () => {
  it('is valid', () => expect(findingsOf({})).toEqual([]))
})

describe('value in mm minimum', () => {
  it('names the material, the axis and the figure', () => {
    expect(findingsOf({ width: 19.9 })).toEqual([
      { code: 'value-in-mm-minimum', subject: 'material', name: 'pvc', axis: 'width', figure: 20 },
    ])
    expect(findingsOf({ width: 20, height: 12 })).toEqual([])
  })

  it('names the fixing, and only the tightest bound of an axis', () => {
    const fixing = held('screws', { styles: 'steel', holes: '2-sides' })
    expect(findingsOf({ width: 19, height: 19, ...fixing })).toEqual([
      { code: 'value-in-mm-minimum', subject: 'fixing', name: 'screws', axis: 'width', figure: 40 },
      { code: 'value-in-mm-minimum', subject: 'fixing', name: 'screws', axis: 'height', figure: 20 },
    ])
  })

  it('names the finish', () => {
    expect(findingsOf({ height: 15, finishes: { beveled: true } })).toEqual([
      { code: 'value-in-mm-minimum', subject: 'finish', name: 'beveled', axis: 'height', figure: 16 },
    ])
  })

  it('names the hole layout on each axis that it needs, the bound excluded', () => {
    const fixing = held('screws', { styles: 'steel', holes: '4-corners' })
    expect(findingsOf({ height: 24, ...fixing })).toEqual([
      {
        code: 'value-in-mm-minimum',
        subject: 'holes',
        name: '4-corners',
        axis: 'height',
        figure: 24,
        exclusive: true,
        with: 'screws',
      },
    ])
    expect(findingsOf({ height: 24.01, ...fixing })).toEqual([])
    expect(findingsOf({ height: 24, ...held('screws', { styles: 'steel', holes: '2-sides' }) })).toEqual([])
  })
})

describe('value in mm maximum', () => {
  it('is the large format’s where the material allows it', () => {
    expect(findingsOf({ width: 3001, height: 400 })).toEqual([
      {
        code: 'value-in-mm-maximum',
        subject: 'material',
        name: 'pvc',
        axis: 'width',
        figure: 3000,
        reason: 'beyond-large-format',
      },
    ])
    expect(findingsOf({ width: 3000, height: 1500 })).toEqual([])
  })

  it('is the material’s own where the large format cannot take a strip', () => {
    expect(findingsOf({ width: 700, height: 100 })).toEqual([
      {
        code: 'value-in-mm-maximum',
        subject: 'material',
        name: 'pvc',
        axis: 'width',
        figure: 600,
        reason: 'large-format',
      },
    ])
    expect(findingsOf({ width: 600, height: 100 })).toEqual([])
    expect(findingsOf({ width: 5000, height: 100 })).toMatchObject([{ axis: 'width', figure: 600 }])
  })

  it('is the material’s own on a plate of a support', () => {
    const configSupport = { range: 'support-multi-plaque' } as const
    expect(findingsOf({ width: 700, height: 400, configSupport })).toMatchObject([
      { axis: 'width', figure: 600 },
    ])
  })

  it('is the colour’s where that is tighter', () => {
    expect(findingsOf({ width: 600, height: 301, color: 'copper-black' })).toEqual([
      { code: 'value-in-mm-maximum', subject: 'color', name: 'copper-black', axis: 'height', figure: 300 },
    ])
  })

  it('is the fixing’s', () => {
    expect(findingsOf({ width: 101, ...held('badge', { 'badge-type': 'pin' }) })).toEqual([
      { code: 'value-in-mm-maximum', subject: 'fixing', name: 'badge', axis: 'width', figure: 100 },
    ])
  })
})

describe('value in mm2 minimum', () => {
  it('judges the surface', () => {
    expect(findingsOf({ width: 20, height: 11.9 })).toEqual([
      { code: 'value-in-mm2-minimum', subject: 'material', name: 'pvc', axis: 'surface', figure: 240 },
    ])
  })
})

describe('incompatible value', () => {
  it('distinguishes material and thickness of a base fixing', () => {
    const size = { width: 200, height: 100 }
    const stand = held('stand', { styles: 'wood' })
    const material = { material: 'plexiglass-5', color: 'white-black' }
    expect(findingsOf({ ...size, ...stand, ...material })).toEqual([
      {
        code: 'incompatible-value',
        subject: 'fixing',
        name: 'stand',
        reason: 'material',
        with: 'plexiglass-5',
      },
      {
        code: 'incompatible-value',
        subject: 'fixing',
        name: 'stand',
        reason: 'thickness',
        axis: 'thickness',
        figure: 8,
        with: 'plexiglass-5',
      },
    ])
    expect(findingsOf({ ...size, ...stand, material: 'plexiglass-8', color: 'white-black' })).toEqual([])
    expect(findingsOf({ ...size, ...stand, material: 'wood-10', color: 'oak-burnt' })).not.toEqual([])
  })

  it('names the shape that excludes a fixing', () => {
    const config = { material: 'plexiglass-8', color: 'white-black', width: 200, height: 100 }
    const mask = { shape: 'circle01' }
    expect(findingsOf({ ...config, mask, ...held('stand', { styles: 'wood' }) })).toEqual([
      { code: 'incompatible-value', subject: 'fixing', name: 'stand', reason: 'shape', with: 'circle01' },
    ])
  })

  it('names what the catalogue does not know or have', () => {
    expect(findingsOf({ material: 'marble' })).toEqual([
      { code: 'incompatible-value', subject: 'material', name: 'marble', reason: 'unknown' },
    ])
    expect(findingsOf({ color: 'violet-white' })).toMatchObject([
      { subject: 'color', reason: 'out-of-stock' },
    ])
    expect(findingsOf({ color: 'plaid' })).toMatchObject([
      { subject: 'color', reason: 'unknown', with: 'pvc' },
    ])
    expect(findingsOf({ mask: { shape: 'star' } })).toMatchObject([{ subject: 'mask', reason: 'unknown' }])
    expect(findingsOf(held('glue'))).toMatchObject([{ subject: 'fixing', name: 'glue', reason: 'unknown' }])
  })
})

describe('incompatible value only', () => {
  it('names the one option value that the material excludes', () => {
    const config = { width: 200, height: 100 }
    expect(
      findingsOf({ ...config, ...held('screws-spacer', { styles: 'silver-l', holes: '2-sides' }) }),
    ).toEqual([
      {
        code: 'incompatible-value-only',
        subject: 'styles',
        name: 'silver-l',
        reason: 'material',
        with: 'screws-spacer',
      },
    ])
    expect(
      findingsOf({ ...config, ...held('screws-spacer', { styles: 'silver', holes: '2-sides' }) }),
    ).toEqual([])
  })

  it('asks for free holes of holes-only alone, one where they are not counted', () => {
    const size = { width: 200, height: 100 }
    const free = (options: object) =>
      findingsOf({ ...size, ...held('holes-only', { diameters: 4, holes: 'custom', ...options }) })
    expect(free({})).toEqual([])
    expect(free({ customHoles: 30 })).toEqual([])
    expect(free({ customHoles: 31 })).toMatchObject([{ subject: 'customHoles', axis: 'count', figure: 30 }])
    expect(free({ customHoles: 0 })).toMatchObject([{ subject: 'customHoles', axis: 'count', figure: 1 }])
    expect(free({ holes: '2-sides', customHoles: 2 })).toMatchObject([{ subject: 'customHoles' }])
    expect(findingsOf({ ...size, ...held('screws', { styles: 'steel', holes: 'custom' }) })).toMatchObject([
      { code: 'incompatible-value-only', subject: 'holes', name: 'custom' },
    ])
  })

  it('asks for what is missing and refuses what the fixing has not', () => {
    const size = { width: 200, height: 100 }
    expect(findingsOf({ ...size, ...held('screws') }).map(f => [f.subject, f.reason])).toEqual([
      ['styles', 'missing'],
      ['holes', 'missing'],
    ])
    expect(findingsOf(held('none', { styles: 'steel' }))).toMatchObject([
      { subject: 'styles', reason: 'fixing' },
    ])
  })

  it('keeps a rounded percentage between 5 and 100', () => {
    const rounded = (percent: number) => findingsOf({ finishes: { rounded: { percent } } })
    expect(rounded(5)).toEqual([])
    expect(rounded(100)).toEqual([])
    expect(rounded(4.9)).toMatchObject([{ subject: 'finish', name: 'rounded', axis: 'percent', figure: 5 }])
    expect(rounded(101)).toMatchObject([{ figure: 100 }])
  })

  it('takes free colours with a custom colour alone', () => {
    expect(findingsOf({ bgColor: '#ffffff' })).toMatchObject([{ subject: 'color', reason: 'material' }])
    const custom = { material: 'pvc-quadri', color: 'custom-black' }
    expect(findingsOf({ ...custom, bgColor: '#ffffff', textColor: '#000000' })).toEqual([])
    expect(findingsOf({ ...custom, bgColor: 'url(x)' })).toMatchObject([{ reason: 'form' }])
  })
})

describe('finishes', () => {
  it('are incompatible with a material or a shape', () => {
    expect(findingsOf({ material: 'pvc-quadri', color: 'white-black', finishes: { beveled: true } })).toEqual(
      [
        {
          code: 'incompatible-finish',
          subject: 'finish',
          name: 'beveled',
          reason: 'material',
          with: 'pvc-quadri',
        },
      ],
    )
    expect(findingsOf({ mask: { shape: 'circle01' }, finishes: { oval: true } })).toEqual([
      { code: 'incompatible-finish', subject: 'finish', name: 'oval', reason: 'shape', with: 'circle01' },
    ])
  })

  it('of a sign that is made in large format are the large format’s', () => {
    const large = { width: 600, height: 400, finishes: { rounded: { percent: 20 } } }
    expect(findingsOf(large)).toMatchObject([
      { code: 'incompatible-finish', name: 'rounded', with: 'forex-xxl' },
    ])
  })

  it('stand beside each other', () => {
    expect(
      findingsOf({ height: 50, finishes: { rounded: { percent: 20 }, beveled: true, oval: true } }),
    ).toEqual([])
  })

  it('and a fixing may exclude each other', () => {
    const config = { width: 200, height: 100, finishes: { beveled: true as const } }
    expect(
      findingsOf({ ...config, ...held('screws-spacer', { styles: 'silver', holes: '2-sides' }) }),
    ).toEqual([
      {
        code: 'common-finish-incompatible',
        subject: 'fixing',
        name: 'screws-spacer',
        reason: 'finish',
        with: 'beveled',
      },
    ])
  })
})

describe('a plate of a multi-plate support', () => {
  const configSupport = { range: 'support-multi-plaque' } as const
  it('has no rounded corners', () => {
    expect(findingsOf({ configSupport, finishes: { rounded: { percent: 20 } } })).toEqual([
      { code: 'incompatible-with-multi-plate', subject: 'finish', name: 'rounded' },
    ])
    expect(findingsOf({ configSupport, finishes: { beveled: true } })).toEqual([])
  })

  it('is of a material that suits it', () => {
    expect(findingsOf({ material: 'brass', color: 'polished-black', configSupport })).toMatchObject([
      { code: 'incompatible-with-multi-plate', subject: 'material', name: 'brass' },
    ])
  })
})

describe('an outline of the customer', () => {
  const maskCustom = { name: 'own', width: 10, height: 10, svgPath: 'M0 0L10 0L10 10Z' }
  const custom = (changes: object = {}) =>
    findingsOf({ mask: { shape: 'customMask', maskCustom: { ...maskCustom, ...changes } } })

  it('is possible where it can be cut', () => expect(custom()).toEqual([]))

  it.each([
    { svgPath: 'M0 0 L' },
    { svgPath: 'url(#a)' },
    { svgPath: '' },
    { width: 0 },
    { height: Number.NaN },
    { name: '' },
  ])('is found where it cannot: %o', changes => {
    expect(custom(changes)).toEqual([
      { code: 'incompatible-value', subject: 'mask', name: '', reason: 'form' },
    ])
  })
})

describe('the families of the catalogue', () => {
  it('keep the smallest letters and QR codes (SIGN-30, SIGN-31)', () => {
    const { families, materials } = catalogue.materials
    for (const { family, type, name } of materials) {
      const plexiglass = type.startsWith('plexiglass')
      expect(smallestLetterMm({ family, type }, families), name).toBe(plexiglass ? 4.8 : 3.5)
      const coarse = /^(brass|aluminium|wood)$/.test(type)
      expect(families[family]?.qrMinPx, name).toBe(coarse ? qrMinPxMetalWood : qrMinPx)
    }
  })
})

describe('what is no sign', () => {
  it.each([
    null,
    undefined,
    7,
    'pvc',
    [],
    {},
    { material: 'pvc' },
    { ...sign(), width: Number.NaN },
    { ...sign(), height: Number.POSITIVE_INFINITY },
    { ...sign(), width: -100, height: -100 },
    { ...sign(), width: '100' },
    { ...sign(), material: '__proto__' },
    { ...sign(), material: 'constructor', color: 'toString' },
    { ...sign(), fixing: { name: 'constructor', options: {} } },
    { ...sign(), fixing: { name: 'screws-spacer', options: { styles: 'constructor', holes: '__proto__' } } },
    { ...sign(), fixing: null },
    { ...sign(), mask: { shape: '__proto__' } },
    { ...sign(), mask: { shape: 'customMask' } },
    { ...sign(), mask: { shape: 'flex-rectangle01', maskCustom: {} } },
    { ...sign(), finishes: JSON.parse('{"__proto__":true}') },
    { ...sign(), finishes: { oval: false } },
    { ...sign(), finishes: null },
    Object.create(sign()),
  ])('is found, and never thrown at: %o', value => {
    expect(validateSign(value as SignConfig, catalogue)).not.toEqual([])
  })
})
