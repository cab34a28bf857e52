import { expectNoBarriers } from './support/barriers'
import { expect, french, hydrated, test } from './support/shop'

const { t } = french

test('the menu is the whole screen of a phone, a drawer on a tablet, a row on a wide screen, without barriers', async ({
  page,
}) => {
  const menu = page.getByRole('navigation', { name: t.layout.mainNavigation })
  const banner = page.getByRole('banner')
  for (const width of [390, 700, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    await hydrated(page)
    const [opener] = width < 848 ? [t.layout.menu] : ['Tampons']
    await banner.locator('summary', { hasText: opener }).locator('visible=true').click()
    const box = () => menu.locator('visible=true').first().boundingBox()
    if (width === 390) await expect.poll(box).toMatchObject({ x: 0, width: 390 })
    if (width === 700) await expect.poll(box).toMatchObject({ x: 0, width: 420 })
    const inBar = banner.getByRole('link', { name: t.layout.quotation }).locator('visible=true')
    await expect(inBar).toHaveCount(1)
    await expectNoBarriers(page)
  }
})

test('a page that is navigated to has the focus on its heading, and the header gives way', async ({
  page,
}) => {
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('main').getByRole('link', { name: t.home.makeStamp, exact: true }).first().click()
  await expect(page).toHaveURL('/stamp/')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.locator('next-route-announcer')).toHaveCount(1)
  const bar = page.getByRole('banner')
  await page.mouse.wheel(0, 900)
  await expect.poll(async () => (await bar.boundingBox())?.y).toBe(-48)
  await page.mouse.wheel(0, -200)
  await expect.poll(async () => (await bar.boundingBox())?.y).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
