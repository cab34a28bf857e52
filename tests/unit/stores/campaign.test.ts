// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { campaignInOrder, readCampaign, trackingParameters, withCampaign } from '@/lib/orders/order/campaign'
import type * as CampaignStore from '@/stores/campaign'

let store: typeof CampaignStore
const address = () => `${location.pathname}${location.search}${location.hash}`
const arrive = (path: string) => history.replaceState(null, '', path)

beforeEach(async () => {
  localStorage.clear()
  arrive('/')
  vi.resetModules()
  store = await import('@/stores/campaign')
})

describe('a campaign', () => {
  it('without consent stays in the address from page to page, and in nothing else', () => {
    arrive('/stamp/?gclid=g1&utm_campaign=spring&size=2')
    store.keepCampaign()
    arrive('/cart/?step=1#editorPopup')
    store.keepCampaign()
    expect(address()).toBe('/cart/?step=1&gclid=g1&utm_campaign=spring#editorPopup')
    expect(Object.keys(localStorage)).toEqual([])
    expect(store.campaignOfOrder()).toEqual({ gclid: 'g1', utm_campaign: 'spring' })
  })

  it('with consent is kept in the browser and leaves addresses alone', async () => {
    localStorage.setItem('cookiesConsent', 'true')
    arrive('/stamp/?gclid=g1&utm_source=mail')
    store.keepCampaign()
    arrive('/cart/')
    store.keepCampaign()
    expect(address()).toBe('/cart/')
    vi.resetModules()
    const later = await import('@/stores/campaign')
    expect(later.campaignOfOrder()).toEqual({ gclid: 'g1', utm_source: 'mail' })
  })

  it.each([...trackingParameters, 'idcamp'])('with consent keeps %s over documents', async name => {
    localStorage.setItem('cookiesConsent', 'true')
    arrive(`/stamp/?${name}=v1`)
    store.keepCampaign()
    arrive('/cart/')
    vi.resetModules()
    const later = await import('@/stores/campaign')
    later.keepCampaign()
    expect(later.campaignOfOrder()).toEqual({ [name]: 'v1' })
    localStorage.setItem('cookiesConsent', 'none')
    later.followConsent()
    expect(localStorage.getItem(name)).toBeNull()
  })

  it('is the last one that led here, and nothing of an earlier one', async () => {
    localStorage.setItem('cookiesConsent', 'true')
    arrive('/?gclid=g1&utm_source=search')
    store.keepCampaign()
    arrive('/?fbclid=f2')
    vi.resetModules()
    const later = await import('@/stores/campaign')
    later.keepCampaign()
    expect(later.campaignOfOrder()).toEqual({ fbclid: 'f2' })
    expect(localStorage.getItem('gclid')).toBeNull()
  })

  it('goes with the order as one, with the shop’s own places beside it', () => {
    expect(campaignInOrder({ gclid: 'g', msclkid: 'm', idcamp: '7' })).toEqual({
      gclid: 'g',
      idcamp: '7',
      campaign: { gclid: 'g', msclkid: 'm' },
    })
    expect(campaignInOrder({ idcamp: '7' })).toEqual({ idcamp: '7' })
    expect(campaignInOrder({})).toEqual({})
  })

  it('goes along to a page that is loaded as a new document, unless it is kept in the browser', () => {
    const assign = vi.fn()
    vi.stubGlobal('location', { ...location, search: '?gclid=g1&size=2', assign })
    store.loadPage('/de-de/cart/?step=1')
    expect(assign).toHaveBeenLastCalledWith('/de-de/cart/?step=1&gclid=g1')
    localStorage.setItem('cookiesConsent', 'true')
    store.loadPage('/cart/')
    expect(assign).toHaveBeenLastCalledWith('/cart/')
    vi.unstubAllGlobals()
  })

  it('is nothing but the parameters we know, capped', () => {
    const query = trackingParameters.map(name => `${name}=${name}`).join('&')
    expect(Object.keys(readCampaign(`?${query}&idcamp=1&token=secret&__proto__=x`))).toEqual([
      ...trackingParameters,
      'idcamp',
    ])
    expect(readCampaign(`?gclid=${'x'.repeat(5000)}`).gclid).toHaveLength(500)
  })

  it('never overwrites what an address says', () => {
    expect(withCampaign('/a/?gclid=new#x', { gclid: 'old', fbclid: 'f' })).toBe('/a/?gclid=new&fbclid=f#x')
    expect(withCampaign('/a/', {})).toBe('/a/')
  })
})
