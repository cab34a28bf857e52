import { openBackOffice } from './support/purchase'
import { expect, hydrated, test } from './support/shop'

/** One page of every template, and the expected console errors of each. */
const templates: [string, string][] = [
  ['home', '/'],
  ['stamps', '/stamp/'],
  ['signs', '/signaletique/'],
  ['a stamp', '/tampon/trodat-printy-4913/'],
  ['a sign', '/plaque/sign-pvc/'],
  ['a supply', '/shopping/cartridge-trodat-6-4913/'],
  ['content', '/mentions-legales/'],
  ['help', '/aide/'],
  ['cart', '/cart/'],
  ['checkout', '/checkout/'],
  ['editor', '/editor/'],
  ['a page made at its first request', '/fr-lu/stamp/'],
]

test.describe('no document breaks its own policy', () => {
  for (const [name, path] of templates) {
    test(name, async ({ page }) => {
      const breaches: string[] = []
      await page.exposeFunction('breach', (what: string) => breaches.push(what))
      await page.addInitScript(
        "addEventListener('securitypolicyviolation', e => window.breach(e.violatedDirective + ' ' + e.blockedURI))",
      )
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(200)
      expect(answer?.headers()['content-security-policy']).toContain("default-src 'self'")
      await hydrated(page)
      expect(breaches).toEqual([])
    })
  }

  test.describe('where something is missing', () => {
    // The browser reports the status of the document or of the order; a policy violation has another text.
    test.use({ expectedErrors: /status of 40[134]/ })
    for (const [name, path] of [
      ['a page', '/nothing/here/'],
      ['an order', '/success/?id=999999&auth=nothing'],
    ] as const) {
      test(name, async ({ page }) => {
        const answer = await page.goto(path)
        expect(answer?.headers()['content-security-policy']).toContain("default-src 'self'")
        await hydrated(page)
      })
    }
  })

  test('the panel', async ({ page }) => {
    await openBackOffice(page)
    await expect(page.getByRole('navigation').first()).toBeVisible()
  })
})
