import type { Locator, Page } from '@playwright/test'
import { expect } from './shop'

/** Where a control stands, seen from what has the focus. */
const placeOf = (control: Locator) =>
  control.evaluate(element => {
    const active = document.activeElement
    if (element === active) return 'here'
    // Without a focus the Tab key goes on from the place of what had it last: from there nobody knows the shorter way.
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

/** Writes where the focus is already: a form that refuses puts it into the field that is wrong. */
export async function writeOn(page: Page, field: Locator, text: string): Promise<void> {
  await expect(field).toBeFocused()
  await write(page, field, text)
}

/** What was pressed may be gone: something else has the focus then, not the page's beginning. */
export const expectFocusKept = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.tagName ?? 'BODY')).not.toBe('BODY')
