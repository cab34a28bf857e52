import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { fieldsOf, layOutSign, repairSign } from '@/components/product/sign/sign-text'
import type { SignDesign } from '@/lib/design/scene/model'
import type { LineWishes } from '@/lib/design/scene/operations/fit/typed'
import { formLines } from '@/lib/design/scene/operations/text-lines'
import { catalogue } from '@/tests/support/catalogue'
import { templates } from '@/tests/support/templates'

const template = templates.find(
  (design): design is SignDesign =>
    design.type === 'sign' &&
    design.elements.filter(({ type }) => type === 'text').length >= 3 &&
    design.elements.every(({ type }) => type === 'text' || type === 'border'),
)
if (!template) throw new Error('no sign with three lines')
const beginning = { design: template, config: template.config, modelName: template.modelName }
const first = formLines(template).map(({ elementId, line, text }) => ({ elementId, line, text }))
const lay = (words: string, wishes?: LineWishes) =>
  layOutSign(
    beginning,
    first.map((line, at) => (at === 0 ? { ...line, text: words } : line)),
    { template, catalogue, wishes },
  )
const sizes = (design: SignDesign | undefined) => formLines(design ?? template).map(({ sizeMm }) => sizeMm)
const blocks = (laid: Awaited<ReturnType<typeof lay>>) =>
  laid?.findings.filter(({ severity }) => severity === 'block').map(({ code }) => code)

// The page fetches its letters from the shop.
beforeAll(() => {
  vi.stubGlobal('fetch', async (url: string) => {
    const file = path.join('public', decodeURIComponent(new URL(url, 'http://shop').pathname))
    return new Response(new Uint8Array(await readFile(file)))
  })
})

const long = 'Cabinet du docteur Anne-Sophie Lefebvre-Delacroix et associés'

describe('the text of a sign that is written on its page', () => {
  it('fills the plate: a long line makes the letters smaller, and nothing stands out', async () => {
    const laid = await lay(long)
    expect(laid?.density).toBeTypeOf('number')
    expect(blocks(laid)).toEqual([])
    expect(sizes(laid?.design)[0]).toBeLessThan(sizes(template)[0] ?? 0)
  })

  it('says what stands out where the smallest letters are not enough', async () => {
    const laid = await lay(
      Array.from({ length: 3 }, () => long)
        .join(', ')
        .slice(0, 200),
    )
    expect(blocks(laid)).toContain('design_outside_plate')
  })

  it('is larger or in two lines as it is wished, and nothing where that does not fit', async () => {
    const wish = (step: number, inTwo: boolean) =>
      lay('Anne et Marie Martin', { density: 0, lines: { 0: { step, inTwo } } })
    const plain = await lay('Anne et Marie Martin')
    expect(sizes((await wish(-2, false))?.design)[0]).toBeLessThan(sizes(plain?.design)[0] ?? 0)
    expect(formLines((await wish(0, true))?.design ?? template)).toHaveLength(first.length + 1)
    expect(await wish(20, false)).toBeNull()
  })

  it('is mended as in the editor, and its fields follow', async () => {
    const laid = await lay(long)
    const [one] = laid?.design.elements.filter(({ type }) => type === 'text') ?? []
    if (!laid || !one) throw new Error('nothing was laid')
    const mended = repairSign(laid.design, { kind: 'remove', elementIds: [one.id], alone: true }, catalogue)
    const fields = fieldsOf(mended, first)
    expect(fields.length).toBeLessThan(first.length)
    expect(fields.some(({ elementId }) => elementId === one.id)).toBe(false)
  })
})
