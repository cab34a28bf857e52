import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { expectWcag } from './support/barriers'
import { expectFocusKept, press, tabTo, write, writeOn } from './support/keyboard'
import { enterElsewhere, logIn, makeClient, partOf, password } from './support/people'
import { beginningOf } from './support/purchase'
import { expect, fill, hydrated, type Shop, test } from './support/shop'
import { everyVisit } from './support/visits'

const another = 'Another-one-5!'

/** Addresses are added, made the one that is billed, removed and brought back. */
async function keepAddresses(page: Page, { t, shopper }: Shop) {
  const main = page.getByRole('main')
  const { addresses } = t.accountArea
  await press(page, main.getByRole('button', { name: addresses.add }))
  const fields = [
    [addresses.name, shopper.name],
    [addresses.street, shopper.address],
    [addresses.zipcode, '1'],
    [addresses.city, shopper.city],
  ] as const
  for (const [label, text] of fields) await write(page, main.getByLabel(label, { exact: true }), text)
  await page.keyboard.press('Enter')
  await expect(main.getByText(t.validators.VALIDATORS_REQUIRED_ZIPCODE_INVALID)).toBeVisible()
  await writeOn(page, main.getByLabel(addresses.zipcode, { exact: true }), shopper.zipcode)
  await page.keyboard.press('Enter')
  await expect(main.getByText(addresses.defaultDelivery, { exact: true })).toBeVisible()
  await expectFocusKept(page)
  await press(page, main.getByRole('button', { name: fill(addresses.removeOf, { street: shopper.address }) }))
  await expect(main.getByText(addresses.none)).toBeVisible()
  await expectFocusKept(page)
  await press(page, main.getByRole('button', { name: addresses.undo }))
  await expect(main.getByText(shopper.address)).toBeVisible()
  await expectFocusKept(page)
}

/** Another password, after a wrong old one. */
async function changePassword(page: Page, { t }: Shop) {
  const main = page.getByRole('main')
  const words = t.accountArea.password
  await write(page, main.getByLabel(words.old, { exact: true }), 'not-it-1!')
  await write(page, main.getByLabel(words.new, { exact: true }), another)
  await page.keyboard.press('Enter')
  const refused = main.getByRole('alert').filter({ hasText: t.account.refused.INCORRECT_PASSWORD })
  await expect(refused).toBeVisible()
  await write(page, main.getByLabel(words.old, { exact: true }), password)
  await page.keyboard.press('Enter')
  await expect(main.getByText(t.accountArea.saved, { exact: true })).toBeVisible()
}

/** A device that stores passkeys, and asks its owner nothing. */
async function addDevice(page: Page) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
}

test.use({ expectedErrors: /401 \(Unauthorized\)|422|409|403|400/ })

everyVisit(shop => {
  const { t, prefix, shopper } = shop

  test('somebody makes an account, fills it in, gives it another password, takes his data and closes it', async ({
    browser,
    page,
  }) => {
    const email = `new-${randomUUID()}@shop.test`
    await page.goto(`${prefix}/account/?register=company`)
    await hydrated(page)
    const main = page.getByRole('main')
    await expect(main.getByRole('tab', { name: t.account.register.title })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await press(page, main.getByRole('radio', { name: t.account.register.types.company }), 'ArrowLeft')
    await write(page, main.getByLabel(t.account.name, { exact: true }), shopper.name)
    await write(page, main.getByLabel(t.account.email, { exact: true }), email)
    await write(page, main.getByLabel(t.account.password, { exact: true }), 'short')
    await page.keyboard.press('Enter')
    await expect(main.getByText(t.validators.VALIDATORS_REQUIRED_TERMS)).toBeVisible()
    await expectWcag(page)
    await writeOn(page, main.getByLabel(t.account.password, { exact: true }), password)
    await press(page, main.getByRole('checkbox').first(), 'Space')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: shopper.name })).toBeVisible()

    await press(page, partOf(page, shop, 'profile'))
    const name = main.getByLabel(t.account.name, { exact: true })
    await write(page, name, `${shopper.name} Junior`)
    await page.keyboard.press('Enter')
    await expect(main.getByText(t.accountArea.saved, { exact: true })).toBeVisible()
    await keepAddresses(page, shop)
    await press(page, main.getByRole('checkbox', { name: t.accountArea.consents.news }), 'Space')
    await expect(main.getByRole('checkbox', { name: t.accountArea.consents.news })).toBeChecked()
    await expectWcag(page)

    await press(page, partOf(page, shop, 'security'))
    await changePassword(page, shop)
    await expect(main.getByText(t.accountArea.sessions.current)).toBeVisible()
    await press(page, main.getByText(beginningOf(t.accountArea.log.title)))
    await expect(main.getByText(t.accountArea.log.kinds['password-changed'])).toBeVisible()
    await expectWcag(page)
    await enterElsewhere(browser, email, another)
    await page.reload()
    await hydrated(page)
    const end = main.getByRole('button', { name: beginningOf(t.accountArea.sessions.endOf) })
    await press(page, end)
    await expect(end).toBeHidden()
    await expectFocusKept(page)
    const started = page.waitForEvent('download')
    await press(page, main.getByRole('link', { name: t.accountArea.data.download }))
    const written = readFileSync(await (await started).path(), 'utf8')
    expect(written).toContain(email)
    expect(written).toContain(`${shopper.name} Junior`)

    await press(page, main.getByText(t.accountArea.data.close, { exact: true }))
    const closing = main.getByRole('group').filter({ hasText: t.accountArea.data.closeText })
    await write(page, closing.getByLabel(t.account.password, { exact: true }), another)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${prefix}/`)
    const data = { username: email, password: another }
    expect((await page.request.post('/api/auth/client', { data })).status()).toBe(401)
  })

  test('a client protects his account by a passkey and by codes, and logs in with each', async ({
    browser,
    page,
  }) => {
    const email = await makeClient(browser)
    await addDevice(page)
    const main = page.getByRole('main')
    const leave = async () => {
      await press(page, main.getByRole('button', { name: t.account.logout, exact: true }))
      await expect(page).toHaveURL(`${prefix}/`)
      await page.goto(`${prefix}/account/?menu=security`)
      await hydrated(page)
    }
    await page.goto(`${prefix}/account/?menu=security`)
    await hydrated(page)
    await logIn(page, shop, main, email)
    const { passkeys, factor } = t.accountArea
    await press(page, main.getByRole('button', { name: passkeys.add }))
    const form = main.getByRole('form', { name: passkeys.add })
    await write(page, form.getByLabel(passkeys.name), 'Notebook')
    await write(page, form.getByLabel(t.account.password, { exact: true }), password)
    await press(page, form.getByRole('button', { name: passkeys.create }))
    const own = main.getByRole('listitem').filter({ hasText: 'Notebook' })
    await expect(own).toContainText(passkeys.unused)
    await expectFocusKept(page)

    await press(page, main.getByRole('button', { name: factor.setUp }))
    const setUp = main.getByRole('form', { name: factor.setUp })
    await write(page, setUp.getByLabel(t.account.password, { exact: true }), password)
    await page.keyboard.press('Enter')
    await expect(setUp.getByRole('img', { name: factor.picture })).toBeVisible()
    await expectWcag(page)
    const secret = Secret.fromBase32(((await setUp.locator('code').textContent()) ?? '').trim())
    await write(page, setUp.getByLabel(factor.first), new TOTP({ secret }).generate())
    await page.keyboard.press('Enter')
    const codes = main.getByRole('list', { name: factor.codesTitle }).getByRole('listitem')
    await expect(codes).toHaveCount(10)
    await expectWcag(page)
    const paper = (await codes.first().textContent()) ?? ''
    await press(page, main.getByRole('button', { name: factor.kept }))
    await expect(main.getByRole('button', { name: factor.remove })).toBeVisible()
    await expectFocusKept(page)

    await leave()
    await logIn(page, shop, main, email)
    const code = main.getByLabel(t.account.code.label, { exact: true })
    await writeOn(page, code, '000000')
    await page.keyboard.press('Enter')
    await expect(main.getByText(t.account.code.wrong)).toBeVisible()
    await expectWcag(page)
    await writeOn(page, code, paper)
    await page.keyboard.press('Enter')
    await expect(main.getByRole('heading', { level: 1, name: t.account.menu.security })).toBeVisible()

    await leave()
    await tabTo(page, main.getByLabel(t.account.email, { exact: true }))
    await press(page, main.getByRole('button', { name: t.account.passkey.logIn }))
    await expect(own).toBeVisible()
    await expect(own).not.toContainText(passkeys.unused)
  })
})
