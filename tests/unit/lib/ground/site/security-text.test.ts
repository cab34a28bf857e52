import { describe, expect, it } from 'vitest'
import { securityText } from '@/lib/ground/site/security-text'
import fc from '@/tests/support/properties'

const facts = {
  email: 'atelier@example.org',
  contactPage: 'https://shop.example/contact/',
  origins: ['https://shop.example', 'https://stempel.example'],
  now: new Date('2026-11-28T10:41:11.123Z'),
}
const linesOf = (text: string) => text.split('\r\n').slice(0, -1)

describe('security.txt', () => {
  it('says contact, end, languages and where it stands', () => {
    expect(linesOf(securityText(facts))).toEqual([
      'Contact: mailto:atelier@example.org',
      'Expires: 2027-05-27T00:00:00Z',
      'Preferred-Languages: fr, de, en',
      'Canonical: https://shop.example/.well-known/security.txt',
      'Canonical: https://stempel.example/.well-known/security.txt',
    ])
  })

  it('leads to the contact page where the shop has no address for mail', () => {
    expect(linesOf(securityText({ ...facts, email: '' }))[0]).toBe('Contact: https://shop.example/contact/')
  })

  it('has the same lines whatever stands in the setting, and never lasts for a year', () => {
    const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), moments, (email, now) => {
        const lines = linesOf(securityText({ ...facts, email, now }))
        expect(lines).toHaveLength(5)
        expect(lines[0]).toMatch(/^Contact: mailto:[\x21-\x7e]+$/)
        const days = (Date.parse(lines[1]?.slice('Expires: '.length) ?? '') - now.getTime()) / 86_400_000
        expect(days).toBeGreaterThan(170)
        expect(days).toBeLessThan(365)
      }),
    )
  })
})
