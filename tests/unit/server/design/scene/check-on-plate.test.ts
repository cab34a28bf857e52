import { describe, expect, it } from 'vitest'
import { type FindingCode, findingCodes } from '@/lib/design/scene/finding'
import { parseDesign } from '@/lib/design/scene/parse'
import { checkOnPlate } from '@/server/design/scene/check-on-plate'
import { asking, blocked } from '@/tests/support/blocked-designs'
import { plateFor, templates } from '@/tests/support/templates'

const designs = Object.entries(blocked)

it('knows of every finding whether it stops an order', () => {
  const known: FindingCode[] = [...asking, ...(Object.keys(blocked) as FindingCode[])]
  expect(known.toSorted()).toEqual(findingCodes.toSorted())
})

describe('a design that cannot be made', () => {
  it.each(designs)('is refused by the server itself: %s', async (code, stored) => {
    const parsed = parseDesign(stored)
    if (!parsed.ok) throw new Error(JSON.stringify(parsed))
    const { design } = parsed
    const checked = await checkOnPlate(design, plateFor(design))
    if (checked.ok || checked.code !== 'blocked') throw new Error(`${code} goes through`)
    expect(checked.findings.map(finding => finding.code)).toContain(code)
  })
})

it('takes every sample as it is: what is asked is the shop page’s to ask', async () => {
  for (const design of templates)
    expect(await checkOnPlate(design, plateFor(design)), design.slug).toMatchObject({ ok: true })
})
