import { describe, expect, it } from 'vitest'
import {
  availableColors,
  availableFinishes,
  availableFixingOptions,
  availableFixings,
  availableHoleLayouts,
  availableMasks,
  availableMaterials,
} from '@/lib/product/sign/available'
import { availableBackgrounds, pickBackground } from '@/lib/product/sign/backgrounds'
import { applyChoice } from '@/lib/product/sign/choice'
import type { SignConfig } from '@/lib/product/sign/config'
import { normaliseSignConfig } from '@/lib/product/sign/normalise'
import { validateSign } from '@/lib/product/sign/validate'
import { catalogue } from '@/tests/support/catalogue'
import fc from '@/tests/support/properties'
import { anySignConfig } from '@/tests/support/sign-configs'
import { sign } from '@/tests/support/signs'

const held = (name: string, options: SignConfig['fixing']['options'] = {}) => ({ fixing: { name, options } })
const names = (list: readonly { name: string }[]) => list.map(({ name }) => name)
const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug)

describe('colours', () => {
  it('are those in stock that take the size', () => {
    expect(slugs(availableColors(sign(), catalogue))).not.toContain('violet-white')
    expect(slugs(availableColors(sign(), catalogue))).toContain('copper-black')
    expect(slugs(availableColors(sign({ width: 600, height: 350 }), catalogue))).not.toContain('copper-black')
    expect(availableColors(sign({ material: 'marble' }), catalogue)).toEqual([])
  })
})

describe('finishes', () => {
  it('are the material’s, by shape, support and size', () => {
    expect(names(availableFinishes(sign({ height: 30 }), catalogue))).toEqual(['rounded', 'oval', 'beveled'])
    expect(names(availableFinishes(sign({ height: 17 }), catalogue))).toEqual(['rounded', 'beveled'])
    expect(names(availableFinishes(sign({ height: 30, mask: { shape: 'circle01' } }), catalogue))).toEqual([
      'beveled',
    ])
    const configSupport = { range: 'support-multi-plaque' } as const
    expect(names(availableFinishes(sign({ height: 30, configSupport }), catalogue))).toEqual([
      'oval',
      'beveled',
    ])
    expect(availableFinishes(sign({ width: 600, height: 400 }), catalogue)).toEqual([])
  })
})

describe('fixings', () => {
  it('are those that material, size and thickness leave', () => {
    expect(names(availableFixings(sign(), catalogue))).toEqual(['none', 'holes-only', 'screws', 'badge'])
    const clear = { material: 'plexiglass-8', color: 'white-black', width: 200, height: 100 }
    expect(names(availableFixings(sign(clear), catalogue))).toEqual([
      'none',
      'holes-only',
      'screws',
      'screws-deco',
      'screws-caps',
      'screws-spacer',
      'feet',
      'stand',
    ])
  })

  it('on feet or a stand are for plexiglass of 8 mm alone, over the whole catalogue', () => {
    for (const material of catalogue.materials.materials) {
      const color = material.colors.find(c => !c.outOfStock)?.slug ?? ''
      const available = names(
        availableFixings(sign({ material: material.name, color, width: 200, height: 100 }), catalogue),
      )
      const base = material.type.startsWith('plexiglass') && material.thickness === 8
      expect(available.includes('feet') && available.includes('stand'), material.name).toBe(base)
    }
  })

  it('come with the option values that the material leaves', () => {
    const spacer = sign({ width: 200, height: 100, ...held('screws-spacer') })
    expect(availableFixingOptions(spacer, catalogue)).toMatchObject({ styles: ['silver', 'black'] })
    expect(availableFixingOptions(spacer, catalogue, 'badge')).toEqual({
      'badge-type': ['pin', 'magnet', 'clip'],
    })
    expect(availableFixingOptions(spacer, catalogue, 'none')).toEqual({})
    expect(availableFixingOptions(spacer, catalogue, '__proto__')).toEqual({})
  })
})

describe('hole layouts', () => {
  it('need more than four diameters of free length on each axis that they use', () => {
    const steel = (width: number, height: number) =>
      slugs(availableHoleLayouts(sign({ width, height, ...held('screws', { styles: 'steel' }) }), catalogue))
    expect(steel(100, 24)).toEqual(['1-left', '2-sides'])
    expect(steel(24, 100)).toEqual(['1-top', '2-top-bottom'])
    expect(steel(100, 24.1)).toHaveLength(10)
    expect(steel(100, 24.1)).not.toContain('8-corners')
    expect(steel(24, 24)).toEqual([])
  })

  it('are judged by the chosen diameter, or the style’s', () => {
    const holes = (diameters: number) =>
      slugs(availableHoleLayouts(sign({ height: 40, ...held('holes-only', { diameters }) }), catalogue))
    expect(holes(3)).toContain('4-corners')
    expect(holes(8)).toEqual(['1-left', '2-sides', 'custom'])
    const spacer = { material: 'dibond', color: 'white-black', width: 100, height: 70 }
    const layouts = (styles: string) =>
      slugs(availableHoleLayouts(sign({ ...spacer, ...held('screws-spacer', { styles }) }), catalogue))
    expect(layouts('silver')).toHaveLength(10)
    expect(layouts('silver-l')).toHaveLength(10)
  })
})

describe('backgrounds', () => {
  it('of feet, stand and badge are room and fabric', () => {
    for (const name of ['feet', 'stand', 'badge'])
      expect(slugs(availableBackgrounds(sign(held(name)), catalogue)).sort()).toEqual(['fabric', 'room'])
  })

  it('of the others leave out the excluded ones', () => {
    expect(slugs(availableBackgrounds(sign(held('suction-cup')), catalogue))).toEqual(['white', 'glass'])
    expect(availableBackgrounds(sign(), catalogue)).toEqual(catalogue.fixings.backgrounds)
    expect(pickBackground('room', sign(held('screws')), catalogue)).toBe('white')
    expect(pickBackground('glass', sign(held('screws')), catalogue)).toBe('glass')
  })
})

describe('masks', () => {
  it('are those that leave fixing and finishes standing', () => {
    expect(availableMasks(sign(), catalogue)).toEqual(catalogue.materials.masks)
    const stand = sign({ material: 'plexiglass-8', ...held('stand', { styles: 'wood' }) })
    expect(names(availableMasks(stand, catalogue))).not.toContain('circle01')
    expect(names(availableMasks(sign({ finishes: { rounded: { percent: 20 } } }), catalogue))).not.toContain(
      'circle01',
    )
  })
})

describe('everything that is said to be available on a valid sign', () => {
  it('can be chosen, and leaves a valid sign once the rest has yielded', () => {
    let tried = 0
    fc.assert(
      fc.property(anySignConfig, value => {
        const { config } = normaliseSignConfig(value as unknown as SignConfig, catalogue)
        const kept = [
          ...availableMaterials(config, catalogue).map(m => ({ kind: 'material', value: m.name }) as const),
          ...availableFinishes(config, catalogue).map(f => ({ kind: 'finish', value: f.name }) as const),
        ]
        const clean = [
          ...availableColors(config, catalogue).map(c => ({ kind: 'color', value: c.slug }) as const),
          ...availableMasks(config, catalogue).map(
            m => ({ kind: 'mask', value: { shape: m.name } }) as const,
          ),
          ...availableFixings(config, catalogue).map(f => ({ kind: 'fixing', value: f.name }) as const),
          ...availableHoleLayouts(config, catalogue).map(l => ({ kind: 'holes', value: l.slug }) as const),
        ]
        for (const choice of [...kept, ...clean]) {
          tried += 1
          const chosen = applyChoice(config, choice, catalogue)
          const findings = validateSign(chosen, catalogue)
          if (choice.kind === 'material' || choice.kind === 'finish') {
            const { config: settled } = normaliseSignConfig(chosen, catalogue)
            expect(settled.material).toBe(chosen.material)
            expect(settled).toMatchObject({ width: chosen.width, height: chosen.height })
            if (choice.kind === 'finish') expect(settled.finishes).toHaveProperty(choice.value)
          } else expect(findings).toEqual([])
        }
      }),
      { numRuns: 1500, seed: 3 },
    )
    console.info(`sign rules: ${tried} available choices tried`)
  })
})
