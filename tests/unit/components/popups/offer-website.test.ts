// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { offerWebsite, siteFor } from '@/components/popups/offer-website'
import { useUi } from '@/stores/ui'

describe('the site of a country', () => {
  it('is in a language that is read there and by its reader, else in that of the page', () => {
    expect(siteFor('BE', ['de-DE', 'fr'], 'fr-FR')).toBe('de-BE')
    expect(siteFor('CH', ['ja-JP'], 'fr-FR')).toBe('fr-CH')
    expect(siteFor('DE', ['fr-FR'], 'fr-FR')).toBe('de-DE')
  })

  it('is none at home, and none where the shop has no site', () => {
    expect(siteFor('FR', ['en'], 'fr-FR')).toBeNull()
    expect(siteFor('US', ['en-US'], 'fr-FR')).toBeNull()
    expect(siteFor('', [], 'fr-FR')).toBeNull()
  })

  it('is the shop’s own country only for readers of its language: it is also the answer for an unknown country', () => {
    expect(siteFor('FR', ['en-US', 'en'], 'de-DE')).toBeNull()
    expect(siteFor('FR', ['de', 'fr-FR'], 'de-DE')).toBe('fr-FR')
  })
})

describe('the offer of another site', () => {
  const answer = (body: unknown, ok = true) =>
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response(JSON.stringify(body), { status: ok ? 200 : 500 })),
    )
  const offers = () => useUi.getState().popups
  beforeEach(() => {
    localStorage.clear()
    useUi.setState({ popups: [] })
  })
  afterEach(() => vi.unstubAllGlobals())

  it('is made once, whatever is answered', async () => {
    answer({ countryCode: 'DE' })
    await offerWebsite('fr-FR')
    expect(offers()).toMatchObject([{ name: 'redirectWebsite', props: { target: 'de-DE' } }])
    useUi.setState({ popups: [] })
    await offerWebsite('fr-FR')
    expect(offers()).toEqual([])
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('is not made over a design that somebody works on, but on the next page', async () => {
    answer({ countryCode: 'DE' })
    for (const path of ['/editor/', '/fr-be/editor/']) {
      history.replaceState(null, '', path)
      await offerWebsite('fr-FR')
      expect(offers()).toEqual([])
    }
    history.replaceState(null, '', '/cart/')
    await offerWebsite('fr-FR')
    expect(offers()).toHaveLength(1)
  })

  it('is not made where nobody knows the country, and is tried again where it could not be asked', async () => {
    answer({}, false)
    await offerWebsite('fr-FR')
    answer({ countryCode: null })
    await offerWebsite('fr-FR')
    expect(offers()).toEqual([])
    expect(localStorage.getItem('websiteOffered')).toBe('true')
  })

  it('is not made to a browser that keeps nothing: it would be made on every page', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    answer({ countryCode: 'DE' })
    await offerWebsite('fr-FR')
    expect(offers()).toEqual([])
    vi.restoreAllMocks()
  })
})
