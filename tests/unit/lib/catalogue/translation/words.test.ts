import { describe, expect, it } from 'vitest'
import { countWords, isMissing, isSame, shownWords, type Words } from '@/lib/catalogue/translation/words'

const words = (texts: Partial<Words['texts']>, field = 'title'): Words => ({
  id: 1,
  subject: 'page-home',
  field,
  long: false,
  texts: { fr: '', de: '', en: '', ...texts },
})

describe('a text in every language (TRANSLATION-2)', () => {
  it('is missing where another language has it, not where nobody has', () => {
    expect(isMissing(words({ fr: 'Bonjour' }), 'de')).toBe(true)
    expect(isMissing(words({ fr: 'Bonjour', de: null }), 'de')).toBe(true)
    expect(isMissing(words({ de: 'Guten Tag' }), 'fr')).toBe(true)
    expect(isMissing(words({}), 'de')).toBe(false)
    expect(isMissing(words({ fr: 'Bonjour', de: 'Guten Tag' }), 'de')).toBe(false)
  })

  it('is the same only where it stands for a translation', () => {
    expect(isSame(words({ fr: 'Trodat', de: 'Trodat' }), 'de')).toBe(true)
    expect(isSame(words({ fr: 'Trodat' }), 'fr')).toBe(false)
    expect(isSame(words({}), 'de')).toBe(false)
  })

  it('is found by words of any language in any order, and by its document', () => {
    const all = [
      words({ fr: 'Un tampon rond', de: 'Ein runder Stempel' }),
      words({ fr: 'Une plaque' }, 'text'),
    ]
    const found = (q: string) => shownWords(all, { language: 'de', show: 'all', q }).map(({ field }) => field)
    expect(found('rond tampon')).toEqual(['title'])
    expect(found('STEMPEL')).toEqual(['title'])
    expect(found('home')).toEqual(['title', 'text'])
    expect(found('nothing')).toEqual([])
    expect(shownWords(all, { language: 'de', show: 'missing', q: '' })).toEqual([all[1]])
  })

  it('is counted once, and as missing in each language that has it not', () => {
    expect(countWords([words({ fr: 'a', en: 'b' }), words({ fr: 'a', de: 'a' }), words({})])).toEqual({
      all: 2,
      missing: { fr: 0, de: 1, en: 1 },
    })
  })
})
