import { type Locator, type Page, request } from '@playwright/test'
import { numberName } from '@/lib/orders/order/number-name'
import { tabTo } from './keyboard'
import { expect, fill, type Shop } from './shop'

/** A name that begins as a text does before its first placeholder; a browser reads every space as a plain one. */
export const beginningOf = (text: string) =>
  new RegExp(`^${(text.split('{')[0] ?? '').replace(/[().?+*]/g, '\\$&').replace(/\s/g, '\\s')}`)

/** From the home page to the catalogue of stamps or signs, by the first thing that it offers. */
async function openCatalogue(page: Page, { t, prefix }: Shop, kind: 'stamp' | 'sign') {
  await page.goto(`${prefix}/`)
  const name = kind === 'stamp' ? t.home.makeStamp : t.home.makeSign
  await page.getByRole('main').getByRole('link', { name, exact: true }).first().click()
  // The home page names the same products: only what the catalogue shows is meant.
  await expect(page).not.toHaveURL(`${prefix}/`)
}

/** Goes through the steps of the editor, where it has them, to the content. */
async function reachContent(editor: Locator, { t }: Shop) {
  const first = editor.getByLabel(fill(t.editor.lines.text, { 'number, number': 1 }), { exact: true })
  const next = editor.getByRole('button', { name: beginningOf(t.editor.step.next) })
  await expect(first.or(next).first()).toBeVisible()
  while (!(await first.isVisible())) {
    await next.click()
    await expect(first.or(next).first()).toBeVisible()
  }
  return first
}

/** The cart beside the page, which shows what was just put into it. */
export const sidebarOf = (page: Page, { t }: Shop) =>
  page.getByRole('dialog', { name: t.popups.sidebar.title, exact: true })

/** From there to the cart's own page. */
export async function openCart(page: Page, shop: Shop) {
  const { t, prefix } = shop
  await sidebarOf(page, shop).getByRole('link', { name: t.popups.sidebar.cart, exact: true }).click()
  await expect(page).toHaveURL(`${prefix}/cart/`)
  await expect(page.getByRole('list', { name: t.cart.lines })).toBeVisible()
}

/** Writes the first line of the design and puts it into the cart. */
export async function designText(page: Page, shop: Shop, text: string) {
  const { t } = shop
  const editor = page.getByRole('dialog').first()
  const line = await reachContent(editor, shop)
  await line.fill(text)
  await editor.getByRole('button', { name: t.editor.add, exact: true }).first().click()
  const anyway = page.getByRole('button', { name: t.editor.ask.add, exact: true })
  await expect(sidebarOf(page, shop).or(anyway).first()).toBeVisible()
  if (await anyway.isVisible()) await anyway.click()
  await openCart(page, shop)
}

/** A stamp from the home page into the cart, with this text in its first line. */
export async function orderStamp(page: Page, shop: Shop, text: string) {
  await openCatalogue(page, shop, 'stamp')
  await page.getByRole('main').getByRole('link', { name: /4913/ }).first().click()
  await page.getByRole('button', { name: shop.t.product.personalise, exact: true }).click()
  await designText(page, shop, text)
}

/** A sign from the home page into the cart, with this text in its first line. */
export async function orderSign(page: Page, shop: Shop, text: string) {
  await openCatalogue(page, shop, 'sign')
  await page.getByRole('main').getByRole('link', { name: /PVC/ }).first().click()
  await page.getByRole('button', { name: shop.t.product.sign.personalise, exact: true }).click()
  await designText(page, shop, text)
}

/** The button that orders, whatever the amount. */
export const orderButton = (page: Page, { t }: Shop) =>
  page.getByRole('button', { name: beginningOf(t.checkout.order) })

/** Goes on to the next step of the checkout. */
export const goOn = (page: Page, { t }: Shop) =>
  page.getByRole('button', { name: t.checkout.goOn, exact: true }).click()

/** Fills in the first step of the checkout as a guest. */
export async function fillAddress(page: Page, { t, shopper }: Shop, nameLabel = t.checkout.name) {
  const field = (label: string) => page.getByLabel(label, { exact: true })
  await field(t.checkout.email).fill(shopper.email)
  await field(t.checkout.phone).fill(shopper.phone)
  await field(nameLabel).fill(shopper.name)
  await field(t.checkout.address).fill(shopper.address)
  await field(t.checkout.zipcode).fill(shopper.zipcode)
  await field(t.checkout.city).fill(shopper.city)
}

/** Reads and confirms every proof, once the shop has drawn it. */
export async function confirmProofs(page: Page, { t }: Shop) {
  const proofs = page.getByRole('group', { name: t.proof.title, exact: true })
  await expect(proofs.or(page.getByRole('checkbox', { name: termsOf(t) })).first()).toBeVisible()
  if (!(await proofs.isVisible())) return
  for (const card of await proofs.getByRole('listitem').all()) await card.getByRole('checkbox').check()
}

/** The way to pay that asks for nothing more. */
export const transferOf = (page: Page, { t }: Shop) =>
  page.getByRole('radio', { name: beginningOf(t.payments.transfer.name) })

/** Moves by the arrow keys among radios until one is chosen. */
async function arrowTo(page: Page, radio: Locator) {
  for (let presses = 0; presses < 6 && !(await radio.isChecked()); presses += 1)
    await page.keyboard.press('ArrowDown')
  await expect(radio).toBeChecked()
}

/** Fills in and sends the checkout as a guest with the keyboard alone. Counts what was asked of him, radios as one. */
export async function orderByKeyboard(page: Page, shop: Shop): Promise<number> {
  const { t, shopper } = shop
  const asked = new Set<string>()
  const note = async () => {
    const names = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLInputElement>('main form :is(input, select):not(aside *)')].map(
        ({ name, id }, index) => name || id || `#${index}`,
      ),
    )
    for (const name of names) asked.add(name)
  }
  const field = (label: string) => page.getByLabel(label, { exact: true })
  await tabTo(page, field(t.checkout.email))
  await note()
  for (const text of [
    shopper.email,
    shopper.phone,
    shopper.name,
    shopper.address,
    shopper.zipcode,
    shopper.city,
  ]) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await expect(field(t.checkout.country)).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: t.checkout.goOn, exact: true }))
  await page.keyboard.press('Enter')
  for (const step of ['method', 'payment'] as const) {
    await expect(page.getByRole('heading', { name: t.checkout.step[step], exact: true })).toBeFocused()
    await tabTo(
      page,
      page
        .getByRole('group', { name: t.checkout.step[step], exact: true })
        .getByRole('radio', { checked: true }),
    )
    await note()
    // Cards lead to another page first.
    if (step === 'payment') await arrowTo(page, transferOf(page, shop))
    await page.keyboard.press('Enter')
  }
  await expect(page.getByRole('heading', { name: t.checkout.step.check, exact: true })).toBeFocused()
  const proofs = page.getByRole('group', { name: t.proof.title, exact: true })
  await tabTo(page, proofs.getByRole('checkbox'))
  await note()
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('checkbox', { name: termsOf(t) }))
  await page.keyboard.press('Space')
  await tabTo(page, orderButton(page, shop))
  await page.keyboard.press('Enter')
  return asked.size
}

const termsOf = (t: Shop['t']) => t.checkout.terms.replace(/<\/?link>/g, '')

/** Accepts the terms. */
export const acceptTerms = (page: Page, { t }: Shop) =>
  page.getByRole('checkbox', { name: termsOf(t) }).check()

/** Fills in the checkout as a guest, step by step, up to the button that orders. */
export async function fillCheckout(page: Page, shop: Shop, payment = shop.t.payments.transfer.name) {
  const { t } = shop
  await fillAddress(page, shop)
  await goOn(page, shop)
  await expect(page.getByRole('group', { name: t.checkout.step.method, exact: true })).toBeVisible()
  await goOn(page, shop)
  await page.getByRole('radio', { name: beginningOf(payment) }).check()
  await goOn(page, shop)
  await confirmProofs(page, shop)
  await acceptTerms(page, shop)
}

/** From the cart to the filled-in checkout. */
export async function reachPayment(page: Page, shop: Shop, payment?: string) {
  await page.getByRole('link', { name: shop.t.cart.order, exact: true }).click()
  await expect(page).toHaveURL(`${shop.prefix}/checkout/`)
  await fillCheckout(page, shop, payment)
}

/** The number of the order that was placed, once its page shows it. */
export async function placedOrder(page: Page, { t }: Shop): Promise<number> {
  await expect(page).toHaveURL(/\/success\/\?id=\d+/)
  const id = Number(new URL(page.url()).searchParams.get('id'))
  await expect(
    page.getByRole('heading', { level: 1, name: fill(t.order.number, { id: numberName(id) }) }),
  ).toBeVisible()
  return id
}

/** Orders what is in the cart; the order's number. */
export async function placeOrder(page: Page, shop: Shop): Promise<number> {
  await reachPayment(page, shop)
  await orderButton(page, shop).click()
  return placedOrder(page, shop)
}

/** Logs in at the back-office as its first administrator. */
export async function openBackOffice(page: Page) {
  await page.goto('/admin/login')
  await page.getByLabel(/e-?mail/i).fill(process.env.ADMIN_EMAIL ?? '')
  await page.getByLabel(/password/i).fill(process.env.ADMIN_PASSWORD ?? '')
  await page.getByRole('button', { name: /^log ?in$/i }).click()
  await expect(page).not.toHaveURL(/login/)
}

/** A coupon of so many percent with one use, made as a clerk makes it; the page's own session is left alone. */
export async function makeCoupon(page: Page, coupon: string, percent: number) {
  const origin = new URL(page.url()).origin
  const clerk = await request.newContext({ baseURL: origin, extraHTTPHeaders: { origin } })
  const login = { email: process.env.ADMIN_EMAIL ?? '', password: process.env.ADMIN_PASSWORD ?? '' }
  expect((await clerk.post('/cms-api/admins/login', { data: login })).ok()).toBe(true)
  const data = { coupon, type: 'percent', value: percent, uses: 1 }
  expect((await clerk.post('/cms-api/discounts', { data })).status()).toBe(201)
  await clerk.dispose()
}
