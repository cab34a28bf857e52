import type { Page } from '@playwright/test'
import { expectNoBarriers } from './support/barriers'
import { expect, hold, hydrated, test } from './support/shop'

const pages = {
  home: { fr: '/', de: '/de-de/', en: '/en-gb/' },
  listing: { fr: '/stamp/tampons-trodat/printy/', de: '/de-de/stempel/trodat-stempel/printy/' },
  stamp: { fr: '/tampon/trodat-printy-4913/', de: '/de-de/stempel-modell/trodat-printy-4913/' },
  sign: { fr: '/plaque/sign-brass/', de: '/de-de/schild/sign-brass/' },
} as const

const scripts = '**/_next/static/**/*.js'

/** Opens a page and waits until it listens: before that only the browser handles a press. */
async function open(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
}

test.describe('what a shopper sees', () => {
  for (const [name, paths] of Object.entries(pages)) {
    for (const [language, path] of Object.entries(paths)) {
      test(`${name} in ${language} opens without a complaint and is accessible`, async ({ page }) => {
        await open(page, path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}-`))
        await expectNoBarriers(page)
      })
    }
  }

  for (const [name, { fr }] of Object.entries(pages)) {
    for (const width of [390, 700, 1280]) {
      test(`${name} fits a screen of ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(fr)
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(overflow).toBeLessThanOrEqual(0)
      })
    }
  }
})

test.describe('an address that leads nowhere', () => {
  // The browser itself reports the status.
  test.use({ javaScriptEnabled: false, expectedErrors: /Failed to load resource/ })

  test('answers 404 with the error page, without JavaScript too', async ({ page }) => {
    const answer = await page.goto('/de-de/gibt-es/nicht/')
    expect(answer?.status()).toBe(404)
    await expect(page.getByText('Page Not Found: /gibt-es/nicht/')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/de-de/')
    await expect(page.getByRole('link', { name: 'Nach „nicht“ suchen' })).toHaveAttribute(
      'href',
      '/de-de/search/?q=nicht',
    )
  })
})

test('prices without VAT are a choice that stays', async ({ page }) => {
  await open(page, pages.stamp.fr)
  await page.getByRole('radio', { name: 'HT', exact: true }).check()
  await expect(page.locator('html')).toHaveAttribute('data-prices', 'ht')
  await page.goto(pages.home.fr)
  await expect(page.locator('html')).toHaveAttribute('data-prices', 'ht')
  await page.goto('/stamp/professionnel/')
  await expect(page.locator('html')).toHaveAttribute('data-prices', 'ht')
})

test('the professional area begins with prices without VAT', async ({ page }) => {
  await page.goto('/stamp/professionnel/')
  await expect(page.locator('html')).toHaveAttribute('data-prices', 'ht')
})

test('filters narrow a listing and stand in its address', async ({ page }) => {
  await open(page, pages.listing.fr)
  const status = page.getByRole('status').first()
  const before = await status.textContent()
  await page.getByRole('checkbox', { name: /^Ronde/ }).check()
  await expect(status).not.toHaveText(before ?? '')
  await expect(page).toHaveURL(/shape=round/)
  await page.reload()
  await expect(page.getByRole('checkbox', { name: /^Ronde/ })).toBeChecked()
})

test('another mount colour changes picture and price in place', async ({ page }) => {
  await open(page, pages.stamp.fr)
  await expect(page.getByText('27,00 €').first()).toBeVisible()
  await page.getByRole('radio', { name: 'Bleu', exact: true }).first().check()
  await expect(page.getByText('28,80 €').first()).toBeVisible()
  await expect(
    page.getByRole('img', { name: 'trodat Printy 4913 avec son empreinte' }).first(),
  ).toHaveAttribute('src', /blue/)
  await page.getByRole('button', { name: 'trodat Printy 4913, à tourner' }).click()
  const turn = page.getByRole('slider', { name: 'trodat Printy 4913, à tourner' })
  await turn.press('ArrowRight')
  await expect(turn).toHaveAttribute('aria-valuetext', '15°')
  await expect(page.locator('img[src*="/turn.blue"][src*=".1.fr@"]')).toBeVisible()
})

test('a sign beyond its limits is refused with the reason and what is possible', async ({ page }) => {
  await open(page, pages.sign.fr)
  await page.getByLabel('Largeur').fill('900')
  await page.getByLabel('Largeur').press('Enter')
  const refusal = page.getByRole('alert').filter({ hasText: 'Ce choix n’est pas possible ici.' })
  await expect(refusal).toContainText('500 mm')
  await refusal.getByRole('button').first().click()
  await expect(refusal).toHaveCount(0)
  await page.getByRole('button', { name: 'voir le chant' }).click()
  await expect(page.getByRole('img', { name: 'Le chant de la plaque' })).toBeVisible()
})

test('the menu opens by keyboard and closes on Escape', async ({ page }) => {
  await open(page, pages.home.fr)
  const tab = page.locator('summary', { hasText: 'Tampons' }).last()
  await tab.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Tout voir : Tampons' }).last()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Tout voir : Tampons' }).last()).toBeHidden()
})

test('a menu that is opened before the page has all of its code stays open', async ({ page }) => {
  const release = await hold(page, scripts)
  await page.goto(pages.home.fr, { waitUntil: 'domcontentloaded' })
  await page.locator('summary', { hasText: 'Tampons' }).last().click()
  const link = page.getByRole('link', { name: 'Tout voir : Tampons' }).last()
  await expect(link).toBeVisible()
  release()
  await hydrated(page)
  await expect(link).toBeVisible()
})

test('Escape closes a menu also when it comes before the page has all of its code', async ({ page }) => {
  const release = await hold(page, scripts)
  await page.goto(pages.home.fr, { waitUntil: 'domcontentloaded' })
  await page.locator('summary', { hasText: 'Tampons' }).last().click()
  const link = page.getByRole('link', { name: 'Tout voir : Tampons' }).last()
  await expect(link).toBeVisible()
  await page.keyboard.press('Escape')
  release()
  await expect(link).toBeHidden()
})

test('a supply is shown in each of its inks', async ({ page }) => {
  await open(page, '/shopping/cartridge-trodat-6-4913/')
  const picture = page.getByRole('img', { name: 'Cassette d’encrage 6/4913', exact: true })
  for (const ink of ['Noir', 'Bleu', 'Rouge']) {
    await page.getByRole('radio', { name: ink, exact: true }).check()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  }
})

test('the header marks the section that a page belongs to', async ({ page }) => {
  await page.goto(pages.sign.fr)
  const tab = page.getByRole('navigation', { name: 'Catalogue' }).locator('summary[aria-current]')
  await expect(tab).toHaveText('Signalétique')
})

test('a link of the menu leads to its page without loading the shop again', async ({ page }) => {
  await open(page, pages.home.fr)
  await page.evaluate(() => document.body.setAttribute('data-same', ''))
  await page.locator('summary', { hasText: 'Tampons' }).last().click()
  await page.getByRole('link', { name: 'Tampons bois', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tampons bois' })).toBeVisible()
  await expect(page.locator('body[data-same]')).toHaveCount(1)
})

test.describe('the menu of a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('opens three levels deep and leads to a page', async ({ page }) => {
    await open(page, pages.home.fr)
    const menu = page.getByRole('navigation', { name: 'Catalogue' })
    await page.locator('summary', { hasText: 'Menu' }).click()
    await menu.locator('summary', { hasText: 'Tampons' }).first().click()
    await menu.locator('summary', { hasText: 'Tampons trodat' }).click()
    await menu.locator('summary', { hasText: 'Printy' }).click()
    await menu.getByRole('link', { name: 'Ronds', exact: true }).click()
    await expect(page).toHaveURL('/stamp/tampons-trodat/printy/ronds/')
    await expect(menu).toBeHidden()
  })
})

for (const [name, { fr }] of Object.entries(pages)) {
  test(`nothing moves while ${name} is loaded, the letters coming last`, async ({ page }) => {
    const release = await hold(page, '**/*.woff2')
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver(list => {
        for (const entry of list.getEntries())
          shifts.push((entry as PerformanceEntry & { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(fr, { waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    release()
    await page.waitForLoadState('load')
    await hydrated(page)
    await page.evaluate(() => document.fonts.ready)
    const moved = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0),
    )
    expect(moved).toBeLessThan(0.02)
  })
}

test('a sign gets its words on its page, is checked, and goes into the cart as it is shown', async ({
  page,
}) => {
  await open(page, pages.sign.fr)
  const text = page.getByRole('region', { name: 'Votre texte' })
  const first = text.getByLabel('Ligne 1')
  await expect(page.getByRole('button', { name: 'Ajouter au panier' })).toHaveCount(0)
  // The letters become smaller, but never smaller than possible.
  const long = 'Cabinet du docteur Anne-Sophie Lefebvre-Delacroix et associés'
  await first.fill([long, long, long].join(', ').slice(0, 200))
  await expect(text.getByRole('status')).toContainText('dépasse')
  await expect(page.getByRole('button', { name: 'Ajouter au panier' }).first()).toBeDisabled()
  await first.fill('Anne Martin')
  await expect(text.getByRole('status')).toContainText('est encore le texte d’exemple')
  await text.getByLabel('Ligne 2').fill('Architecte')
  await text.getByLabel('Ligne 3').fill('Sur rendez-vous')
  await expect(text.getByRole('status')).toContainText('Prêt à fabriquer.')
  await page.getByRole('button', { name: 'Ajouter au panier' }).locator('visible=true').first().click()
  await expect(page.getByText('C’est dans votre panier.')).toBeVisible()
  await page.goto('/cart/')
  await expect(page.getByRole('main')).toContainText('« Anne Martin »')
})

test.describe('the lines of a stamp on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('fill the plate, and are made larger, smaller or broken in two beneath the fields', async ({
    page,
  }) => {
    await open(page, pages.stamp.fr)
    const text = page.getByRole('region', { name: 'Votre texte' })
    const choices = text.getByRole('group', { name: 'Taille des lignes' })
    const choice = (name: string) => choices.getByRole('button', { name, exact: true })
    const verdict = text.getByRole('status')
    await expect(choices).toHaveCount(0)
    await text.getByLabel('Ligne 1', { exact: true }).fill('ATELIER DE ZORA')
    await expect(choices).toBeVisible()
    for (const one of await choices.getByRole('button').all()) {
      const box = await one.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
    }
    await expectNoBarriers(page)
    await choices.getByLabel('Quelles lignes').selectOption('0')
    await choice('Sur deux lignes').tap()
    await choice('Sur une ligne').tap()
    await expect(choice('Sur deux lignes')).toBeVisible()
    for (let step = 0; step < 8; step += 1) await choice('Plus grand').tap()
    await expect(choice('Plus grand')).toHaveAttribute('aria-disabled', 'true')
    await expect(verdict).toContainText('ne tiennent pas')
    await expect(choices.getByRole('button', { name: /^Modèle plus grand\s: .+€/ })).toBeVisible()
    await choice('Réduire les lettres').tap()
    await expect(verdict).not.toContainText('ne tiennent pas')
    await choice('Plus petit').tap()
    await choice('Comme avant').tap()
    await expect(choice('Comme avant')).toHaveAttribute('aria-disabled', 'true')
  })
})

test('words that are written before the page has all of its code are not lost', async ({ page }) => {
  const release = await hold(page, scripts)
  await page.goto(pages.sign.fr, { waitUntil: 'domcontentloaded' })
  const text = page.getByRole('region', { name: 'Votre texte' })
  await text.getByLabel('Ligne 1').fill('Anne Martin')
  await text.getByLabel('Ligne 2').fill('Architecte')
  await text.getByLabel('Ligne 3').fill('Sur rendez-vous')
  release()
  await expect(text.getByRole('status')).toContainText('Prêt à fabriquer.')
  await expect(text.getByLabel('Ligne 1')).toHaveValue('Anne Martin')
})

test('a colour that is chosen before the page has all of its code is the colour of picture and price', async ({
  page,
}) => {
  const release = await hold(page, scripts)
  await page.goto(pages.stamp.fr, { waitUntil: 'domcontentloaded' })
  await page.getByRole('radio', { name: 'Bleu', exact: true }).first().check()
  release()
  await expect(page.getByText('Monture : bleu')).toBeVisible()
  await expect(page.getByText('28,80 €').first()).toBeVisible()
})
