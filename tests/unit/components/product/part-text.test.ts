import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import {
  judgeStamp,
  keptStamp,
  layOutStamp,
  type StampBeginning,
  wordsOf,
  writeStamp,
} from '@/components/product/stamp/stamp-text'
import { storeDesign } from '@/lib/design/scene/stored'
import { plainLineOf } from '@/lib/product/kinds/registry'
import { catalogue } from '@/tests/support/catalogue'
import { written } from '@/tests/support/product-lines'

const slug = 'model-trodat-printy-4913'
const stampWith = (words: string): StampBeginning['design'] => {
  const line = plainLineOf(slug, catalogue)
  const design = line && written(line, catalogue, words)
  if (design?.type !== 'stamp') throw new Error('no stamp')
  return design
}
const sample = stampWith('DUPONT SARL')

// The page fetches its letters from the shop.
beforeAll(() => {
  vi.stubGlobal('fetch', async (url: string) => {
    const file = path.join('public', decodeURIComponent(new URL(url, 'http://shop').pathname))
    return new Response(new Uint8Array(await readFile(file)))
  })
})

describe('the text of a part that is written on the page', () => {
  it('takes the place of the sample, and names the part', async () => {
    const made = await layOutStamp({ design: sample, template: sample }, ['Atelier Léa'], catalogue)
    expect(made?.design.name).toBe('Atelier Léa')
    expect(made && wordsOf(storeDesign(made.design))).toEqual(['Atelier Léa'])
    expect(made?.findings.filter(({ severity }) => severity === 'block')).toEqual([])
    expect(made?.impression.shapes.length).toBeGreaterThan(0)
  })

  it('is larger, smaller or in two lines as it is wished, and offers what fits where that does not', async () => {
    const beginning = { design: sample, template: sample }
    const lay = (density: number, inTwo = false, step = 0) =>
      writeStamp(beginning, ['Atelier Léa et Compagnie', 'Rennes'], catalogue, {
        samples: sample,
        wishes: { density, lines: { 0: { step, inTwo } } },
      })
    const plain = await lay(0)
    const two = await lay(0, true)
    expect(two.laidOut?.smallestMm).toBeGreaterThan(plain.laidOut?.smallestMm ?? Number.NaN)
    expect(two.laidOut && wordsOf(storeDesign(two.laidOut.design))).toContain('Rennes')
    expect(two.laidOut && wordsOf(storeDesign(two.laidOut.design))).toHaveLength(3)
    const huge = await lay(0, false, 8)
    expect(huge).toMatchObject({ laidOut: null, smaller: { lines: { 0: { step: 0 } } } })
  })

  it('is reported where it still says what the sample said', async () => {
    const made = await layOutStamp({ design: sample, template: sample }, ['DUPONT SARL'], catalogue)
    expect(made?.findings.map(({ code }) => code)).toContain('design_sample_words')
  })
})

describe('a design that the editor handed over', () => {
  it('is shown unchanged; its own words are no sample words', async () => {
    const own = stampWith('Durand Père')
    const made = await judgeStamp(own, catalogue, sample)
    expect(made && storeDesign(made.design).elements).toEqual(own.elements)
    expect(made?.findings.map(({ code }) => code)).not.toContain('design_sample_words')
  })

  it('is only restored on its own mount, and nothing else counts as one', () => {
    expect(keptStamp(sample, slug)?.modelId).toBe(slug)
    expect(keptStamp(sample, 'model-trodat-printy-4750')).toBeNull()
    for (const other of [null, {}, 'x', { ...sample, type: 'sign' }, { ...sample, elements: 7 }]) {
      expect(keptStamp(other, slug)).toBeNull()
    }
  })
})
