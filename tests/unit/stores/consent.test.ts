// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { campaignOfOrder, followConsent, keepCampaign } from '@/stores/campaign'
import { giveConsent, readConsent } from '@/stores/consent'

beforeEach(() => {
  localStorage.clear()
  history.replaceState(null, '', '/')
})

it('there is no answer before the question', () => {
  expect(readConsent()).toBeNull()
})

it.each([
  [true, true],
  [true, false],
  [false, true],
  [false, false],
])('each purpose is granted by itself (measurement %s, campaigns %s)', (measurement, campaigns) => {
  giveConsent({ measurement, campaigns })
  expect(readConsent()).toEqual({ measurement, campaigns })
})

it('an older answer still counts, and an invalid one grants nothing', () => {
  localStorage.setItem('cookiesConsent', 'true')
  expect(readConsent()).toEqual({ measurement: true, campaigns: true })
  localStorage.setItem('cookiesConsent', '<script>')
  expect(readConsent()).toEqual({ measurement: false, campaigns: false })
})

it('the ids of a campaign are kept with that consent alone, and forgotten when it is taken back', () => {
  history.replaceState(null, '', '/?gclid=g1&utm_campaign=spring')
  keepCampaign()
  giveConsent({ measurement: true, campaigns: false })
  followConsent()
  expect(localStorage.getItem('gclid')).toBeNull()
  giveConsent({ measurement: false, campaigns: true })
  followConsent()
  expect(localStorage.getItem('gclid')).toBe('g1')
  giveConsent({ measurement: true, campaigns: false })
  followConsent()
  expect([localStorage.getItem('gclid'), localStorage.getItem('utm_campaign')]).toEqual([null, null])
  expect(campaignOfOrder()).toEqual({ gclid: 'g1', utm_campaign: 'spring' })
})
