import type { Page } from '@playwright/test'
import { button, lineField, openCheck, openStamp } from './support/editor'
import { openCart } from './support/purchase'
import { expect, fill, french, hydrated, test } from './support/shop'

const { t: fr } = french
const t = fr.editor

const question = (page: Page) => page.getByRole('dialog', { name: t.ask.title })
const says = (words: string) => fill(fr.findings.design_sample_words, { subject: words })

test('the words of the sample are asked about until they are kept, and the shopper’s own are not', async ({
  page,
}) => {
  await openStamp(page)
  await button(page, t.add).click()
  for (const words of ['DUPONT & FILS SARL', 'SIRET 000 000 000 00000 – APE 0000A'])
    await expect(question(page).getByText(says(words))).toBeVisible()
  await button(page, t.ask.back).click()
  await expect(question(page)).toBeHidden()
  await button(page, t.add).click()
  await button(page, t.ask.add).click()
  await openCart(page, french)
  await page
    .getByRole('button', { name: /^Modifier/ })
    .first()
    .click()
  await expect(lineField(page, 1)).toHaveValue('DUPONT & FILS SARL')

  const own = [
    'ATELIER NOIR',
    '8, place Bellecour – 69002 LYON',
    'Tél. 04 72 10 20 30',
    'SIRET 552 100 554 00013',
  ]
  // Kept words are not asked about again, and neither are own words.
  for (const [at, words] of own.slice(0, 2).entries()) await lineField(page, at + 1).fill(words)
  await button(page, t.add).click()
  await expect(page).toHaveURL('/cart/')
  await expect(page.getByRole('application')).toBeHidden()
})

test('a sign asks on its own page, before it goes into the cart with a sample’s words', async ({ page }) => {
  await page.goto('/plaque/sign-pvc/')
  await hydrated(page)
  await page
    .getByRole('textbox', { name: fill(fr.product.text.line, { 'number, number': 1 }), exact: true })
    .fill('Famille NOIR')
  const workspace = page.getByRole('main')
  const asks = /Bât\. B – 2e étage\. Ajouter ainsi/
  await workspace.getByRole('button', { name: fr.product.addToCart, exact: true }).first().click()
  await expect(workspace.getByText(asks)).toBeVisible()
  await workspace.getByRole('button', { name: fr.product.addAsItIs, exact: true }).first().click()
  await expect(workspace.getByText(fr.product.added).first()).toBeVisible()
})

test.describe('a browser without workers', () => {
  test('checks on the page itself', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'))
    await openStamp(page)
    await button(page, t.add).click()
    await expect(question(page).getByText(says('DUPONT & FILS SARL'))).toBeVisible()
  })
})

test('repairs without a decision are done by one press, previewed before and reverted by one undo', async ({
  page,
}) => {
  await openStamp(page)
  const check = t.check
  for (const number of [3, 4])
    await page
      .getByRole('textbox', { name: fill(t.lines.size, { 'number, number': number }), exact: true })
      .fill('2')
  await page.keyboard.press('Enter')
  await openCheck(page)
  await expect(page.getByText(check.mended, { exact: true }).first()).toBeVisible()
  const all = page.getByRole('button', { name: /^Tout réparer, 2 sur/ })
  await all.click()
  await expect(page.getByText('2 points réparés.')).toBeAttached()
  await expect(all).toBeHidden()
  await page.getByRole('button', { name: /^Annuler/ }).click()
  await expect(all).toBeVisible()
})

test('a press on the blocked cart button leads to the blocking findings', async ({ page }) => {
  await openStamp(page)
  await page
    .getByRole('textbox', { name: fill(t.lines.size, { 'number, number': 4 }), exact: true })
    .fill('1')
  await page.keyboard.press('Enter')
  await expect(button(page, t.add)).toBeDisabled()
  await button(page, t.add).click({ force: true })
  await expect(button(page, fill(t.check.repairTo, { 'needed, number': '2,5' })).first()).toBeVisible()
  await expect(question(page)).toBeHidden()
})

test('a repair never reverts what was written meanwhile', async ({ page }) => {
  await openStamp(page)
  await page
    .getByRole('textbox', { name: fill(t.lines.size, { 'number, number': 4 }), exact: true })
    .fill('2')
  await page.keyboard.press('Enter')
  const mend = button(page, fill(t.check.repairTo, { 'needed, number': '2,5' }))
  await expect(mend.first()).toBeVisible()
  await lineField(page, 4).fill('SIRET 552 100 554 00013')
  await mend.first().click()
  await expect(lineField(page, 4)).toHaveValue('SIRET 552 100 554 00013')
  await expect(mend).toHaveCount(0)
})
