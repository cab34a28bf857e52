import { beforeAll, describe, expect, test } from 'vitest'
import { checkDesign } from '@/lib/design/scene/checks/check-design'
import { repairAll, repairTogether } from '@/lib/design/scene/checks/repair-all'
import { repairPicture } from '@/lib/design/scene/checks/repair-picture'
import { compile } from '@/lib/design/scene/compile'
import type { Finding } from '@/lib/design/scene/finding'
import type { Design } from '@/lib/design/scene/model'
import { parseDesign } from '@/lib/design/scene/parse'
import { requiredFiles } from '@/lib/design/scene/required'
import { storeDesign } from '@/lib/design/scene/stored'
import { blocked } from '@/tests/support/blocked-designs'
import { text } from '@/tests/support/editor-design'
import { engine, loadFonts } from '@/tests/support/fonts'
import { randomDesigns } from '@/tests/support/random-designs'
import { plateFor, template } from '@/tests/support/templates'

const stamp = template('template-company-address-fr')
beforeAll(() => loadFonts(stamp))

async function check(design: Design): Promise<readonly Finding[]> {
  const plate = plateFor(design)
  await engine.load(requiredFiles(design))
  return checkDesign(design, plate, compile(design, plate, engine), engine)
}
const blocking = (findings: readonly Finding[]) => findings.filter(({ severity }) => severity === 'block')

describe('mending all at once', () => {
  test('mends letters, borders and doubles, and says how many', async () => {
    const small = text('a', 'Atelier', 4, 2)
    const design: Design = {
      ...stamp,
      elements: [
        small,
        { ...small, id: 'again' },
        text('b', 'Menuiserie', 12, 2.1),
        { id: 'c', type: 'border', config: { style: 'solid', width: 0.2, offset: 0.6, radius: 0 } },
      ],
    }
    const { design: mended, repaired } = await repairAll(design, check)
    expect(await check(mended)).toEqual([])
    expect(mended.elements.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
    expect(repaired).toBe((await check(design)).length)
  })

  test('decides nothing for its owner', async () => {
    const design: Design = {
      ...stamp,
      elements: [
        { ...text('a', 'Atelier', 4, 3.4), hidden: true },
        text('b', 'Tél. 04 00 00 00 00', 12, 3.4),
      ],
    }
    const { design: mended, repaired } = await repairAll(design, check)
    expect(mended).toEqual(design)
    expect(repaired).toBe(0)
  })

  test('ends, is read again, and never leaves more to settle than before, on anything', async () => {
    const designs = [
      ...randomDesigns(40, 8),
      ...Object.values(blocked).flatMap(stored => {
        const parsed = parseDesign(stored)
        return parsed.ok ? [parsed.design] : []
      }),
    ]
    for (const design of designs) {
      const before = await check(design)
      const { design: mended, repaired } = await repairAll(design, check)
      const after = await check(mended)
      expect(blocking(after).length, design.slug).toBeLessThanOrEqual(blocking(before).length)
      expect(repaired).toBeLessThanOrEqual(before.length)
      expect(parseDesign(storeDesign(mended)), design.slug).toMatchObject({ ok: true })
    }
  })
})

describe('the picture of a repair', () => {
  test('shows the letters as they are and as they would be, at one scale', async () => {
    const design: Design = { ...stamp, elements: [text('a', 'SIRET 552 100 554', 4, 2.2)] }
    const [finding] = await check(design)
    const repair = finding && repairTogether(finding)
    if (repair?.kind !== 'change') throw new Error('no repair')
    const picture = await repairPicture(design, plateFor(design), repair, engine)
    if (!picture) throw new Error('no picture')
    const boxOf = (svg: string) =>
      svg
        .match(/viewBox="([^"]+)"/)?.[1]
        ?.split(' ')
        .slice(2)
    expect(boxOf(picture.before)).toEqual(boxOf(picture.after))
    expect(picture.before).not.toBe(picture.after)
    for (const svg of [picture.before, picture.after]) expect(svg).toMatch(/<path fill="[^"]+"[^>]* d="M/)
  })

  test('draws the lines that it shows, not the sixty of a sign', async () => {
    const line = text('a', 'Ligne', 1, 1)
    if (line.type !== 'text') throw new Error('no text')
    const drawn = async (count: number) => {
      const lines = Array.from({ length: count }, () => line.doc.lines).flat()
      const design: Design = { ...stamp, elements: [{ ...line, doc: { lines } }] }
      const [finding] = await check(design)
      const repair = finding && repairTogether(finding)
      if (repair?.kind !== 'change') throw new Error('no repair')
      const picture = await repairPicture(design, plateFor(design), repair, engine)
      return picture?.before.length ?? 0
    }
    expect(await drawn(60)).toBe(await drawn(20))
    expect(await drawn(2)).toBeGreaterThan(0)
  })

  test('is none where nothing is drawn', async () => {
    const design: Design = { ...stamp, elements: [text('a', ' ', 4, 2.2)] }
    const change = { kind: 'change', elementId: 'a', patch: {} } as const
    expect(await repairPicture(design, plateFor(design), change, engine)).toBeNull()
  })

  test('is not shown where only the place is another', async () => {
    const design: Design = { ...stamp, elements: [text('a', 'Atelier', -2, 3.4)] }
    const [repair] = (await check(design)).find(({ code }) => code === 'design_outside_plate')?.repairs ?? []
    if (repair?.kind !== 'change') throw new Error('the text can be moved')
    expect(Object.keys(repair.patch)).toEqual(['position'])
    expect(await repairPicture(design, plateFor(design), repair, engine)).toBeNull()
  })
})
