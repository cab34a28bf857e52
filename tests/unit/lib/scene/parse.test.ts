import { describe, expect, test } from 'vitest'
import { readSeedFile } from '@/cms/seed/files'
import { parseDesign } from '@/lib/scene/parse'
import { plateOf } from '@/lib/scene/plate'
import { catalogue } from '../../../support/catalogue'

const samples = (readSeedFile('samples') as { items: unknown[] }).items

describe('parseDesign', () => {
  test('reads every sample of the seed and finds its plate', () => {
    for (const sample of samples) {
      const parsed = parseDesign(sample)
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.findings))
      const plate = plateOf(parsed.design, catalogue)
      expect(plate?.outline.length).toBeGreaterThan(3)
    }
  })
})
