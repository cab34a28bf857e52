import { lineField, openStamp } from './support/editor'
import { designText } from './support/purchase'
import { expect, french, hydrated, test } from './support/shop'

const { t: fr } = french
const t = fr.editor

test('a design survives a tab that crashes', async ({ page, context }) => {
  await openStamp(page)
  await lineField(page, 1).fill('AVANT LA PANNE')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('editorItem'))).toContain('AVANT LA PANNE')
  const session = await context.newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  // The call never returns: the tab is gone.
  session.send('Page.crash').catch(() => {})
  await crashed
  const next = await context.newPage()
  await next.goto('/tampon/trodat-printy-4913/#editorPopup')
  await expect(lineField(next, 1)).toHaveValue('AVANT LA PANNE')
})

test('two tabs with one design: what is written last is kept, and nothing is lost in either', async ({
  page,
  context,
}) => {
  await openStamp(page)
  const other = await context.newPage()
  await other.goto('/tampon/trodat-printy-4913/#editorPopup')
  await expect(lineField(other, 1)).toBeVisible()
  await lineField(page, 1).fill('PREMIER ONGLET')
  await expect(other.getByText(t.notice.elsewhere)).toBeVisible()
  await lineField(other, 2).fill('DEUXIÈME ONGLET')
  await expect(page.getByText(t.notice.elsewhere)).toBeVisible()
  await expect(lineField(page, 1)).toHaveValue('PREMIER ONGLET')
  await page.close()
  await other.reload()
  await expect(lineField(other, 2)).toHaveValue('DEUXIÈME ONGLET')
})

test('a full storage is reported, and the design is kept again once there is space', async ({ page }) => {
  await openStamp(page)
  await page.evaluate(() => {
    const own = Storage.prototype.setItem
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    addEventListener('room', () => {
      Storage.prototype.setItem = own
    })
  })
  await lineField(page, 1).fill('SANS PLACE')
  await expect(page.getByText(t.notice.saveFailed)).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('room')))
  await lineField(page, 2).fill('DE LA PLACE')
  await expect(page.getByText(t.notice.saveFailed)).toHaveCount(0)
  await page.reload()
  await expect(lineField(page, 1)).toHaveValue('SANS PLACE')
})

test('a browser that forbids storage is reported, and the design still reaches the cart', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const closed = {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    }
    Object.defineProperty(window, 'localStorage', closed)
    Object.defineProperty(window, 'sessionStorage', closed)
  })
  await openStamp(page)
  await lineField(page, 2).fill('SANS MÉMOIRE')
  await expect(page.getByText(t.notice.saveFailed)).toBeVisible()
  await designText(page, french, 'ATELIER MUET')
  await expect(page.getByRole('alert').filter({ hasText: fr.cart.saveFailed })).toBeVisible()
  await expect(page.getByRole('list', { name: fr.cart.lines }).locator('> li')).toHaveCount(1)
})

test('a stored cart that cannot be read is reported, and offered unchanged as a file', async ({ page }) => {
  const broken = '{"state":{"items":[{"id":"a","type":"stamp"'
  await page.goto('/cart/')
  await page.evaluate(text => localStorage.setItem('cart', text), broken)
  await page.reload()
  await hydrated(page)
  const notice = page.getByRole('alert').filter({ hasText: fr.cart.aside.title })
  await expect(notice).toBeVisible()
  const download = page.waitForEvent('download')
  await notice.getByRole('button', { name: fr.cart.aside.save, exact: true }).click()
  const stream = await (await download).createReadStream()
  expect((await stream.toArray()).join('')).toBe(broken)
  await page.reload()
  await expect(notice).toBeVisible()
  await notice.getByRole('button', { name: fr.cart.aside.forget, exact: true }).click()
  await expect(notice).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: fr.cart.empty })).toBeVisible()
  await expect(notice).toHaveCount(0)
})
