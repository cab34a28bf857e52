import { describe, expect, it } from 'vitest'
import { changesOf, entriesOf, isComplete } from '@/components/tools/models/model-entries'
import { plainSign } from '@/lib/product/sign/plain-sign'
import { brassModel as answer, brass } from '@/tests/support/brass-model'

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
