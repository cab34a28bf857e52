import type { Locator, Page } from '@playwright/test'
import { expect } from './shop'

/** The position of a control relative to the focus. */
const placeOf = (control: Locator) =>
  control.evaluate(element => {
    const active = document.activeElement
    if (element === active) return 'here'
    // Without a focus the Tab key continues from the last focused place: from there the shorter direction is unknown.
    if (!active || active === document.body) return 'after'
    return active.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING ? 'before' : 'after'
  })

/** Goes on, or back, by the Tab key until a control has the focus. */
export async function tabTo(page: Page, control: Locator, most = 60): Promise<void> {
  await expect(control).toBeVisible()
  for (let presses = 0; presses < most; presses += 1) {
    const place = await placeOf(control)
    if (place === 'here') return
    await page.keyboard.press(place === 'before' ? 'Shift+Tab' : 'Tab')
  }
  await expect(control).toBeFocused()
}

/** Goes to a control and presses a key on it. */
export async function press(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control)
  await page.keyboard.press(key)
}

/** Goes to a field and writes into it, over what it had. */
export async function write(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.press('Control+A')
  await page.keyboard.type(text)
}

/** Writes into the focused field: a refused form focuses the wrong field. */
export async function writeOn(page: Page, field: Locator, text: string): Promise<void> {
  await expect(field).toBeFocused()
  await write(page, field, text)
}

/** The pressed control may be gone: then another element has the focus, not the start of the page. */
export const expectFocusKept = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.tagName ?? 'BODY')).not.toBe('BODY')
