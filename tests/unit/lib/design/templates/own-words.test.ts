import { describe, expect, test } from 'vitest'
import type { Design } from '@/lib/design/scene/model'
import { densityOf } from '@/lib/design/scene/operations/fit/settle'
import { noWishes } from '@/lib/design/scene/operations/fit/typed'
import { canFill } from '@/lib/design/scene/operations/fit/zones'
import { largerMounts } from '@/lib/design/scene/operations/space-for-lines'
import { formLines } from '@/lib/design/scene/operations/text-lines'
import { readDesign } from '@/lib/design/scene/stored'
import { canBeMade } from '@/lib/design/templates/lay'
import { firstFields, isLargerThan, layAsLarge, layOwnWords } from '@/lib/design/templates/own-words'
import { blankStamp } from '@/lib/product/kinds/stamp/blank'
import { suitingTemplate } from '@/lib/product/kinds/stamp/suiting-template'
import type { Template } from '@/lib/product/kinds/template'
import { catalogue } from '@/tests/support/catalogue'
import { engine, loadFonts } from '@/tests/support/fonts'
import { plateFor, templates } from '@/tests/support/templates'

await loadFonts(...templates)

const readyMade = (design: Design) => ({
  slug: design.slug,
  name: design.name,
  topic: '',
  design,
  plate: plateFor(design),
})
const asTemplates: Template[] = templates
  .filter(({ slug }) => slug.endsWith('-fr'))
  .map(design => ({ slug: design.slug, name: '', topic: '', url: null, isFormula: false, design }))
const blank = (slug: string): Design => {
  const design = blankStamp({ type: 'stamp', slug, content: {} }, catalogue, 'fr')
  if (!design) throw new Error(slug)
  return readDesign(design)
}
const said = (design: Design) =>
  formLines(design)
    .map(({ text }) => text)
    .join(' ')
const models = catalogue.stampModels.models.filter(({ editable, published }) => editable && published)

/** The model's page: its first fields, and what becomes of words written in them. */
function pageOf(slug: string) {
  const model = models.find(one => one.slug === slug)
  const template = model && suitingTemplate(model, asTemplates, catalogue)
  if (!template) throw new Error(slug)
  const design = blank(slug)
  const plate = plateFor(design)
  const ready = readyMade(template.design)
  return {
    ready,
    design,
    plate,
    fields: firstFields(ready, plate),
    lay: (words: readonly string[], wishes = noWishes) => {
      const laid = layOwnWords(ready, words, { design, plate, engine }, wishes)
      return { laid, sound: laid !== null && canBeMade(laid, plate, engine) }
    },
  }
}

describe('words written on the page of a stamp', () => {
  test('can be made on every mount with a text plate, beside the words that its page begins with', () => {
    const refused = models.filter(({ slug }) => {
      const { fields, lay } = pageOf(slug)
      return fields.length > 0 && !lay(fields.map((text, at) => (at === 0 ? 'Zora' : text))).sound
    })
    expect(refused.map(({ slug }) => slug)).toEqual([])
  })

  test('stand alone where the fields began empty: nothing of the sample is left', () => {
    const { fields, lay } = pageOf('model-trodat-wood-20x10')
    expect(fields.every(text => text === '')).toBe(true)
    const { laid } = lay(['Zora'])
    expect(laid && said(laid).trim()).toBe('Zora')
  })

  test('keep the look of the sample on its own plate, and become smaller where they are long', () => {
    const { fields, lay } = pageOf('model-trodat-printy-4913')
    expect(fields[0]).toBe('DUPONT & FILS SARL')
    const short = lay(['ZORA & FILLES', ...fields.slice(1)])
    const long = lay(['ZORA ET SES FILLES, PAYSAGISTES EN LOIRE', ...fields.slice(1)])
    expect([short.sound, long.sound]).toEqual([true, true])
    expect(long.laid && said(long.laid)).toContain('PAYSAGISTES')
  })

  test('may be more lines than the sample has, and are none where they do not fit', () => {
    const { fields, lay } = pageOf('model-trodat-printy-4913')
    const more = lay([...fields, 'Siège : Angers'])
    expect(more.sound && more.laid && said(more.laid)).toContain('Angers')
    expect(lay(Array.from({ length: 12 }, () => 'une ligne de trop')).laid).toBeNull()
  })

  test('fill the plate wherever they stand in straight lines, as they do in the editor', () => {
    const unfilled = models
      .filter((_, at) => at % 5 === 0)
      .filter(({ slug }) => {
        const { fields, lay } = pageOf(slug)
        const { laid } = lay(fields.map(() => 'Zora'))
        return fields.length > 0 && laid?.elements.some(canFill) && typeof densityOf(laid) !== 'number'
      })
    expect(unfilled.map(({ slug }) => slug)).toEqual([])
  })

  test('are larger, smaller or in two lines by their wishes, or none where that does not fit', () => {
    const { fields, lay } = pageOf('model-trodat-printy-4913')
    const words = fields.with(0, 'ATELIER DE ZORA')
    const wish = (step: number, inTwo = false) => lay(words, { density: 0, lines: { 0: { step, inTwo } } })
    const size = ({ laid }: { laid: Design | null }) => (laid && formLines(laid)[0]?.sizeMm) ?? 0
    const plain = lay(words)
    expect(size(wish(1))).toBeGreaterThan(size(plain) * 1.1)
    expect(size(wish(-1))).toBeLessThan(size(plain))
    const two = wish(0, true)
    expect(two.laid && formLines(two.laid)).toHaveLength(fields.length + 1)
    expect([wish(1), wish(-1), two].map(({ sound }) => sound)).toEqual([true, true, true])
    expect(wish(12).laid).toBeNull()
  })
})

describe('a line that should be larger than its stamp allows', () => {
  const { fields, ready, design, plate } = pageOf('model-trodat-printy-4913')
  const words = ['ATELIER DE ZORA', ...fields.slice(1)]
  const wishes = { density: 0, lines: { 0: { step: 8, inTwo: false } } }
  const here = layAsLarge(ready, words, { design, plate, engine }, wishes)
  const firstSize = (laid: Design) => formLines(laid)[0]?.sizeMm ?? 0

  test('is larger by a step, in mm, on one of the nearest larger mounts, and not on all of them', () => {
    if (design.type !== 'stamp' || !here) throw new Error('no stamp')
    const laid = [...largerMounts(design, plate, catalogue)].flatMap(({ design: on, plate: its }) => {
      const made = layAsLarge(ready, words, { design: on, plate: its, engine }, wishes)
      return made ? [made] : []
    })
    const larger = laid.filter(made => isLargerThan(here, made, words, wishes))
    expect(larger.length).toBeGreaterThan(0)
    expect(larger.length).toBeLessThan(laid.length)
    for (const made of larger) expect(firstSize(made)).toBeGreaterThan(firstSize(here) * 1.14)
  })
})
