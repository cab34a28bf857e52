import { chromium } from '@playwright/test'
import type { LabBrowser } from './browser'

/** Opens the lab in Chromium. */
export async function openChromium(url: string): Promise<LabBrowser> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'],
  })
  const page = await browser.newPage()
  const errors: string[] = []
  page.on('pageerror', error => errors.push(String(error)))
  page.on('console', message => {
    if (message.type() === 'error') errors.push(message.text())
  })
  await page.goto(url)
  await page.waitForFunction(() => 'lab' in window)
  return {
    errors,
    call: (name, ...given) =>
      page.evaluate(([called, values]) => (window.lab[called] as (...all: unknown[]) => unknown)(...values), [
        name,
        given,
      ] as const) as never,
    close: () => browser.close(),
  }
}
