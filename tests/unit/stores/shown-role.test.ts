// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import { agreeRole } from '@/stores/agree-role'
import { showRole } from '@/stores/shown-role'

const { dataset } = document.documentElement

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the store does
  document.cookie = 'shop-role=; Max-Age=0; Path=/'
  showRole()
})

describe('the role cookie of the pages', () => {
  it('follows an account that was confirmed since it was set, with prices without VAT first', () => {
    agreeRole('client')
    expect([dataset.role, document.cookie]).toEqual(['client', 'shop-role=client'])
    agreeRole('retailer')
    expect([dataset.role, dataset.prices]).toEqual(['retailer', 'ht'])
  })

  it('is removed when a session has ended elsewhere', () => {
    agreeRole('company')
    agreeRole(null)
    expect([dataset.role, document.cookie, dataset.prices]).toEqual([undefined, '', 'ttc'])
  })

  it('stays where one of the staff shops as nobody', () => {
    dataset.role = 'admin'
    agreeRole(null)
    expect(dataset.role).toBe('admin')
  })
})
