import { beforeAll, describe, expect, test } from 'vitest'
import { compile } from '@/lib/design/scene/compile'
import { elementKinds } from '@/lib/design/scene/elements/registry'
import type { Design, ElementType } from '@/lib/design/scene/model'
import { coloursOf, coloursUsed, setColour } from '@/lib/design/scene/operations/colour'
import { addNew } from '@/lib/design/scene/operations/new-elements'
import { parseDesign } from '@/lib/design/scene/parse'
import { requiredFiles } from '@/lib/design/scene/required'
import { storeDesign } from '@/lib/design/scene/stored'
import { engine } from '@/tests/support/fonts'
import { plateFor, template } from '@/tests/support/templates'

const types = Object.keys(elementKinds) as ElementType[]
const empty = (slug: string): Design => ({ ...template(slug), elements: [] })
const printed = empty('template-qr-wifi-fr')
const engraved = empty('template-lawyer-plaque-fr')

/** One element of every kind. */
function withAll(ground: Design): Design {
  return types.reduce((design, type) => {
    const kind = elementKinds[type] as (typeof elementKinds)['text']
    return addNew(design, plateFor(ground), kind, kind.usual, engine).design
  }, ground)
}

const fills = async (design: Design) => {
  await engine.load(requiredFiles(design))
  const { items } = compile(design, plateFor(design), engine)
  return [...new Set(items.filter(({ kind }) => kind === 'ink').map(({ fill }) => fill))]
}

describe('the colour of elements', () => {
  beforeAll(() => engine.load(requiredFiles(withAll(printed))))

  test('is taken by every kind that has ink, stored, and given back', async () => {
    const design = withAll(printed)
    const ids = design.elements.map(({ id }) => id)
    const red = setColour(design, ids, '#9b2423')
    expect(parseDesign(storeDesign(red))).toMatchObject({ ok: true })
    expect(await fills(red)).toEqual(['#9b2423'])
    expect(coloursUsed(red)).toEqual(['#9b2423'])
    for (const element of red.elements) {
      const inked = element.type !== 'custom-hole'
      expect(coloursOf(element), element.type).toEqual(inked ? ['#9b2423'] : [])
    }
    const back = setColour(red, ids, null)
    expect(coloursUsed(back)).toEqual([])
    expect(back.elements.flatMap(coloursOf).every(colour => colour === null)).toBe(true)
  })

  test('is idle where a product has one ink', async () => {
    const design = withAll(engraved)
    const red = setColour(
      design,
      design.elements.map(({ id }) => id),
      '#9b2423',
    )
    expect(await fills(red)).toEqual(['ink'])
  })
})
