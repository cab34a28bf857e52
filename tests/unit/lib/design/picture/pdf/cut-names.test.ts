import { expect, test } from 'vitest'
import { isCutName } from '@/lib/design/picture/pdf/cut-names'
import fc from '@/tests/support/properties'

test.each([
  'CutContour',
  'cutcontour',
  'Cut',
  'CUT LINE',
  'Kiss cut',
  'KissCut',
  'Thru-cut',
  'Through_Cut',
  'Die Cut',
  'Dieline',
  'PerfCutContour',
  'Stanz',
  'Stanze',
  'Stanzkontur',
  'Konturschnitt',
  'Découpe',
  'Trait de découpe',
  'Forme de decoupe',
])('%s is a cut', name => expect(isCutName(name)).toBe(true))

test.each([
  'Black',
  'PANTONE 186 C',
  'Gold',
  'White',
  'Weiss',
  'Vernis',
  'Executive Blue',
  'Diesel Grey',
  'Cutty Sark',
  'All',
  '',
])('%s is ink', name => expect(isCutName(name)).toBe(false))

test('capitals, blanks and dashes do not matter', () => {
  fc.assert(
    fc.property(fc.constantFrom('', ' ', '-', '_', '  '), fc.boolean(), (gap, loud) => {
      const name = ['Kiss', 'Cut'].join(gap)
      expect(isCutName(loud ? name.toUpperCase() : name.toLowerCase())).toBe(true)
    }),
  )
})
