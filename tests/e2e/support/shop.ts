import { randomInt } from 'node:crypto'
import { test as base, type ConsoleMessage, expect, type Locator, type Page } from '@playwright/test'
import { readTexts, type Texts } from '../../support/messages'
import '../../support/named-fetch'

export { expect }

/** The shop in a language: its texts and the prefix of its addresses. */
export interface Shop {
  language: 'fr' | 'de' | 'en'
  t: Texts
  prefix: string
  /** What a shopper of the country types. */
  shopper: { email: string; phone: string; name: string; address: string; zipcode: string; city: string }
}

export const french: Shop = {
  language: 'fr',
  t: readTexts('fr'),
  prefix: '',
  shopper: {
    email: 'sophie.bernard@example.org',
    phone: '06 12 34 56 78',
    name: 'Sophie Bernard',
    address: '45, rue de la Liberté',
    zipcode: '59000',
    city: 'Lille',
  },
}

export const german: Shop = {
  language: 'de',
  t: readTexts('de'),
  prefix: '/de-de',
  shopper: {
    email: 'jonas.weber@example.org',
    phone: '030 1234567',
    name: 'Jonas Weber',
    address: 'Lindenstraße 12',
    zipcode: '10969',
    city: 'Berlin',
  },
}

export const english: Shop = {
  language: 'en',
  t: readTexts('en'),
  prefix: '/en-gb',
  shopper: {
    email: 'alice.taylor@example.org',
    phone: '020 7946 0958',
    name: 'Alice Taylor',
    address: '10 Downing Street',
    zipcode: 'SW1A 2AA',
    city: 'London',
  },
}

/** A text of the messages with its placeholders filled in. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  Object.entries(values).reduce((filled, [key, value]) => filled.replaceAll(`{${key}}`, String(value)), text)

/** A text of the messages in its form for several, of so many. */
export const many = (text: string, count: number): string =>
  (/other \{([^{}]*)\}/.exec(text)?.[1] ?? text).replaceAll('#', String(count))

/**
 * Every test fails on an error in the console or in a script, whatever it looks at. Limits count by the address: each
 * test comes from one of its own.
 */
export const test = base.extend<{ noErrors: undefined; expectedErrors: RegExp | null }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures one needs from its first argument.
  extraHTTPHeaders: async ({}, use) =>
    use({ 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` }),
  expectedErrors: [null, { option: true }],
  noErrors: [
    async ({ context, expectedErrors }, use) => {
      const errors: string[] = []
      const watch = (page: Page) => {
        page.on('console', (message: ConsoleMessage) => {
          // No test expects a missing text: its key would be shown instead.
          const isExpected =
            expectedErrors?.test(message.text()) && !message.text().includes('MISSING_MESSAGE')
          if (message.type() !== 'error' || isExpected) return
          errors.push(`${page.url()}: ${message.text()} ${message.location().url}`)
        })
        page.on('pageerror', error => errors.push(`${page.url()}: ${error.message}`))
      }
      context.on('page', watch)
      await use(undefined)
      expect(errors).toEqual([])
    },
    { auto: true },
  ],
})

/** Waits until the page listens: a press before that would go nowhere. */
export const hydrated = (page: Page) => page.locator('html[data-hydrated]').waitFor()

/** Waits until a page's script has taken a part of it over, where the page does not tell it itself: the panel. */
export const listens = (part: Locator) =>
  expect
    .poll(() => part.evaluate(node => Object.keys(node).some(key => key.startsWith('__reactProps'))))
    .toBe(true)

/** Holds back the files of a page that match, until the returned function is called. */
export async function hold(page: Page, files: string): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(files, async route => {
    await held
    await route.continue()
  })
  return release
}
