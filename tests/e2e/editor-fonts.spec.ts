import type { Page } from '@playwright/test'
import { button, elements, lineField, openCheck, openStamp } from './support/editor'
import { expect, french, test } from './support/shop'

const { t: fr } = french
const t = fr.editor

/** The panel's; the bar at the selection has one of the same name, which opens the palette. */
const fontButton = (page: Page, name: string) =>
  button(page, t.text.family.replace('{name}', name)).and(page.locator('[aria-haspopup=listbox]'))
test('a line in Hebrew says which letters its font lacks, and one click sets it in one that has them', async ({
  page,
}) => {
  await openStamp(page)
  await lineField(page, 1).fill('רחוב הרצל 25')
  await openCheck(page)
  await button(page, t.check.otherFont.replace('{name}', 'Noto Sans Hebrew')).click()
  await expect(button(page, t.check.otherFont.replace('{name}', 'Noto Sans Hebrew'))).toBeHidden()
  await elements(page).getByRole('treeitem').first().click()
  await expect(fontButton(page, 'Noto Sans Hebrew')).toBeVisible()
  await expect(lineField(page, 1)).toHaveValue('רחוב הרצל 25')
})

test('an emoji is named and taken out by one click', async ({ page }) => {
  await openStamp(page)
  await lineField(page, 1).fill('Fleurs 🌷 Léa')
  await openCheck(page)
  await button(page, t.check.withoutCharacters.replace('{name}', '🌷')).click()
  await expect(lineField(page, 1)).toHaveValue('Fleurs Léa')
})
