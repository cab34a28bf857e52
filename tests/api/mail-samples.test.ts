import { beforeAll, describe, expect, it } from 'vitest'
import { keysIn } from '@/tests/support/shown-keys'
import { staffSession } from './support/people'
import { shopUrl } from './support/shop'

const languages = ['fr', 'de', 'en'] as const
let translator: Record<string, string> = {}
beforeAll(async () => {
  translator = await staffSession('translator')
})

/** The mails that the panel lists, by the part of their address. */
async function listed(language: string): Promise<string[]> {
  const page = await fetch(`${shopUrl}/admin/mails?language=${language}`, { headers: translator })
  expect(page.status).toBe(200)
  const html = await page.text()
  const list = html.slice(html.indexOf('bo-mails__list'), html.indexOf('bo-mails__sheet'))
  return [...new Set([...list.matchAll(/\?mail=([\w-]+)/g)].map(([, id = '']) => id))]
}

const read = (mail: string, language: string, form: string, headers = translator) =>
  fetch(`${shopUrl}/api/mail-samples/${mail}/${language}/${form}`, { headers })

/** Faults that a reader would see: an empty placeholder, a value such as `undefined`, the name of a text. */
const unresolved =
  /[{}]|\b(?:undefined|null|NaN)\b|Invalid Date|\[object|(?<![@.\w-])(?:mail|accountMail)\.\w|authentication:/

/** The checked text of a mail: without styles, which have braces of their own, and addresses, whose codes are random letters. */
const words = (text: string) =>
  text.replace(/<style[\s\S]*?<\/style>/g, '').replace(/(?:https?:\/\/|data:)[^\s"<>]+/g, '')

describe('mails seen before they are sent', () => {
  it.each(languages)('are all there in %s, with nothing left open in them', async language => {
    const mails = await listed(language)
    // One of each part of the shop that writes: a kind that is added to one of them is listed by itself.
    for (const mail of [
      'order-order-confirmation',
      'order-claim-refused',
      'approval-asked',
      'quotation-answered',
      'account-password-link',
      'account-invitation',
      'message-sender',
      'shared-cart',
      'staff-password-link',
      'outage-disk-begins',
      'outage-database-over',
    ])
      expect(mails).toContain(mail)
    for (const mail of mails) {
      const html = await read(mail, language, 'mail.html')
      expect(html.status, mail).toBe(200)
      const shown = words(await html.text())
      expect(shown.length, mail).toBeGreaterThan(100)
      expect(shown, mail).not.toMatch(unresolved)
      expect(keysIn(shown), mail).toEqual([])
      const text = words(await (await read(mail, language, 'mail.txt')).text())
      expect(text, mail).not.toMatch(unresolved)
      expect(keysIn(text), mail).toEqual([])
    }
  })
  it('are in the language that is asked for, and the shop’s own in French', async () => {
    const html = async (mail: string, language: string) => (await read(mail, language, 'mail.html')).text()
    expect(await html('order-delivered', 'de')).toContain('Ihr Paket ist angekommen')
    expect(await html('order-delivered', 'en')).toContain('Your parcel has arrived')
    expect(await html('order-withdrawal-shop', 'de')).toContain('Une rétractation est arrivée')
  })
  it('run nothing, fetch nothing, are framed by the panel alone and kept by nobody', async () => {
    const { headers } = await read('order-paid', 'fr', 'mail.html')
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox",
    )
    expect(headers.get('cache-control')).toBe('private, no-store')
  })
  it.each(['fr/mail.pdf', 'xx/mail.html', 'fr/..%2Fmail.html'])('are not found at %s', async place => {
    const answer = await fetch(`${shopUrl}/api/mail-samples/order-paid/${place}`, { headers: translator })
    expect(answer.status).toBe(404)
  })
  it('are not shown to those who may not change texts', async () => {
    expect((await read('order-paid', 'fr', 'mail.html', {})).status).toBe(401)
    const production = await staffSession('production')
    expect((await read('order-paid', 'fr', 'mail.html', production)).status).toBe(403)
    const page = await fetch(`${shopUrl}/admin/mails`, { headers: production, redirect: 'manual' })
    expect(await page.text()).not.toContain('bo-mails__list')
  })
})
