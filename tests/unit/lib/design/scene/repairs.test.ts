import { describe, expect, test } from 'vitest'
import { checkDesign } from '@/lib/design/scene/checks/check-design'
import { compile } from '@/lib/design/scene/compile'
import { groundOn } from '@/lib/design/scene/elements/ground'
import type { ElementKind } from '@/lib/design/scene/elements/kind'
import { elementKinds, kindOf } from '@/lib/design/scene/elements/registry'
import { type Finding, findingKey } from '@/lib/design/scene/finding'
import type { Design, Element } from '@/lib/design/scene/model'
import { addElement } from '@/lib/design/scene/operations/arrange'
import { applyRepair } from '@/lib/design/scene/operations/repair'
import { parseDesign } from '@/lib/design/scene/parse'
import { requiredFiles } from '@/lib/design/scene/required'
import { storeDesign } from '@/lib/design/scene/stored'
import { blocked } from '@/tests/support/blocked-designs'
import { engine } from '@/tests/support/fonts'
import { randomDesigns } from '@/tests/support/random-designs'
import { plateFor, templates } from '@/tests/support/templates'

async function check(design: Design): Promise<readonly Finding[]> {
  const plate = plateFor(design)
  await engine.load(requiredFiles(design))
  return checkDesign(design, plate, compile(design, plate, engine), engine)
}

/** The smallest letters of a design, mm. */
const smallestLetters = ({ elements }: Design): number =>
  Math.min(
    Number.POSITIVE_INFINITY,
    ...elements.flatMap(
      one =>
        kindOf(one)
          .letters?.facts(one)
          .flatMap(({ sizeMm }) => sizeMm ?? []) ?? [],
    ),
  )

/** What blocks; a plate that is empty once its only part was taken away says nothing against the taking. */
const blocking = (findings: readonly Finding[]) =>
  findings.filter(({ severity, code }) => severity === 'block' && code !== 'design_empty').map(findingKey)

/** Elements of every kind alone on a plate, in sizes from far too small to too large, in its middle and at its edge. */
function extremes(): Design[] {
  const designs: Design[] = []
  for (const base of templates.filter((_, index) => index % 8 === 0)) {
    const plate = plateFor(base)
    for (const kind of Object.values(elementKinds) as ElementKind<Element>[]) {
      for (const factor of [0.05, 0.3, 1, 2.5]) {
        for (const left of [0, plate.widthMm / 2]) {
          const { design } = addElement(
            { ...base, elements: [] },
            kind.create(kind.usual, groundOn(plate, [])),
          )
          const elements = design.elements.map(element => {
            const scaled = kind.scale(element, { factor, dx: 0, dy: 0 })
            return 'position' in scaled ? { ...scaled, position: { ...scaled.position, left } } : scaled
          })
          const read = parseDesign(storeDesign({ ...design, elements }))
          if (read.ok) designs.push(read.design)
        }
      }
    }
  }
  return designs
}

/** Each wrong in one way. Of too many holes the gaps are not measured: that they show once there are fewer is no repair's doing. */
const wronged = Object.entries(blocked).flatMap(([code, stored]) => {
  const parsed = parseDesign(stored)
  return parsed.ok && code !== 'design_holes_too_many' ? [parsed.design] : []
})

/** What is wrong with the repairs of a design, each in a line. */
async function faultsOf(design: Design): Promise<string[]> {
  const { minFontMm } = plateFor(design)
  const before = await check(design)
  const known = new Set(blocking(before))
  const faults: string[] = []
  for (const finding of before) {
    for (const repair of finding.repairs ?? []) {
      const mended = applyRepair(design, repair)
      const after = await check(mended)
      const said = `${design.slug} ${findingKey(finding)} ${repair.kind} ${finding.measured}`
      if (after.some(other => findingKey(other) === findingKey(finding))) faults.push(`${said}: stays`)
      const worse = blocking(after).filter(key => !known.has(key))
      if (blocking(after).length > known.size) faults.push(`${said}: ${worse.join(', ')}`)
      const least = Math.min(minFontMm, smallestLetters(design))
      if (smallestLetters(mended) < least - 0.01)
        faults.push(`${said}: letters of ${smallestLetters(mended)}`)
    }
  }
  return faults
}

describe('a repair, whatever is wrong', () => {
  test.each([
    ['elements of every kind in every size', extremes],
    ['designs of anything', () => randomDesigns(40, 27)],
    ['designs that may not be made', () => wronged],
  ])('of %s ends its finding, brings nothing that blocks and no smaller letters', async (_, designs) => {
    const faults: string[] = []
    for (const design of designs()) faults.push(...(await faultsOf(design)))
    expect(faults).toEqual([])
  })
})
