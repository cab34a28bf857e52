import { describe, expect, it } from 'vitest'
import { changesOf, entriesOf, isComplete } from '@/components/tools/models/model-entries'
import type { ModelAnswer } from '@/lib/contract/model-tools'
import { plainSign } from '@/lib/sign/plain-sign'
import { catalogue } from '@/tests/support/catalogue'

const [brass] = catalogue.materials.materials.filter(({ name }) => name === 'brass')
if (!brass) throw new Error('no brass')
const answer: ModelAnswer = {
  collection: 'sign-models',
  slug: 'sign-brass',
  updatedAt: '2026-11-23T00:00:00.000Z',
  published: true,
  mayPrice: true,
  texts: { title: 'Plaque laiton', description: '', tag: '' },
  stamp: null,
  sign: {
    config: plainSign(brass, 200, 100),
    catalogue: { materials: { ...catalogue.materials, materials: [brass] }, fixings: catalogue.fixings },
  },
}
const begun = entriesOf(answer)

describe('the form of a sign’s model', () => {
  it('writes nothing as long as nothing is changed', () => {
    expect(changesOf(answer, begun)).toEqual({})
    expect(isComplete(answer, begun)).toBe(true)
  })

  it('writes the sign as a whole once a part of it is another', () => {
    const config = { ...plainSign(brass, 200, 100), width: 300 }
    expect(changesOf(answer, { ...begun, config })).toEqual({ config })
  })

  it('is not kept while the sign cannot be made', () => {
    const config = plainSign(brass, 200, 100)
    const wrong = [
      { ...config, width: 0 },
      { ...config, width: 99_999 },
      { ...config, color: 'pink-pink' },
      { ...config, fixing: { name: 'glue of nobody', options: {} } },
    ]
    for (const one of wrong)
      expect(isComplete(answer, { ...begun, config: one }), JSON.stringify(one)).toBe(false)
  })
})
