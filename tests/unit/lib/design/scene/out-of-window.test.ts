import { beforeAll, describe, expect, it } from 'vitest'
import { dater, findings, image, line, mended, text } from '@/tests/support/design-checks'
import { engine, loadFonts } from '@/tests/support/fonts'
import fc from '@/tests/support/properties'
import { plateFor, templates } from '@/tests/support/templates'

const plate = plateFor(dater)

beforeAll(async () => {
  await loadFonts(...templates)
  await engine.load(['vector:star'])
})

const inWindow = (...elements: Parameters<typeof findings>[1][]) =>
  elements.flatMap(element => findings(dater, element)).filter(({ code }) => code === 'design_keep_out')

describe('ink in the window of a dater', () => {
  it('is brought beside it by one click, wherever a small drawing lies', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: plate.widthMm - 6, noNaN: true }),
        fc.double({ min: 1, max: plate.heightMm - 6, noNaN: true }),
        (left, top) => {
          const star = image(left, top, 5, 'vector:star')
          const [finding] = inWindow(star)
          if (!finding) return
          expect(finding.repairs).toHaveLength(1)
          const [moved] = mended(dater, [star], finding)
          if (!moved) throw new Error('it is gone')
          expect(findings(dater, moved)).toEqual([])
        },
      ),
      { numRuns: 60 },
    )
  })

  it('of a line of words goes with its own letters where there is space', () => {
    const words = text(line('Word', 3), 2, plate.heightMm / 2 - 2, 20, 4)
    const [finding] = inWindow(words)
    const [moved] = mended(dater, [words], finding ?? { code: 'design_keep_out', severity: 'block' })
    expect(moved && inWindow(moved)).toEqual([])
    expect(moved).toMatchObject({ size: { width: 20, height: 4 } })
  })

  it('is not mended where beside it letters would be too small to be made', () => {
    const [finding] = inWindow(text(line('Words that are long', 2.6).repeat(4), 2, 6, 36, 12))
    expect(finding).toBeDefined()
    expect(finding?.repairs ?? []).toEqual([])
  })
})
