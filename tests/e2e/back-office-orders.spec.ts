import { randomUUID } from 'node:crypto'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { formatMoney } from '@/lib/ground/money/format'
import { ticketOf } from '@/lib/workshop/production/ticket'
import { readTexts } from '@/tests/support/messages'
import { agreedBody, designedItem, orderBody, sendOrder, templateDesign } from '../support/order-request.mjs'
import { fill, listens } from './support/shop'

const t = readTexts('fr').backOffice
const shopUrl = process.env.SHOP_URL ?? ''

// A clerk who travels: times are still shown in the shop's time zone.
test.use({ locale: 'fr-FR', timezoneId: 'America/New_York', viewport: { width: 1440, height: 1000 } })

/** Unexpected console messages and requests of the browser. */
function watch(page: Page): string[] {
  const found: string[] = []
  page.on('console', message => {
    if (message.type() === 'error') found.push(`${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', error => found.push(`${page.url()}: ${error.message}`))
  page.on('request', request => {
    const url = request.url()
    if (!url.startsWith(shopUrl) && !/^(data|blob):/.test(url)) found.push(`${page.url()} asks ${url}`)
  })
  return found
}

/** A session of the first administrator; its form is another test's. */
async function signIn(page: Page) {
  const data = { email: process.env.ADMIN_EMAIL, password: process.env.ADMIN_PASSWORD }
  const response = await page.context().request.post('/cms-api/admins/login', { data })
  expect(response.status()).toBe(200)
}

test('a clerk finds an order, sees what to make, takes its files and moves it on', async ({ page }) => {
  const found = watch(page)
  const body = await agreedBody(shopUrl, orderBody())
  const id = await (await sendOrder(shopUrl, body)).json()
  await signIn(page)

  const { createdAt } = await (
    await page.request.get(`/api/orders/${id}`, { headers: { origin: shopUrl } })
  ).json()
  const moment = new Intl.DateTimeFormat('fr-FR', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Paris',
  }).format(new Date(createdAt))

  await page.goto(`/admin/collections/orders?search=${id}`)
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: `${id}`, exact: false }) })
    .first()
  await expect(row).toContainText(formatMoney(body.expectedTotal, 'fr-FR'))
  await expect(row).toContainText(t.options['awaiting-payment'])
  await expect(row).toContainText(moment)

  await page.goto(`/admin/collections/orders/${id}`)
  await expect(page.getByRole('heading', { name: t.order.heading.replace('{order}', `${id}`) })).toBeVisible()
  const lines = page.getByRole('article')
  await expect(lines).toHaveCount(2)
  await expect(page.getByText(moment).first()).toBeVisible()
  await expect(lines.first()).toContainText('Printy 4913')
  await expect(page.getByText('45, rue de la Liberté')).toBeVisible()
  for (const picture of await lines.getByRole('img').all())
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)

  for (const format of ['PDF', 'SVG']) {
    const started = page.waitForEvent('download')
    await lines
      .first()
      .getByRole('link', { name: t.order.file.replace('{format}', format) })
      .click()
    expect((await started).suggestedFilename()).toBe(`order-${id}-line-1-printy-4913.${format.toLowerCase()}`)
  }
  const all = page.waitForEvent('download')
  await page.getByRole('link', { name: t.order.allFiles.replace('{files}', '4') }).click()
  expect((await all).suggestedFilename()).toBe(`order-${id}.zip`)
  expect(found).toEqual([])

  // The form of an order has nothing to save, and no impossible step.
  await expect(page.locator('#action-save')).toHaveCount(0)
  await expect(page.getByRole('button', { name: t.order.steps.shipped })).toHaveCount(0)
  const paid = page.getByRole('button', { name: t.order.steps.paid, exact: true })
  await listens(paid)
  await paid.click()
  const history = page
    .getByRole('listitem')
    .filter({ hasText: `${t.options['awaiting-payment']} → ${t.options.paid}` })
  await expect(history).toContainText(process.env.ADMIN_EMAIL ?? '')
  await page.getByLabel(t.order.notes.write).fill('Pressée : laser 2')
  await page.getByRole('button', { name: t.order.notes.add, exact: true }).click()
  await expect(page.getByText('Pressée : laser 2')).toBeVisible()

  // What another clerk did meanwhile is reported, and the sheet follows.
  await expect(page.getByRole('button', { name: t.order.steps['in-production'] })).toBeVisible()
  const origin = { origin: shopUrl }
  for (const [from, to] of [
    ['paid', 'in-production'],
    ['in-production', 'shipped'],
  ])
    await page.request.post(`/api/orders/${id}/moves`, { data: { from, to }, headers: origin })
  await page.getByRole('button', { name: t.order.steps['in-production'] }).click()
  await expect(page.getByText(process.env.ADMIN_EMAIL ?? '').first()).toBeVisible()
  await expect(page.getByRole('button', { name: t.order.steps.delivered })).toBeVisible()
  // The browser reports every refused request by itself.
  expect(found.filter(line => !line.includes('status of 409'))).toEqual([])
})

/** A picture of one dot. */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Another clerk in his own browser, who works at the machines. */
async function workshopPage(page: Page, browser: Browser): Promise<Page> {
  const account = { email: `atelier-${randomUUID()}@shop.test`, password: 'stempel-2026!' }
  const origin = { origin: shopUrl }
  const made = await page.request.post('/cms-api/admins', {
    data: { ...account, role: 'production' },
    headers: origin,
  })
  expect(made.status()).toBe(201)
  const context = await browser.newContext({ locale: 'fr-FR', viewport: { width: 1280, height: 900 } })
  expect((await context.request.post('/cms-api/admins/login', { data: account })).status()).toBe(200)
  return context.newPage()
}

test('a clerk sees the original file beside its result, and the file is never opened as a page', async ({
  page,
}) => {
  const found = watch(page)
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="20mm" height="10mm" viewBox="0 0 20 10">' +
    '<script>document.title = "run"</script><path d="M2 2h16v6h-16z"/></svg>'
  const sent = await page.request.post(`${shopUrl}/api/own-pictures`, {
    headers: { 'content-type': 'application/octet-stream' },
    data: Buffer.from(drawing),
  })
  expect(sent.status()).toBe(201)
  const { hash } = await sent.json()
  const design = templateDesign('template-company-address-fr') as { elements: object[] }
  const image = {
    id: 'own',
    type: 'image',
    src: `file:${hash}`,
    art: { kind: 'outlines', width: 20, height: 20, layers: [{ fill: null, contours: 'EAAQAAQPA' }] },
    name: 'logo.svg',
    position: { left: 4, top: 4 },
    size: { width: 8, height: 8 },
  }
  const item = designedItem({ ...design, elements: [...design.elements, image] } as never)
  const body = await agreedBody(shopUrl, orderBody({ items: [item] }))
  const id = await (await sendOrder(shopUrl, body)).json()
  await signIn(page)
  await page.goto(`/admin/collections/orders/${id}`)
  const line = page.getByRole('article').first()
  const { compare } = t.order
  const open = line.getByRole('button', { name: fill(compare.open, { name: 'logo.svg' }) })
  await listens(open)
  const [response] = await Promise.all([
    page.waitForResponse(answer => answer.url().includes('/api/own-pictures/')),
    open.press('Enter'),
  ])
  expect(response.headers()['content-type']).toBe('application/octet-stream')
  expect(response.headers()['content-disposition']).toContain('attachment')

  const original = line.getByRole('img', { name: fill(compare.original, { name: 'logo.svg' }) })
  await expect(original).toBeVisible()
  const dark = () =>
    original.evaluate((canvas: HTMLCanvasElement) => {
      const { width, height } = canvas
      const data = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? []
      return data.filter((value, at) => at % 4 === 0 && value < 64).length / (width * height)
    })
  // The rectangle is 16 × 6 of 20 × 10.
  await expect.poll(dark).toBeCloseTo(0.48, 1)
  const sentHalf = line.locator('figure').first()
  await expect(sentHalf).toContainText('20 × 10 mm')
  await expect(line.locator('figure')).toHaveCount(2)
  const madeHalf = line.locator('figure').last().getByRole('img')
  await expect.poll(() => madeHalf.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  for (const width of [390, 700, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const { left, right } = await line
      .locator('figure')
      .last()
      .evaluate(element => element.getBoundingClientRect())
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(width)
  }
  await expect(page).not.toHaveTitle('run')
  await line.getByRole('button', { name: fill(compare.close, { name: 'logo.svg' }) }).click()
  await expect(original).toHaveCount(0)
  expect(found).toEqual([])
})

test('an order goes from its payment to its parcel through the hands of two clerks', async ({
  page,
  browser,
}) => {
  const items = [designedItem(templateDesign('template-company-address-fr'))]
  const id = Number(await (await sendOrder(shopUrl, await agreedBody(shopUrl, orderBody({ items })))).json())
  await signIn(page)
  await page.goto(`/admin/collections/orders/${id}`)
  const paid = page.getByRole('button', { name: t.order.steps.paid, exact: true })
  await listens(paid)
  await paid.click()
  await expect(page.getByRole('button', { name: t.order.steps['in-production'] })).toBeVisible()

  // The clerk at the machine lays the piece by itself, starts the sheet and scans the ticket.
  const workshop = await workshopPage(page, browser)
  const { production } = t
  await workshop.goto('/admin/production?machine=rubber')
  const stack = workshop.getByRole('form', { name: production.rubber, exact: true })
  const chosen = stack.getByLabel(fill(production.choose, { line: 1, order: id }))
  await listens(chosen)
  await stack.getByLabel(production.chooseAll).uncheck()
  await chosen.check()
  await stack.getByRole('button', { name: production.lay }).click()
  await workshop.waitForURL(/sheet=\d+/)
  const start = workshop.getByRole('button', { name: production.start })
  await listens(start)
  await start.click()
  await expect(workshop.getByText(production.sheetStates.running).first()).toBeVisible()
  const ticket = (await workshop.getByRole('cell', { name: /^T\d+-\d\d$/ }).textContent()) ?? ''
  expect(ticket).toBe(ticketOf(Number(/\d+/.exec(ticket)?.[0])))

  await workshop.getByRole('link', { name: production.scan, exact: true }).click()
  const field = workshop.getByLabel(production.scanner.field)
  const said = workshop.getByRole('status').filter({ hasText: production.scanner.piece.split(' ')[0] })
  await listens(field)
  await field.fill(ticket)
  await field.press('Enter')
  await expect(said).toContainText(production.scanner.made)
  await workshop.getByLabel(production.scanner.steps.packed).check()
  await field.fill(ticket)
  await field.press('Enter')
  await expect(said).toContainText(production.scanner.whole)
  const photo = { name: 'p.png', mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') }
  await workshop.getByLabel(`${production.photo.take} ${ticket}`).setInputFiles(photo)
  await expect(workshop.getByText(fill(production.photo.kept, { ticket }))).toBeVisible()

  // The other clerk sees the result, and sends the parcel.
  await page.reload()
  await listens(page.getByRole('button', { name: t.order.parcels.send }))
  await expect(page.getByAltText(fill(production.photo.of, { ticket }))).toBeVisible()
  await page.getByLabel(t.order.parcels.tracking).last().fill('6A12345678901')
  await page.getByRole('button', { name: t.order.parcels.send }).click()
  await expect(page.getByRole('link', { name: '6A12345678901' })).toHaveAttribute('href', /laposte\.fr/)
  await expect(page.getByRole('button', { name: t.order.steps.delivered })).toBeVisible()
  await workshop.context().close()
})
