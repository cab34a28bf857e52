import { beforeAll, describe, expect, it } from 'vitest'
import { checkDesign } from '@/lib/design/scene/checks/check-design'
import { finestLetters } from '@/lib/design/scene/checks/fine-letters'
import { compile } from '@/lib/design/scene/compile'
import type { Finding } from '@/lib/design/scene/finding'
import { fontFamilies } from '@/lib/design/scene/fonts/manifest'
import { faceStrokes } from '@/lib/design/scene/fonts/strokes'
import { parseTextHtml } from '@/lib/design/scene/html'
import type { Design } from '@/lib/design/scene/model'
import { applyRepair } from '@/lib/design/scene/operations/repair'
import { measureFace } from '@/scripts/lib/measure-face'
import fc from '@/tests/support/properties'
import { engine, loadFonts } from '../../../../support/fonts'
import { plateFor, template, templates } from '../../../../support/templates'

const stamp = template('template-company-address-fr')
const faces = fontFamilies.flatMap(family => family.faces.map(({ file }) => file))

function written(family: string, sizeMm: number, on: Design = stamp): Design {
  const html = `<div><span style="font-family:'${family}';font-size:${sizeMm}mm">Élise</span></div>`
  const text = {
    id: 't',
    type: 'text' as const,
    doc: parseTextHtml(html).doc,
    lineHeight: 1.1,
    position: { left: 5, top: 5 },
    size: { width: 40, height: 12 },
    overflowing: false,
  }
  return { ...on, elements: [text] }
}

async function fine(design: Design): Promise<Finding[]> {
  await loadFonts(design)
  const plate = plateFor(design)
  return checkDesign(design, plate, compile(design, plate, engine), engine).filter(({ code }) =>
    code.startsWith('design_letter_'),
  )
}

describe('the strokes of a face', () => {
  it('are measured for every face of the shop', () => {
    expect(Object.keys(faceStrokes).toSorted()).toEqual(faces.toSorted())
  })

  it.each(['roboto-regular.ttf', 'great-vibes-regular.ttf', 'saira-stencil-one-regular.ttf'])(
    'are those of its file: %s',
    async face => {
      await engine.load([face])
      expect(measureFace(face, engine)).toEqual(faceStrokes[face])
    },
  )

  it('are finer in a script than in a plain face, and thicker in its bold', () => {
    const stroke = (face: string) => faceStrokes[face]?.stroke ?? 0
    expect(stroke('great-vibes-regular.ttf')).toBeLessThan(stroke('roboto-regular.ttf') / 3)
    expect(stroke('roboto-bold.ttf')).toBeGreaterThan(stroke('roboto-regular.ttf'))
  })
})

describe('the finest letters of a design', () => {
  it('are reported beside what the plate needs: what is hidden does not count', () => {
    const [shown] = written('Roboto', 4).elements
    const [small] = written('Great Vibes', 3).elements
    if (!shown || !small) throw new Error('no texts')
    const both = { elements: [shown, { ...small, id: 'small' }] }
    const plate = plateFor(stamp)
    const stroke = faceStrokes['great-vibes-regular.ttf']?.stroke ?? 0
    expect(finestLetters(both, plate)).toMatchObject({ sizeMm: 3, sizeNeeded: 2.5, strokeMm: stroke * 3 })
    const hidden = { elements: [shown, { ...small, id: 'small', hidden: true }] }
    expect(finestLetters(hidden, plate)).toMatchObject({ sizeMm: 4 })
    expect(finestLetters({ elements: [] }, plate)).toBeNull()
  })
})

describe('letters that are too fine', () => {
  beforeAll(() => loadFonts(...templates))

  it('are asked about with their measure, and mended by other letters', async () => {
    const design = written('Great Vibes', 3)
    const [finding, ...others] = await fine(design)
    expect(others).toEqual([])
    expect(finding).toMatchObject({ code: 'design_letter_stroke', severity: 'ask', subject: 'Great Vibes' })
    expect(finding?.measured).toBeLessThan(finding?.needed ?? 0)
    const [repair] = finding?.repairs ?? []
    if (!repair) throw new Error('there is no repair')
    expect(await fine(applyRepair(design, repair))).toEqual([])
  })

  it('become bold where their family has it', async () => {
    const design = written('Cormorant Garamond', 2.5)
    const [finding] = await fine(design)
    const [repair] = finding?.repairs ?? []
    expect(repair).toMatchObject({ words: 'inBold' })
    expect(repair && (await fine(applyRepair(design, repair)))).toEqual([])
  })

  it('are fine enough when they are larger, and never when they are smaller', async () => {
    const sizes = fc.double({ min: 2.5, max: 12, noNaN: true })
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...fontFamilies), sizes, sizes, async ({ family }, one, other) => {
        const isFine = async (size: number) => (await fine(written(family, size))).length === 0
        const [small, large] = [Math.min(one, other), Math.max(one, other)]
        if (await isFine(small)) expect(await isFine(large)).toBe(true)
      }),
      { numRuns: 40, endOnFailure: true },
    )
  })

  it('are in no plain face at the smallest size that a stamp allows', async () => {
    for (const family of ['Roboto', 'Open Sans', 'Lato', 'Merriweather', 'PT Sans'])
      expect(await fine(written(family, 2.5))).toEqual([])
  })
})

it('no template has letters that are too fine', async () => {
  await loadFonts(...templates)
  const found: string[] = []
  for (const design of templates)
    for (const { code, measured, subject } of await fine(design))
      found.push(`${design.slug} ${code} ${subject} ${measured}`)
  expect(found).toEqual([])
})
