import { canvasOf, openStamp } from './support/editor'
import { expect, french, hydrated, test } from './support/shop'

const { t: fr } = french
const t = fr.editor.series
const names = Array.from({ length: 40 }, (_, index) => `Salle ${index + 1}`)
const long = 'Salle de réunion Anne-Laure de La Fontaine'
const workspace = 'dialog[aria-labelledby="editor-title"]'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('forty names become forty lines of the cart, each with its own, and go out again together', async ({
    page,
  }) => {
    await page.goto('/plaque/sign-pvc/')
    await hydrated(page)
    await page.getByRole('button', { name: fr.product.text.openEditor, exact: true }).tap()
    const editor = page.locator(workspace)
    await expect(canvasOf(page)).toBeVisible()
    await editor.getByRole('button', { name: fr.editor.menu.series, exact: true }).tap()
    await editor
      .getByRole('textbox', { name: t.field, exact: true })
      .fill(names.toSpliced(6, 1, long).join('\n'))
    const pieces = editor.getByRole('list', { name: t.list, exact: true }).getByRole('listitem')
    await expect(pieces).toHaveCount(40)
    await expect(editor.getByText(/Plus petite que les autres\s: la pièce 7\./)).toBeVisible()
    const add = editor.getByRole('button', { name: 'Ajouter 40 pièces au panier', exact: true })
    await expect(add).toBeEnabled()
    await expect(editor.getByText(/^40 ×/)).toContainText('€')
    await add.tap()
    await page.waitForURL('**/cart/')
    const lines = page.getByRole('list', { name: fr.cart.lines, exact: true })
    await expect(lines.getByText(/Salle \d+/)).toHaveCount(39)
    await page.getByRole('button', { name: fr.cart.undoSeries, exact: true }).tap()
    await expect(page.getByRole('heading', { name: fr.cart.empty })).toBeVisible()
  })
})

test('a list with columns goes into the lines of a stamp; impossible pieces are reported and left out', async ({
  page,
}) => {
  await openStamp(page)
  const editor = page.locator(workspace)
  await editor.getByRole('button', { name: fr.editor.menu.series, exact: true }).click()
  const field = editor.getByRole('textbox', { name: t.field, exact: true })
  await field.fill(`ANNE MARTIN\t1, rue Haute\nKARIM HADDAD\t2, rue Basse\n${'W'.repeat(300)}`)
  const pieces = editor.getByRole('list', { name: t.list, exact: true }).getByRole('listitem')
  await expect(pieces).toHaveCount(3)
  await expect(editor.getByText(/Une pièce ne peut pas être fabriquée/)).toBeVisible()
  // The list survives a change of menu; a piece can be removed from it.
  await editor.getByRole('button', { name: fr.editor.menu.templates, exact: true }).click()
  await editor.getByRole('button', { name: fr.editor.menu.series, exact: true }).click()
  await expect(pieces).toHaveCount(3)
  await editor.getByRole('button', { name: 'Retirer KARIM HADDAD, 2, rue Basse', exact: true }).click()
  await expect(pieces).toHaveCount(2)
  await editor.getByRole('button', { name: 'Ajouter 1 pièce au panier', exact: true }).click()
  await page.waitForURL('**/cart/')
  const lines = page.getByRole('list', { name: fr.cart.lines, exact: true })
  await expect(lines.getByText(/ANNE MARTIN/)).toHaveCount(1)
  await lines
    .getByRole('button', { name: /Modifier/ })
    .first()
    .click()
  await expect(page.getByRole('textbox', { name: 'Texte de la ligne 2', exact: true })).toHaveValue(
    '1, rue Haute',
  )
})
