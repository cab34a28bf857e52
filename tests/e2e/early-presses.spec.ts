import { expect, french, german, hold, hydrated, test } from './support/shop'

const { t } = french
const scripts = '**/_next/static/**/*.js'

test('a link that is pressed before the page has its code takes the campaign along, in its tab and in another', async ({
  page,
  context,
}) => {
  const release = await hold(page, scripts)
  await page.goto('/?gclid=g1&msclkid=m2', { waitUntil: 'domcontentloaded' })
  const link = page.getByRole('main').getByRole('link', { name: t.home.makeStamp, exact: true }).first()
  const [tab] = await Promise.all([context.waitForEvent('page'), link.click({ modifiers: ['Control'] })])
  await expect(tab).toHaveURL('/stamp/?gclid=g1&msclkid=m2')
  await tab.close()
  await link.click({ noWaitAfter: true })
  // The page is complete only with its code, which is held back.
  await page.waitForURL('/stamp/?gclid=g1&msclkid=m2', { waitUntil: 'commit' })
  release()
})

test('a link that is opened in another tab later on takes it along too', async ({ page, context }) => {
  await page.goto('/?fbclid=f1')
  await hydrated(page)
  const link = page.getByRole('main').getByRole('link', { name: t.home.makeStamp, exact: true }).first()
  const [tab] = await Promise.all([context.waitForEvent('page'), link.click({ button: 'middle' })])
  await expect(tab).toHaveURL('/stamp/?fbclid=f1')
})

test('with consent all parameters outlive the document, and addresses are left alone', async ({ page }) => {
  await page.goto('/?utm_medium=mail&msclkid=m2&fbclid=f3&dclid=d4')
  await hydrated(page)
  await page
    .getByRole('region', { name: t.consent.title })
    .getByRole('button', { name: t.consent.accept })
    .click()
  await page.goto('/stamp/')
  await hydrated(page)
  await expect(page).toHaveURL('/stamp/')
  const kept = await page.evaluate(() =>
    ['utm_medium', 'msclkid', 'fbclid', 'dclid'].map(name => localStorage.getItem(name)),
  )
  expect(kept).toEqual(['mail', 'm2', 'f3', 'd4'])
})

test('the first press on a tile of a list leads on within the document, to the heading of the page', async ({
  page,
}) => {
  await page.goto('/stamp/tampons-trodat/printy/')
  await hydrated(page)
  await page.evaluate(() => {
    document.documentElement.dataset.same = ''
  })
  const tile = page.getByRole('main').locator('a.tile').first()
  // A touch: no pointer has come near the list before.
  await tile.dispatchEvent('click')
  await expect(page).toHaveURL(/\/tampon\//)
  await expect(page.locator('html')).toHaveAttribute('data-same', '')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('the first press on a quick view opens it over the list', async ({ page }) => {
  await page.goto('/stamp/tampons-trodat/printy/')
  await hydrated(page)
  await page.locator('a.quick-view').first().dispatchEvent('click')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL('/stamp/tampons-trodat/printy/')
})

for (const { language, path, shop } of [
  { language: 'French', path: '/', shop: french },
  { language: 'German', path: '/de-de/', shop: german },
]) {
  test(`country and language are asked for in ${language} though they were wanted before the page had its code`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    const release = await hold(page, scripts)
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await page.getByRole('banner').getByRole('button', { name: shop.t.layout.region }).click()
    release()
    await expect(page.getByRole('dialog', { name: shop.t.region.title })).toBeVisible()
  })
}

for (const path of ['/tampon/trodat-printy-4913/', '/plaque/sign-pvc/']) {
  test(`the editor opens on ${path} though it was wanted before the page had its code`, async ({ page }) => {
    const release = await hold(page, scripts)
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await page
      .getByRole('region', { name: t.product.text.title })
      .locator('button[data-editor]')
      .first()
      .click()
    release()
    await expect(page.getByRole('application')).toBeVisible()
    // The design says what product it is for.
    const kept = () =>
      page.evaluate(() => JSON.parse(localStorage.getItem('editorItem') ?? '{}').item?.product?.title)
    await expect.poll(kept).toMatch(/\S/)
  })
}

test('a message that is sent before the page has its code says what it lacks, keeps what was written, and nothing of it stands in the address', async ({
  page,
}) => {
  const release = await hold(page, scripts)
  await page.goto('/contact/', { waitUntil: 'domcontentloaded' })
  const name = page.getByRole('main').getByRole('textbox').first()
  await name.fill('Claire Durand')
  await page.getByRole('main').getByRole('button', { name: t.contact.send, exact: true }).click()
  release()
  await expect(page.getByRole('main').getByRole('alert').first()).not.toBeEmpty()
  await expect(page).toHaveURL('/contact/')
  await expect(name).toHaveValue('Claire Durand')
})

test('another country that is chosen in cart or account keeps the page', async ({ page }) => {
  for (const path of ['/cart/', '/account/']) {
    await page.goto(path)
    await hydrated(page)
    await page.getByRole('contentinfo').getByRole('button', { name: t.layout.language }).click()
    const region = page.getByRole('dialog', { name: t.region.title })
    await region.getByRole('combobox', { name: t.region.country }).selectOption('DE')
    await region.getByRole('button', { name: t.region.apply }).click()
    await expect(page).toHaveURL(`/de-de${path}`)
  }
})
