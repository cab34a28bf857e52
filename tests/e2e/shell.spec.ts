import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, fill, french, hydrated, test } from './support/shop'

const { t } = french

/** Presses Tab until what has the focus goes by the name; how often that was. */
async function tabTo(page: Page, name: string | RegExp): Promise<number> {
  for (let presses = 1; presses <= 60; presses++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const { activeElement: element } = document
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
      return (
        element?.getAttribute('aria-label') ??
        labels[0]?.textContent ??
        element?.textContent ??
        ''
      ).trim()
    })
    if (typeof name === 'string' ? focused === name : name.test(focused)) return presses
  }
  throw new Error(`${name} is not reached by sixty presses of Tab`)
}

async function barriers(page: Page): Promise<unknown> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

test('from home to a stamp in the cart by keys alone, in at most sixty presses of Tab', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  let presses = await tabTo(page, t.layout.skip)
  await page.keyboard.press('Enter')
  presses += await tabTo(page, /4913/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  presses += await tabTo(page, t.product.personalise)
  await page.keyboard.press('Enter')
  const editor = page.getByRole('dialog').first()
  await expect(editor.getByRole('application')).toBeVisible()
  presses += await tabTo(page, new RegExp(fill(t.editor.lines.text, { 'number, number': 1 })))
  await page.keyboard.press('Control+a')
  await page.keyboard.type('ANNE MARTIN')
  presses += await tabTo(page, t.editor.add)
  await page.keyboard.press('Enter')
  const anyway = page.getByRole('button', { name: t.editor.ask.add, exact: true })
  const lines = page.getByRole('list', { name: t.cart.lines })
  await expect(lines.or(anyway).first()).toBeVisible()
  if (await anyway.isVisible()) {
    presses += await tabTo(page, t.editor.ask.add)
    await page.keyboard.press('Enter')
  }
  await expect(lines).toBeVisible()
  expect(presses).toBeLessThanOrEqual(60)
})

test('the menu is the whole screen of a phone, a drawer on a tablet, a row at a desk, without barriers', async ({
  page,
}) => {
  const menu = page.getByRole('navigation', { name: t.layout.mainNavigation })
  const banner = page.getByRole('banner')
  for (const width of [390, 700, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    await hydrated(page)
    const [opener] = width < 848 ? [t.layout.menu] : ['Tampons']
    await banner.locator('summary', { hasText: opener }).locator('visible=true').click()
    const box = await menu.locator('visible=true').first().boundingBox()
    if (width === 390) expect(box).toMatchObject({ x: 0, width: 390 })
    if (width === 700) expect(box).toMatchObject({ x: 0, width: 420 })
    const inBar = banner.getByRole('link', { name: t.layout.quotation }).locator('visible=true')
    await expect(inBar).toHaveCount(1)
    expect(await barriers(page)).toEqual([])
  }
})

test('a page that is come to has the focus on its heading, and the header makes room', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('main').getByRole('link', { name: t.home.makeStamp, exact: true }).first().click()
  await expect(page).toHaveURL('/stamp/')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.locator('next-route-announcer')).toHaveCount(1)
  const bar = page.getByRole('banner')
  await page.mouse.wheel(0, 900)
  await expect.poll(async () => (await bar.boundingBox())?.y).toBe(-48)
  await page.mouse.wheel(0, -200)
  await expect.poll(async () => (await bar.boundingBox())?.y).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
