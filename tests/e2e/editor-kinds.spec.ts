import type { Page } from '@playwright/test'
import { openCheck, openItem, templateItem } from './support/editor'
import { expect, fill, french, test } from './support/shop'

const { t: fr } = french
const t = fr.editor

const elements = (page: Page) => page.getByRole('tree', { name: t.elements.title })
const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: t.menu.label }).getByRole('button', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

/** The editor as a page of its own on a template, without the unwanted parts. */
const openDesign = (page: Page, slug: string, keep: (type: string) => boolean): Promise<void> =>
  openItem(page, templateItem(slug, keep))

test('a Wi-Fi code is a form, and says what is missing', async ({ page }) => {
  await openDesign(page, 'template-lawyer-plaque-fr', () => false)
  await menu(page, t.menu.qrcode).click()
  await page.getByRole('radio', { name: t.qrcode.short.wifi }).check()
  await field(page, t.qrcode.fields.ssid).fill('Salle d’attente')
  await button(page, t.qrcode.add).click()
  await expect(page.getByText(t.qrcode.missing)).toBeVisible()
  await expect(elements(page).getByRole('treeitem')).toHaveCount(0)
  await field(page, t.qrcode.fields.password).fill('court')
  await expect(page.getByText(t.qrcode.invalid.password)).toBeVisible()
  await field(page, t.qrcode.fields.password).fill('assez;long')
  await button(page, t.qrcode.add).click()
  await expect(
    elements(page).getByRole('treeitem', { name: t.qrcode.types.wifi, selected: true }),
  ).toBeVisible()
  // The form is empty for the next code, without an error.
  await expect(page.getByText(t.qrcode.missing)).toHaveCount(0)
  // The phone's result for the drawn code stands beside its measures.
  await expect(page.getByText('Rejoindre « Salle d’attente »')).toBeVisible()
  await expect(page.getByText(t.reading.says.withPassword)).toBeVisible()
  // The chosen code fills its own form, beside the one for another.
  await expect(field(page, t.qrcode.fields.password).last()).toHaveValue('assez;long')
  await expect(button(page, t.add)).toBeEnabled()
})

test('a date is that of the day on which the editor is open, in the chosen form, or a fixed one', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-22T10:00:00'))
  await openDesign(page, 'template-company-address-fr', type => type === 'text')
  await menu(page, t.menu.texts).click()
  await button(page, t.date.add).click()
  await expect(elements(page).getByRole('treeitem', { name: '22/11/2026', selected: true })).toBeVisible()
  await expect(page.getByText(/enregistré à/)).toBeVisible()
  await page.clock.setFixedTime(new Date('2026-11-24T10:00:00'))
  await page.reload()
  await elements(page).getByRole('treeitem', { name: '24/11/2026' }).click()
  await page.getByLabel(t.date.form).selectOption({ label: '24 novembre 2026' })
  await page.getByLabel(t.date.language).selectOption({ label: t.date.languages.de })
  await expect(
    elements(page).getByRole('treeitem', { name: '24. November 2026', selected: true }),
  ).toBeVisible()
  await page.getByRole('radio', { name: t.date.fixed }).check()
  await page.getByLabel(t.date.day, { exact: true }).fill('2027-01-01')
  await expect(elements(page).getByRole('treeitem', { name: '1. Januar 2027', selected: true })).toBeVisible()
})

test('a text on a circle is added and turned to the lower side', async ({ page }) => {
  await openDesign(page, 'template-association-seal-fr', () => false)
  await menu(page, t.menu.texts).click()
  await button(page, t.roundedText.add).click()
  await expect(
    elements(page).getByRole('treeitem', { name: t.roundedText.newText, selected: true }),
  ).toBeVisible()
  await page.getByRole('radio', { name: t.roundedText.bottom }).check()
  await button(page, t.command.undo).click()
  await expect(page.getByRole('radio', { name: t.roundedText.top })).toBeChecked()
})

test('free holes are placed by the customer, and gone with another fixing', async ({ page }) => {
  await openDesign(page, 'template-pet-tag-fr', type => type !== 'custom-hole')
  await expect(page.getByText(fr.findings.design_holes_missing).first()).toBeVisible()
  await expect(button(page, t.add)).toBeDisabled()
  await button(page, t.check.place).first().click()
  await expect(elements(page).getByText(t.kind['custom-hole'])).toHaveCount(1)
  await expect(page.getByText(fr.findings.design_holes_missing)).toHaveCount(0)
  await menu(page, t.menu.fixings).click()
  await button(page, t.holes.add).click()
  await expect(elements(page).getByText(t.kind['custom-hole'])).toHaveCount(2)
  await page.getByRole('radio', { name: 'Sans fixation' }).check()
  await expect(page.getByText(/ne seraient pas percés/).first()).toBeVisible()
  await expect(button(page, t.holes.add)).toHaveCount(0)
  await button(page, 'Retirer les 2 éléments').first().click()
  await expect(elements(page).getByText(t.kind['custom-hole'])).toHaveCount(0)
})

test('a barcode says at every key whether it can be made, and computes its check digit', async ({ page }) => {
  await openDesign(page, 'template-lawyer-plaque-fr', () => false)
  await menu(page, t.menu.qrcode).click()
  const content = field(page, t.barcode.content)
  await content.fill('40063813339X')
  await expect(page.getByText(/Le signe «\sX\s», à la place 12/)).toBeVisible()
  await content.fill('4006381333932')
  await expect(page.getByText(/à la place 13, est 2\s; .* ce serait 1/)).toBeVisible()
  await button(page, t.barcode.add).click()
  await expect(elements(page).getByRole('treeitem')).toHaveCount(0)
  await content.fill('400638133393')
  await expect(page.getByText('Clé de contrôle 1 ajoutée : 4006381333931')).toBeVisible()
  await button(page, t.barcode.add).click()
  await expect(elements(page).getByText('Code EAN-13 : 4006381333931')).toBeVisible()
  await expect(button(page, t.add)).toBeEnabled()
})

test('a code is read as drawn: a covering element is reported, and the finding ends with it', async ({
  page,
}) => {
  await openDesign(page, 'template-qr-wifi-fr', type => type === 'qrcode')
  await menu(page, t.menu.shapes).click()
  await button(page, fill(t.shapes.add, { name: t.shapes.names.rectangle })).click()
  await openCheck(page)
  const unread = page.getByText(fr.findings.design_code_unread)
  await expect(unread.first()).toBeVisible()
  await button(page, t.command.undo).click()
  await expect(unread).toHaveCount(0)
})

test('letters and figures on a printed sign take colours, and a code that is too pale is printed in black', async ({
  page,
}) => {
  await openDesign(page, 'template-qr-wifi-fr', type => type === 'qrcode')
  await elements(page).getByRole('treeitem', { name: t.qrcode.types.wifi }).first().click()
  await page.getByRole('radio', { name: t.colour.names.yellow }).check()
  await expect(page.getByText(/Contraste du code/).first()).toBeVisible()
  await expect(button(page, t.add)).toBeDisabled()
  await openCheck(page)
  await button(page, t.check.darkCode).first().click()
  await expect(page.getByText(/Contraste du code/)).toHaveCount(0)
  await field(page, t.colour.hex).fill('zz')
  await expect(page.getByText(t.colour.hexHint)).toBeVisible()
  await field(page, t.colour.hex).fill('#0057a4')
  await expect(field(page, t.colour.hex)).toHaveValue('#0057A4')
  await expect(button(page, t.add)).toBeEnabled()
})

test('the corners of a border are no rounder than the product allows, and the field says so', async ({
  page,
}) => {
  await openDesign(page, 'template-company-address-fr', type => type === 'text')
  await menu(page, t.menu.borders).click()
  await page.getByRole('radio', { name: t.borders.styles.solid, exact: true }).check()
  const radius = field(page, t.borders.radius)
  await radius.fill('100')
  await radius.press('Enter')
  await expect(page.getByText(/Ce champ va de 0 à \d+\s%/)).toBeVisible()
  await expect(radius).not.toHaveValue('100')
})

test('a free hole is moved by keys and sized in its field, and says where it cannot be drilled', async ({
  page,
}) => {
  await openDesign(page, 'template-pet-tag-fr', type => type !== 'custom-hole')
  await button(page, t.check.place).first().click()
  const hole = elements(page).getByRole('treeitem', { name: t.kind['custom-hole'] }).first()
  await hole.click()
  const size = field(page, t.inspector.diameter)
  for (const [typed, taken] of [
    ['2', '3,0'],
    ['51', '50,0'],
    ['4', '4,0'],
  ] as const) {
    await size.fill(typed)
    await size.press('Enter')
    await expect(size).toHaveValue(taken)
    await expect(page.getByText(/Ce champ va de 3 à 50\s*mm/)).toHaveCount(typed === '4' ? 0 : 1)
  }
  await page.getByRole('application').focus()
  for (let press = 0; press < 30; press += 1) await page.keyboard.press('Shift+ArrowUp')
  await expect(page.getByText(/Trou à .* du bord\s: il faut 4 mm/).first()).toBeVisible()
  await expect(button(page, t.add)).toBeDisabled()
  await button(page, t.command.undo).click()
})
