import type { Page } from '@playwright/test'
import { readTexts } from '@/tests/support/messages'
import { expect, fill, hydrated, test } from './support/shop'

const fr = readTexts('fr')
const t = fr.editor

async function openStamp(page: Page): Promise<void> {
  await page.goto('/tampon/trodat-printy-4913/')
  await hydrated(page)
  await page.getByRole('button', { name: fr.product.personalise, exact: true }).click()
  await expect(page.getByRole('application')).toBeVisible()
}

test('a sign is begun step by step; a fixing that cannot hold it says why, and the nearest that works is one press away', async ({
  page,
}) => {
  await page.goto('/createur-plaque/')
  await page.getByRole('link', { name: 'Votre plaque en cinq étapes', exact: true }).click()
  const steps = page.getByRole('navigation', { name: t.step.label, exact: true })
  await expect(steps.locator('[aria-current]')).toContainText(t.step['sign-dimensions'])
  const goOn = (step: 'sign-material' | 'sign-colors' | 'sign-fixings' | 'content') =>
    page.getByRole('button', { name: fill(t.step.next, { name: t.step[step] }), exact: true }).click()
  await goOn('sign-material')
  await goOn('sign-colors')
  await goOn('sign-fixings')
  const feet = page.getByRole('radio', { name: /^Pieds La fixation/ })
  await feet.click({ force: true })
  const refusal = page.getByRole('alert').filter({ hasText: t.sign.refused })
  await expect(refusal).toContainText('8 mm')
  await expect(feet).not.toBeChecked()
  const nearest = refusal.getByRole('button').first()
  await expect(nearest).toContainText(t.waysOut.nearest.split('{')[0] ?? '')
  await expect(nearest).toContainText('€')
  await nearest.click()
  await expect(refusal).toBeHidden()
  await goOn('content')
  await expect(steps.locator('[aria-current]')).toContainText(t.step.content)
  await expect(page.getByRole('textbox', { name: /1$/ })).toBeVisible()
  // Another sign does not replace this one without a question.
  await page.goto('/editor/?begin=sign')
  await page.getByRole('button', { name: fr.editing.resume, exact: true }).click()
  await expect(page.getByRole('textbox', { name: /1$/ })).toBeVisible()
  await expect(steps.locator('[aria-current]')).toContainText(t.step.content)
})

for (const width of [390, 1280]) {
  test(`the page of a sign has asked four steps: the content is open, each of them is done and a way back, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/plaque/sign-pvc/')
    await hydrated(page)
    await page
      .getByRole('region', { name: fr.product.text.title })
      .locator('button[data-editor]')
      .first()
      .click()
    await expect(page.getByRole('application')).toBeVisible()
    const steps = page.getByRole('navigation', { name: t.step.label, exact: true })
    await expect(steps.locator('[aria-current]')).toContainText(t.step.content)
    await expect(steps.getByRole('button').filter({ hasText: t.step.done })).toHaveCount(4)
    const stepperMode = () =>
      page.evaluate(() => JSON.parse(localStorage.getItem('editorItem') ?? '{}').item?.stepperMode)
    expect(await stepperMode()).toBe(false)
    const line = page.getByRole('textbox', { name: /1$/ }).first()
    await line.fill('ANNE MARTIN')
    await steps.getByRole('button').filter({ hasText: t.step['sign-dimensions'] }).click()
    // The plate's width of 100 mm, not that of the chosen line, which has a field of the same name.
    const inSight = () =>
      page.getByLabel(fr.product.sign.width).evaluateAll(fields =>
        fields.some(field => {
          const { top, bottom, width } = field.getBoundingClientRect()
          const isPlate = field instanceof HTMLInputElement && field.value === '100'
          return isPlate && width > 0 && bottom > 0 && top < innerHeight
        }),
      )
    await expect.poll(inSight).toBe(true)
    await steps.getByRole('button').filter({ hasText: t.step.content }).click()
    await expect(line).toHaveValue('ANNE MARTIN')
  })
}

test('an ink that a mount does not take names the mounts that do', async ({ page }) => {
  await openStamp(page)
  await page
    .getByRole('group', { name: t.caseModels.ink, exact: true })
    .getByRole('radio')
    .last()
    .click({ force: true })
  const refusal = page.getByRole('alert').filter({ hasText: 'n’a pas d’encre' })
  await refusal.getByRole('button').first().click()
  await expect(refusal).toBeHidden()
  await expect(page.getByRole('dialog').getByText(/4913/)).toHaveCount(0)
})

test('the price opens line by line on a wide screen and on a phone, and Escape closes it', async ({
  page,
}) => {
  await openStamp(page)
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 })
    const price = page.getByRole('button', { name: new RegExp(t.priceDetail.open) })
    await price.click()
    const dialog = page.getByRole('dialog', { name: t.priceDetail.open, exact: true })
    await expect(dialog).toContainText(fr.ledger.mount)
    await expect(dialog).toContainText(t.priceDetail.gross)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('application')).toBeVisible()
  }
})

async function openSign(page: Page): Promise<void> {
  await page.goto('/plaque/sign-pvc/')
  await hydrated(page)
  await page.getByRole('button', { name: fr.product.sign.personalise, exact: true }).click()
  await page.getByRole('button', { name: t.menu.dimensions, exact: true }).click()
  await expect(page.getByRole('button', { name: t.ownShape.draw, exact: true })).toBeVisible()
}

test('an SVG with one line becomes the sign’s shape; one with two is refused with their number', async ({
  page,
}) => {
  await openSign(page)
  const svg = (inner: string) => ({
    name: 'fleche.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">${inner}</svg>`),
  })
  const arrow = '<path d="M10 40H120V10L190 50L120 90V60H10Z"/>'
  const field = page.locator('input[type=file][accept*=svg]')
  await field.setInputFiles(svg(`${arrow}<circle cx="20" cy="20" r="5"/>`))
  await expect(page.getByRole('alert').filter({ hasText: '2 lignes' })).toBeVisible()
  await field.setInputFiles(svg(`${arrow}<script>document.title = 'no'</script>`))
  await expect(page.getByText(`${t.ownShape.own} : fleche`)).toBeVisible()
  await expect(page).not.toHaveTitle('no')
})

test('a shape is drawn by keyboard, said to be cut or why not, and taken', async ({ page }) => {
  await openSign(page)
  await page.getByRole('button', { name: t.ownShape.draw, exact: true }).click()
  const drawer = page.getByRole('dialog', { name: t.ownShape.title, exact: true })
  const point = drawer.getByRole('button', { name: /^Point 2,/ })
  await point.focus()
  await page.keyboard.press('Enter')
  for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowDown')
  await expect(point).toHaveAccessibleName(/y 5 mm, courbe/)
  await expect(drawer.getByText(t.ownShape.ready)).toBeVisible()
  await drawer.getByRole('button', { name: t.ownShape.undo, exact: true }).click()
  await expect(point).toHaveAccessibleName(/y 4 mm/)
  await drawer.getByRole('button', { name: t.ownShape.take, exact: true }).click()
  await expect(drawer).toBeHidden()
  await expect(page.getByText(`${t.ownShape.own} : ${t.ownShape.own}`)).toBeVisible()
})
