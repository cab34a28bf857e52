import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findingsBeforeCart } from '@/editor/checks/before-cart'
import { changePlates } from '@/lib/design/scene/operations/plates'
import { madeUpIn } from '@/lib/design/templates/made-up'
import { catalogue } from '@/tests/support/catalogue'
import { fetchPublic } from '@/tests/support/editor-workspace'
import { blankSupport, writtenPlate } from '@/tests/support/supports'
import { templates } from '@/tests/support/templates'

beforeEach(() => {
  vi.stubGlobal('fetch', fetchPublic)
})
afterEach(() => vi.unstubAllGlobals())

const setting = { catalogue, samples: new Set(madeUpIn(templates)) }

test('for a support the sample words of every plate are asked about, each once, and nothing else of the others', async () => {
  const words = ['Sophie BERNARD', 'DIRECTION', 'Claire ROUSSEAU', 'Claire ROUSSEAU', '']
  const blank = blankSupport('sign-support-multi-4x1-200x50-header')
  const support = changePlates(blank, (plate, place) =>
    words[place] === '' ? plate : writtenPlate(plate, [words[place] ?? ''], place === 1 ? 2 : 6),
  )
  const findings = await findingsBeforeCart(support, setting)
  expect(findings.map(({ code, subject }) => [code, subject])).toEqual([
    ['design_sample_words', 'Sophie BERNARD'],
    ['design_sample_words', 'Claire ROUSSEAU'],
  ])
})
