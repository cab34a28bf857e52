import { type BrowserContext, chromium, type Page } from '@playwright/test'
import type { LabBrowser } from './browser'

/** So many calls a page answers: what drawing leaves behind adds up, and a page of a thousand designs runs out of memory. */
const callsOfPage = 150

/** Opens the lab in Chromium. It switches to a fresh page now and then; the caller does not notice. */
export async function openChromium(url: string): Promise<LabBrowser> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'],
  })
  const errors: string[] = []
  const openPage = async (): Promise<{ context: BrowserContext; page: Page }> => {
    // Each context has its own process, whose memory is freed with it.
    const context = await browser.newContext()
    const page = await context.newPage()
    page.on('pageerror', error => errors.push(String(error)))
    page.on('crash', () => errors.push('the page crashed'))
    page.on('console', message => {
      if (message.type() === 'error') errors.push(message.text())
    })
    await page.goto(url)
    await page.waitForFunction(() => 'lab' in window)
    return { context, page }
  }
  let open = await openPage()
  let calls = 0
  const pageToAsk = async (): Promise<Page> => {
    calls += 1
    if (calls % callsOfPage === 0) {
      await open.context.close()
      open = await openPage()
    }
    return open.page
  }
  return {
    errors,
    call: async (name, ...given) =>
      (await pageToAsk()).evaluate(
        ([called, values]) => (window.lab[called] as (...all: unknown[]) => unknown)(...values),
        [name, given] as const,
      ) as never,
    close: () => browser.close(),
  }
}
