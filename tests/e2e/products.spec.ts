import type { Locator, Page } from '@playwright/test'
import { openCart, placeOrder, sidebarOf } from './support/purchase'
import { expect, fill, french, hydrated, test } from './support/shop'

const { t } = french
const firstLine = (page: Page) =>
  page.getByLabel(fill(t.editor.lines.text, { 'number, number': 1 }), { exact: true })

/** Writes the first line of the part that the editor shows, and hands it back to the pack. */
async function writePart(page: Page, words: string) {
  const editor = page.getByRole('dialog').first()
  const line = firstLine(page)
  const fresh = editor.getByRole('button', { name: t.editor.lines.add, exact: true })
  await expect(line.or(fresh).first()).toBeVisible()
  if (!(await line.isVisible())) await fresh.click()
  await line.fill(words)
  await editor.getByRole('button', { name: t.editor.keepPart, exact: true }).click()
  const anyway = page.getByRole('button', { name: t.editor.ask.add, exact: true })
  // Remaining sample words cause a question; the check may take a moment.
  await expect.poll(async () => (await anyway.isVisible()) || !(await editor.isVisible())).toBe(true)
  if (await anyway.isVisible()) await anyway.click()
  await expect(editor).toBeHidden()
}

test('a pack is bought with a text on each of its stamps', async ({ page }) => {
  await page.goto('/pack/pack-printy-duo-4911-4913/')
  const { pack, text } = t.product
  const part = (number: number, name: string) =>
    page.getByRole('listitem', {
      name: fill(pack.partTitle, { 'number, number': number, name }),
      exact: true,
    })
  const [first, second] = [part(1, 'trodat Printy 4911'), part(2, 'trodat Printy 4913')]
  const line = fill(text.line, { 'number, number': 1 })
  const add = page.getByRole('button', { name: pack.add, exact: true })

  await hydrated(page)
  await expect(add).toBeDisabled()
  await first.getByLabel(line, { exact: true }).fill('Lu et approuvé')
  await expect(first.getByText(pack.states.ready, { exact: true })).toBeVisible()
  await page.reload()
  await expect(first.getByText(pack.states.ready, { exact: true })).toBeVisible()
  await expect(add).toBeDisabled()

  await second
    .getByRole('button', { name: fill(pack.editNamed, { name: 'trodat Printy 4913' }), exact: true })
    .click()
  await writePart(page, 'Atelier Léa')
  await expect(second.getByLabel(line, { exact: true })).toHaveValue('Atelier Léa')
  await add.click()
  await expect(sidebarOf(page, french)).toBeVisible()

  // It is opened again from the cart, with all its texts, and replaces its line.
  await page.goto('/cart/')
  const name = 'Duo signature et adresse'
  await page.getByRole('link', { name: fill(t.cart.modifyLine, { name }), exact: true }).click()
  await expect(second.getByLabel(line, { exact: true })).toHaveValue('Atelier Léa')
  await first.getByLabel(line, { exact: true }).fill('Payé le')
  await page.getByRole('button', { name: pack.update, exact: true }).click()
  await expect(sidebarOf(page, french)).toBeVisible()

  await page.goto('/cart/')
  const list = page.getByRole('list', { name: t.cart.lines })
  await expect(list.getByRole('link', { name: fill(t.cart.modifyLine, { name }), exact: true })).toHaveCount(
    1,
  )
  for (const name of ['trodat Printy 4911', 'trodat Printy 4913']) {
    await expect(
      list.getByRole('button', { name: fill(t.cart.modifyPart, { name }), exact: true }),
    ).toBeVisible()
  }
  await expect(page.getByText(t.cart.returnable)).toHaveCount(0)
  await placeOrder(page, french)
  await expect(page.getByText(t.order.noWithdrawal)).toBeVisible()
})

test('a text plate is written on and put into the cart', async ({ page }) => {
  await page.goto('/pack-empreinte/printy-4913/')
  await hydrated(page)
  await page.getByRole('button', { name: t.product.personalisePlate, exact: true }).click()
  const editor = page.getByRole('dialog').first()
  const line = firstLine(page)
  await editor.getByRole('button', { name: t.editor.lines.add, exact: true }).first().click()
  await line.fill('Atelier Léa')
  await editor.getByRole('button', { name: t.editor.add, exact: true }).first().click()
  const anyway = page.getByRole('button', { name: t.editor.ask.add, exact: true })
  await expect(sidebarOf(page, french).or(anyway).first()).toBeVisible()
  if (await anyway.isVisible()) await anyway.click()
  await openCart(page, french)
  await placeOrder(page, french)
})

test('a formula is ordered as it is, and can be returned', async ({ page }) => {
  await page.goto('/tampon/accounting-grid/')
  await hydrated(page)
  const order = page.getByRole('button', { name: t.product.orderAsItIs, exact: true })
  await order.click()
  const sidebar = sidebarOf(page, french)
  await expect(sidebar.getByRole('list').first()).toBeVisible()
  await page.goBack()
  await expect(sidebar).toBeHidden()
  await expect(order).toBeFocused()
  await expect(page).toHaveURL('/tampon/accounting-grid/')

  await order.click()
  await expect(sidebar).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sidebar).toBeHidden()
  await expect(order).toBeFocused()

  await order.click()
  await sidebar.getByRole('link', { name: t.popups.sidebar.cart, exact: true }).click()
  await expect(page).toHaveURL('/cart/')
  await expect(sidebar).toBeHidden()
  await expect(page.getByText(t.cart.returnable)).toHaveCount(3)
  await placeOrder(page, french)
  await expect(page.getByText(fill(t.order.withdrawal, { 'days, number': 14 })).first()).toBeVisible()
})

test('a stamp is ordered from its page, with its own words in its own colours', async ({ page }) => {
  const field = (number: number) =>
    page.getByRole('textbox', { name: fill(t.product.text.line, { 'number, number': number }), exact: true })
  const workspace = page.getByRole('main')
  await page.goto('/tampon/trodat-printy-4750/')
  await hydrated(page)
  await page.getByRole('radio', { name: 'Bleu', exact: true }).first().check()
  await field(1).fill('MAISON ZORA')
  await field(2).fill('Reçu le')
  await workspace.getByRole('button', { name: t.product.addToCart, exact: true }).first().click()
  await expect(workspace.getByText(t.product.added)).toBeVisible()
  await page.goto('/cart/')
  await expect(page.getByRole('list', { name: t.cart.lines }).getByText('MAISON ZORA').first()).toBeVisible()
})

test('a stamp is in the cart by keyboard from the home page, in at most 60 presses of Tab', async ({
  page,
}) => {
  let presses = 0
  const go = async (key: 'Tab' | 'Shift+Tab', target: Locator) => {
    do {
      await page.keyboard.press(key)
      presses += 1
      expect(presses).toBeLessThanOrEqual(60)
    } while (!(await target.evaluate(element => element === document.activeElement)))
  }
  const main = page.getByRole('main')
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto('/')
  await hydrated(page)
  await go('Tab', page.getByRole('link', { name: t.layout.skip, exact: true }))
  await page.keyboard.press('Enter')
  await go('Tab', main.getByRole('link', { name: t.home.makeStamp, exact: true }).first())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/stamp/')
  await expect(heading).toBeFocused()
  await go('Tab', main.getByRole('link', { name: t.layout.skipToProducts, exact: true }))
  await page.keyboard.press('Enter')
  await go('Tab', main.locator('#products .tile').first())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/tampon\//)
  await expect(heading).toBeFocused()
  await go('Tab', main.getByRole('textbox', { name: fill(t.product.text.line, { 'number, number': 1 }) }))
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Atelier Léa')
  await go('Shift+Tab', main.getByRole('button', { name: t.product.addToCart, exact: true }).first())
  await page.keyboard.press('Enter')
  // The other lines still have the sample text; the same button asks about it.
  await expect(main.getByRole('button', { name: t.product.addAsItIs, exact: true }).first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(sidebarOf(page, french)).toBeVisible()
})
