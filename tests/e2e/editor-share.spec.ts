import type { Page } from '@playwright/test'
import { expectNoBarriers } from './support/barriers'
import { canvasOf, lineField, openStamp } from './support/editor'
import { designText } from './support/purchase'
import { expect, french, german, hold, hydrated, test } from './support/shop'

const { t: fr } = french
const share = fr.editor.share
const dialog = (page: Page) => page.getByRole('dialog', { name: share.title })
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true })

/** Opens the dialog from the bar of the editor. */
async function openShare(page: Page): Promise<void> {
  await page.getByRole('button', { name: fr.editor.command.share, exact: true }).click()
  await expect(dialog(page)).toBeVisible()
}

/** Makes a link, and reads its address. */
async function makeLink(page: Page): Promise<string> {
  await button(page, share.make).click()
  const address = dialog(page).getByRole('textbox', { name: share.address })
  await expect(address).toHaveValue(/\/shared\/[\w-]{22}\/$/)
  return address.inputValue()
}

test('a design is shared by a link, seen by somebody else, made his own and ordered', async ({
  page,
  browser,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openStamp(page)
  await lineField(page, 1).fill('ATELIER LIEN')
  await openShare(page)
  const address = await makeLink(page)
  await button(page, share.copy).click()
  await expect(dialog(page).getByRole('status')).toHaveText(share.said.copied)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)

  const other = await browser.newContext()
  const guest = await other.newPage()
  const errors: string[] = []
  guest.on('console', message => message.type() === 'error' && errors.push(message.text()))
  guest.on('pageerror', error => errors.push(error.message))
  await guest.goto(address)
  await hydrated(guest)
  await expect(guest.getByRole('list').getByText('ATELIER LIEN')).toBeVisible()
  const picture = guest.getByRole('img', { name: /sur son produit/ })
  await expect(picture).toHaveJSProperty('complete', true)
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1184)
  await expectNoBarriers(guest)

  await guest.getByRole('button', { name: fr.shared.makeOwn, exact: true }).click()
  await expect(canvasOf(guest)).toBeVisible()
  await expect(lineField(guest, 1)).toHaveValue('ATELIER LIEN')
  await designText(guest, french, 'MON ATELIER')
  await expect(lineField(page, 1)).toHaveValue('ATELIER LIEN')
  await expect(guest.getByRole('button', { name: /Modifier/ })).toHaveCount(1)

  await guest.goto(address)
  await expect(guest.getByRole('list').getByText('ATELIER LIEN')).toBeVisible()
  await hydrated(guest)
  await guest.getByRole('button', { name: fr.shared.addAsIs, exact: true }).click()
  await guest.waitForURL('**/cart/')
  await expect(guest.getByRole('button', { name: /Modifier/ })).toHaveCount(2)
  expect(errors).toEqual([])
  await other.close()
})

test('a link is ended by its maker, and says so to everyone who opens it', async ({ page, browser }) => {
  await openStamp(page)
  await openShare(page)
  const address = await makeLink(page)
  const other = await browser.newContext()
  const guest = await other.newPage()
  await guest.goto(address.replace('/shared/', `${german.prefix}/shared/`))
  await expect(guest.getByRole('button', { name: german.t.shared.makeOwn })).toBeVisible()

  await dialog(page)
    .getByRole('button', { name: new RegExp(`^${fr.editor.share.endOf.slice(0, 20)}`) })
    .click()
  await expect(dialog(page).getByRole('status')).toHaveText(share.said.ended)
  await expect(dialog(page).getByRole('heading', { name: share.own })).toHaveCount(0)
  const answer = await guest.reload()
  expect(answer?.status()).toBe(404)
  await expect(guest.getByRole('heading', { level: 1, name: german.t.shared.ended.title })).toBeVisible()
  await other.close()
})

test('the dialog works by keyboard alone, and gives the focus back', async ({ page }) => {
  await openStamp(page)
  await openShare(page)
  await expectNoBarriers(page, 'dialog[aria-labelledby="editor-share-title"]')
  // Escape leads out also while the link is being made.
  const go = await hold(page, '**/api/shared-designs')
  await button(page, share.make).focus()
  await page.keyboard.press('Enter')
  await expect(button(page, share.make)).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  go()
  await openShare(page)
  await button(page, share.make).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('status')).toHaveText(share.said.made)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(canvasOf(page)).toBeVisible()
  await expect(page.getByRole('button', { name: fr.editor.command.share, exact: true })).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a link is made out of the search and handed to another program', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, {
        share: (data: { url: string }) => {
          document.documentElement.dataset.handed = data.url
          return Promise.resolve()
        },
      })
    })
    await openStamp(page)
    await page.keyboard.press('Control+k')
    await page.locator('dialog').getByRole('combobox').fill('partager')
    await page.getByRole('option', { name: fr.editor.command.share }).tap()
    const address = await makeLink(page)
    await button(page, share.hand).tap()
    await expect(page.locator('html')).toHaveAttribute('data-handed', address)
    const workspace = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(workspace).toBeLessThanOrEqual(390)
  })
})
