import { fillCheckout, orderButton, sidebarOf } from './support/purchase'
import { expect, fill, french, german, hydrated, test } from './support/shop'

const campaign = 'gclid=g-1&utm_source=mail'

test('a campaign goes along from the first page to the order, through another language and the editor', async ({
  page,
}) => {
  const { t } = german
  await page.goto(`/?${campaign}`)
  await hydrated(page)
  const consent = page.getByRole('region', { name: french.t.consent.title })
  await consent.getByRole('button', { name: french.t.consent.refuse }).click()
  await expect(consent).toBeHidden()
  await page.getByRole('contentinfo').getByRole('button', { name: french.t.layout.language }).click()
  const region = page.getByRole('dialog', { name: french.t.region.title })
  await region.getByRole('combobox', { name: french.t.region.country }).selectOption('DE')
  await region.getByRole('button', { name: french.t.region.apply }).click()
  await expect(page).toHaveURL(`/de-de/?${campaign}`)
  await hydrated(page)
  await page.getByRole('main').getByRole('link', { name: t.home.makeStamp, exact: true }).first().click()
  await expect(page).toHaveURL(new RegExp(`/stempel/\\?${campaign}`))
  await page.getByRole('main').getByRole('link', { name: /4913/ }).first().click()
  await page.getByRole('button', { name: t.product.personalise, exact: true }).click()
  const editor = page.getByRole('dialog').first()
  await editor
    .getByLabel(fill(t.editor.lines.text, { 'number, number': 1 }), { exact: true })
    .fill('KAMPAGNE')
  await editor.getByRole('button', { name: t.editor.add, exact: true }).first().click()
  const anyway = page.getByRole('button', { name: t.editor.ask.add, exact: true })
  await expect(sidebarOf(page, german).or(anyway).first()).toBeVisible()
  if (await anyway.isVisible()) await anyway.click()
  await sidebarOf(page, german).getByRole('link', { name: t.popups.sidebar.cart, exact: true }).click()
  await expect(page).toHaveURL(`/de-de/cart/?${campaign}`)
  await expect(
    page.getByText(fill(t.cart.deliverTo, { country: 'Deutschland', 'percent, number': 19 })),
  ).toBeVisible()
  await page.getByRole('link', { name: t.cart.order, exact: true }).click()
  await expect(page).toHaveURL(`/de-de/checkout/?${campaign}`)
  await fillCheckout(page, german)
  const order = page.waitForRequest(request => request.url().endsWith('/api/orders'))
  await orderButton(page, german).click()
  expect((await order).postDataJSON().other).toMatchObject({
    gclid: 'g-1',
    campaign: { gclid: 'g-1', utm_source: 'mail' },
  })
  await expect(page).toHaveURL(/\/success\/\?id=\d+/)
  expect(
    await page.evaluate(() => [localStorage.getItem('gclid'), localStorage.getItem('zoneSelected')]),
  ).toEqual([null, 'DE'])
  // Another country's page keeps to the VAT of the country that was chosen: 22.50 with 19 % instead of 20.
  await page.goto('/tampon/trodat-printy-4913/')
  await expect(page.getByRole('main').getByText('26,78 €').first()).toBeVisible()
  await expect(page.getByRole('main').getByText('27,00 €')).toHaveCount(0)
})
