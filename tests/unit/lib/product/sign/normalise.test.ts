import { describe, expect, it } from 'vitest'
import type { SignConfig } from '@/lib/product/sign/config'
import { replaceMaterial } from '@/lib/product/sign/materials'
import { type NormalisedSign, normaliseSignConfig } from '@/lib/product/sign/normalise'
import { validateSign } from '@/lib/product/sign/validate'
import { catalogue } from '@/tests/support/catalogue'
import { sign } from '@/tests/support/signs'

const normalised = (changes: Partial<SignConfig>): NormalisedSign =>
  normaliseSignConfig(sign(changes), catalogue)
const configOf = (changes: Partial<SignConfig>): SignConfig => normalised(changes).config
const held = (name: string, options: SignConfig['fixing']['options'] = {}) => ({ fixing: { name, options } })

/** The catalogue with some materials changed. */
const withMaterials = (
  change: (material: (typeof catalogue.materials.materials)[number]) => object,
): typeof catalogue => ({
  ...catalogue,
  materials: {
    ...catalogue.materials,
    materials: catalogue.materials.materials.map(m => ({ ...m, ...change(m) })),
  },
})

describe('a valid sign', () => {
  it('passes through as the very same object', () => {
    const config = sign({
      width: 200,
      height: 100,
      ...held('screws', { styles: 'brass', holes: '4-corners' }),
    })
    expect(normaliseSignConfig(config, catalogue)).toEqual({ config, changes: [] })
    expect(normaliseSignConfig(config, catalogue).config).toBe(config)
  })
})

describe('the colour', () => {
  it.each([
    ['the same', 'white-red', 'white-red'],
    ['one with the same part before the dash', 'blue-black', 'blue-white'],
    ['one that starts with it', 'anthra', 'anthracite-white'],
    ['the first', 'plaid-black', 'grey-black'],
    ['the first of the same part in stock', 'violet-white', 'grey-black'],
    ['the first for nothing at all', '', 'grey-black'],
  ])('becomes %s', (_rule, from, to) => {
    expect(configOf({ color: from }).color).toBe(to)
  })

  it('follows its successor before it looks for one alike', () => {
    const changed = withMaterials(material => ({
      colors: material.colors.map(color =>
        color.slug === 'violet-white' ? { ...color, replacedBy: 'pink-white' } : color,
      ),
    }))
    expect(normaliseSignConfig(sign({ color: 'violet-white' }), changed).config.color).toBe('pink-white')
  })

  it('drops free colours that it cannot have and keeps the others', () => {
    expect(configOf({ bgColor: '#112233' })).not.toHaveProperty('bgColor')
    const custom = { material: 'pvc-quadri', color: 'custom-black', bgColor: '#112233', textColor: 'red' }
    expect(configOf(custom)).toMatchObject({ color: 'custom-black', bgColor: '#112233' })
    expect(configOf(custom)).not.toHaveProperty('textColor')
  })
})

describe('the size', () => {
  it('is clamped to the material, and says to what', () => {
    const { config, changes } = normalised({ width: 5, height: 60 })
    expect(config).toMatchObject({ width: 20, height: 60 })
    expect(changes).toEqual([
      {
        code: 'value-in-mm-minimum',
        subject: 'material',
        name: 'pvc',
        axis: 'width',
        figure: 20,
        from: { width: 5, height: 60 },
        to: { width: 20, height: 60 },
      },
    ])
  })

  it('is clamped to the large format’s maximum where the material allows it', () => {
    expect(configOf({ width: 9000, height: 9000 })).toMatchObject({ width: 3000, height: 1500 })
    expect(configOf({ width: Number.POSITIVE_INFINITY, height: 800 })).toMatchObject({
      width: 3000,
      height: 800,
    })
  })

  it('of too small a strip is clamped to the material’s own maximum', () => {
    expect(configOf({ width: 2500, height: 140 })).toMatchObject({ material: 'pvc', width: 600, height: 140 })
    expect(configOf({ width: 550, height: 100 })).toMatchObject({ width: 550, height: 100 })
  })

  it('is clamped to the colour', () => {
    const config = configOf({ color: 'copper-black', width: 900, height: 700 })
    expect(config).toMatchObject({ color: 'copper-black', width: 600, height: 300 })
  })

  it('with too small a surface grows in height, then in width', () => {
    expect(configOf({ width: 20, height: 8 })).toMatchObject({ width: 20, height: 12 })
    expect(configOf({ width: 22, height: 8 })).toMatchObject({ width: 22, height: 11 })
    const low = withMaterials(() => ({
      maxSize: { width: 600, height: 10 },
      tresholdXXL: null,
      allowXXL: false,
    }))
    expect(normaliseSignConfig(sign({ width: 20, height: 8 }), low).config).toMatchObject({
      width: 24,
      height: 10,
    })
  })

  it('that is no number takes the default sign’s', () => {
    expect(configOf({ width: Number.NaN, height: 40 })).toMatchObject({ width: 100, height: 40 })
  })

  it('never yields to a finish or a fixing: those yield', () => {
    const small = configOf({
      width: 30,
      height: 15,
      finishes: { beveled: true },
      ...held('screws', { styles: 'steel', holes: '2-sides' }),
    })
    expect(small).toMatchObject({
      width: 30,
      height: 15,
      finishes: {},
      fixing: { name: 'none', options: {} },
    })
  })
})

describe('finishes', () => {
  it('are filtered to what material, shape and size allow', () => {
    const all = { rounded: { percent: 20 }, oval: true as const, beveled: true as const }
    expect(configOf({ finishes: all, mask: { shape: 'circle01' } }).finishes).toEqual({ beveled: true })
    expect(configOf({ finishes: all, material: 'pvc-quadri', color: 'white-black' }).finishes).toEqual({
      rounded: { percent: 20 },
      oval: true,
    })
    expect(configOf({ finishes: all, width: 800, height: 600 }).finishes).toEqual({})
  })

  it('keep a rounded percentage within 5 and 100, and give one that is missing', () => {
    const percentOf = (rounded: unknown) =>
      configOf({ finishes: { rounded } as SignConfig['finishes'] }).finishes.rounded?.percent
    expect(percentOf({ percent: 1 })).toBe(5)
    expect(percentOf({ percent: 400 })).toBe(100)
    expect(percentOf({})).toBe(20)
    expect(percentOf(true)).toBe(20)
  })

  it('lose round corners on a plate of a support', () => {
    const config = configOf({
      configSupport: { range: 'support-multi-plaque' },
      finishes: { rounded: { percent: 20 }, beveled: true },
    })
    expect(config).toMatchObject({
      finishes: { beveled: true },
      configSupport: { range: 'support-multi-plaque' },
    })
    expect(config.finishes).not.toHaveProperty('rounded')
  })

  it('come before the fixing, which falls where they exclude each other', () => {
    const { config, changes } = normalised({
      width: 200,
      height: 100,
      finishes: { beveled: true },
      ...held('screws-spacer', { styles: 'silver', holes: '4-corners' }),
    })
    expect(config).toMatchObject({ finishes: { beveled: true }, fixing: { name: 'none', options: {} } })
    expect(changes).toMatchObject([
      { code: 'common-finish-incompatible', with: 'beveled', to: { name: 'none' } },
    ])
  })
})

describe('the fixing', () => {
  const size = { width: 200, height: 100 }

  it('falls to none where material, thickness or shape exclude it', () => {
    for (const name of ['feet', 'stand', 'suction-cup', 'glue', '__proto__'])
      expect(configOf({ ...size, ...held(name, { styles: 'silver' }) }).fixing).toEqual({
        name: 'none',
        options: {},
      })
    const clear = { material: 'plexiglass-8', color: 'white-black', mask: { shape: 'heart01' } }
    expect(configOf({ ...size, ...clear, ...held('feet', { styles: 'black' }) }).fixing.name).toBe('none')
  })

  it('falls to none where the size takes no hole layout', () => {
    const { config, changes } = normalised({
      width: 41,
      height: 20.5,
      ...held('screws', { styles: 'steel' }),
    })
    expect(config.fixing).toEqual({ name: 'screws', options: { styles: 'steel', holes: '1-left' } })
    expect(changes).toMatchObject([{ subject: 'holes', reason: 'missing', to: '1-left' }])
    const tall = withMaterials(() => ({}))
    const narrow = {
      ...tall,
      fixings: {
        ...tall.fixings,
        fixings: tall.fixings.fixings.map(f => ({ ...f, minSize: null })),
      },
    }
    const tiny = sign({ width: 22, height: 20, ...held('screws', { styles: 'steel', holes: '1-left' }) })
    expect(normaliseSignConfig(tiny, narrow).config.fixing.name).toBe('none')
  })

  it('takes the first valid option where one is missing or excluded', () => {
    expect(
      configOf({ ...size, ...held('screws-spacer', { styles: 'silver-l', holes: '4-corners' }) }).fixing,
    ).toEqual({
      name: 'screws-spacer',
      options: { styles: 'silver', holes: '4-corners' },
    })
    expect(configOf({ ...size, ...held('holes-only', { diameters: 7 }) }).fixing.options).toEqual({
      diameters: 3,
      holes: '1-top',
    })
    expect(configOf({ width: 70, height: 30, ...held('badge') }).fixing.options).toEqual({
      'badge-type': 'pin',
    })
  })

  it('takes the first valid layout, free holes with holes-only alone', () => {
    const options = { styles: 'steel', holes: 'custom', customHoles: 3 }
    expect(configOf({ ...size, ...held('screws', options) }).fixing.options).toEqual({
      styles: 'steel',
      holes: '1-top',
    })
  })

  it('never holds a number of free holes, which stand in the design', () => {
    for (const customHoles of [3, 99]) {
      const free = { diameters: 4, holes: 'custom' }
      const old = held('holes-only', { ...free, customHoles })
      expect(configOf({ ...size, ...old }).fixing.options).toEqual(free)
    }
  })
})

describe('a material', () => {
  it('that vanished is followed to its successor, else to the first of its type', () => {
    const gone = withMaterials(m => (m.name === 'pvc-3' ? { outOfStock: true, replacedBy: 'wood' } : {}))
    expect(replaceMaterial('pvc-3', gone)).toMatchObject({ material: { name: 'wood' }, match: 'replaced' })
    const hidden = withMaterials(m => (m.name === 'pvc-3' ? { published: false } : {}))
    expect(replaceMaterial('pvc-3', hidden)).toMatchObject({ material: { name: 'pvc' }, match: 'same-type' })
    expect(replaceMaterial('plexiglass-mirror-5', catalogue)).toMatchObject({
      material: { name: 'plexiglass-mirror' },
      match: 'same-type',
    })
  })

  it('without a replacement becomes the default sign’s', () => {
    expect(replaceMaterial('marble', catalogue)).toMatchObject({
      material: { name: 'pvc' },
      match: 'default',
    })
    expect(replaceMaterial('constructor', catalogue)).toMatchObject({ match: 'default' })
    const circle = withMaterials(m =>
      m.name === 'wood'
        ? { outOfStock: true, replacedBy: 'wood-10' }
        : m.name === 'wood-10'
          ? { outOfStock: true, replacedBy: 'wood' }
          : {},
    )
    expect(replaceMaterial('wood', circle)).toMatchObject({ material: { name: 'pvc' }, match: 'default' })
  })

  it('that suits no support leaves it', () => {
    const brass = { material: 'brass', color: 'polished-black', width: 100, height: 50 }
    const { config, changes } = normalised({ ...brass, configSupport: { range: 'support-multi-plaque' } })
    expect(config).not.toHaveProperty('configSupport')
    expect(changes).toMatchObject([{ code: 'incompatible-with-multi-plate', to: undefined }])
  })

  it('must be there at all', () => {
    const empty = withMaterials(() => ({ published: false }))
    expect(() => normaliseSignConfig(sign(), empty)).toThrow(/no material/)
  })
})

describe('anything at all', () => {
  it.each([null, undefined, 'sign', [], {}, { width: 1e308, height: 1e308 }, { fixing: { options: null } }])(
    'becomes a sign: %o',
    value => {
      const { config, changes } = normaliseSignConfig(value as unknown as SignConfig, catalogue)
      expect(config).toMatchObject({
        material: 'pvc',
        color: 'grey-black',
        fixing: { name: 'none', options: {} },
      })
      expect(changes.length).toBeGreaterThan(0)
    },
  )

  it('keeps its own keys out of the prototype', () => {
    const hostile = JSON.parse(
      '{"__proto__":{"polluted":1},"finishes":{"__proto__":{"rounded":{"percent":5}}}}',
    )
    const { config } = normaliseSignConfig({ ...sign(), ...hostile }, catalogue)
    expect(config.finishes).toEqual({})
    expect(Object.getPrototypeOf(config.finishes)).toBe(Object.prototype)
    expect({}).not.toHaveProperty('polluted')
  })
})

describe('a sign that grows into its large format', () => {
  it('gives up the finishes and the fixing that the large format does not have, each by name', () => {
    const size = { width: 450, height: 250 }
    const small = sign({
      ...size,
      finishes: { beveled: true },
      ...held('screws-caps', { styles: 'gold', holes: '2-top' }),
    })
    expect(validateSign(small, catalogue)).toEqual([])
    const { config, changes } = normaliseSignConfig({ ...small, width: 700, height: 400 }, catalogue)
    expect(config).toMatchObject({ width: 700, material: 'pvc', finishes: {}, fixing: { name: 'none' } })
    expect(changes).toMatchObject([
      { code: 'incompatible-finish', name: 'beveled', reason: 'material', with: 'forex-xxl' },
      {
        code: 'incompatible-value',
        subject: 'fixing',
        name: 'screws-caps',
        reason: 'material',
        with: 'forex-xxl',
      },
    ])
  })
})
