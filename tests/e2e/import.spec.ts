import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import {
  leafPng,
  leafSvg,
  packedBlanks,
  pngHeader,
  tiltedImpression,
  twoPagePdf,
} from '../support/picture-files'
import { expectNoBarriers } from './support/barriers'
import { stillBox } from './support/editor'
import { placeOrder } from './support/purchase'
import { expect, fill, french, hydrated, test } from './support/shop'

const { t: fr } = french
const t = fr.importDesign
const editor = fr.editor

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog').filter({ has: page.locator('#import-title') })
const elements = (page: Page) => page.getByRole('tree', { name: editor.elements.title })
const canvas = (page: Page) => page.getByRole('application')

interface Stored {
  type: string
  name?: string
  modelId: string
  elements: {
    type: string
    name?: string
    html?: string
    src?: string
    size: { width: number }
    art?: object
    edit?: object
  }[]
}

const stored = (page: Page): Promise<Stored | null> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('editorItem') ?? '{}').item ?? null)

/** "I already have a file" on a product's page. */
async function openImport(page: Page, path = '/tampon/trodat-printy-4913/'): Promise<void> {
  await page.goto(path)
  await hydrated(page)
  await button(page, fr.product.haveFile).click()
  await expect(dialog(page)).toBeVisible()
}

const bring = (page: Page, name: string, buffer: Buffer, mimeType = 'application/octet-stream') =>
  dialog(page).getByLabel(t.choose, { exact: true }).setInputFiles({ name, mimeType, buffer })

const templates: { slug: string; elements: Record<string, unknown>[] }[] = JSON.parse(
  readFileSync('cms/seed/data/templates.json', 'utf8'),
).items

/** A saved design of a round stamp, or of the stamp of the page. */
function savedDesign(slug = 'template-company-address-fr', over: object = {}): object {
  const found = templates.find(one => one.slug === slug)
  if (!found) throw new Error(`no ${slug}`)
  const { template: _t, locale: _l, topic: _o, ...item } = found as Record<string, unknown> & typeof found
  const own = item.elements.map(({ font, fontSize: _f, plain: _p, ...element }, at) => ({
    id: `e${at}`,
    ...element,
    ...(typeof font === 'object' && { font }),
  }))
  return { version: 1, id: randomUUID(), ...item, preset: false, elements: own, ...over }
}

const asFile = (value: unknown) => Buffer.from(JSON.stringify(value))

test('a drawing comes from the product’s page onto the product, in place of the sample, and undo brings that back', async ({
  page,
}) => {
  await openImport(page)
  await expect(page.getByRole('heading', { name: t.title.choose })).toBeFocused()
  await bring(page, 'feuille.svg', Buffer.from(leafSvg('#ffffff')))
  await expect(page.getByRole('heading', { name: t.title.pictures })).toBeFocused()
  await expect(page.getByRole('img', { name: fill(t.preview, { name: 'feuille.svg' }) })).toBeVisible()
  await dialog(page)
    .getByRole('button', { name: /^Placer sur/ })
    .click()
  await expect(canvas(page)).toBeVisible()
  await expect(elements(page).getByRole('treeitem', { name: 'feuille.svg', selected: true })).toBeVisible()
  await expect(page.getByRole('slider', { name: editor.picture.threshold.label })).toBeVisible()
  await expect.poll(async () => (await stored(page))?.elements.map(({ type }) => type)).toEqual(['image'])
  await button(page, editor.command.undo).click()
  await expect.poll(async () => (await stored(page))?.elements.some(({ type }) => type === 'text')).toBe(true)
})

test('a page of a PDF is put on a sign beside what is there', async ({ page }) => {
  await openImport(page, '/plaque/sign-pvc/')
  await bring(page, 'plan.pdf', await twoPagePdf())
  await expect(
    dialog(page).getByText(fill(t.pages.replace(/\{count, plural.*/, '2 pages'), {})),
  ).toBeVisible()
  await dialog(page).getByLabel(t.alone.sample).uncheck()
  await dialog(page)
    .getByRole('button', { name: /^Placer sur/ })
    .click()
  await expect(elements(page).getByRole('treeitem', { name: 'plan.pdf', selected: true })).toBeVisible()
  await expect(page.getByRole('listbox', { name: editor.picture.pages.title })).toBeVisible()
  const types = async () => (await stored(page))?.elements.map(({ type }) => type)
  await expect.poll(types).toContain('image')
  expect(await types()).toContain('text')
})

test('a picture is pasted and dropped', async ({ context }) => {
  const png = [...(await leafPng(300))]
  for (const way of ['paste', 'drop'] as const) {
    // Separate pages: a closing popup goes back in the history, which would cancel the load of the next address.
    const page = await context.newPage()
    await openImport(page)
    await dialog(page).evaluate(
      (root, [kind, bytes]) => {
        const data = new DataTransfer()
        data.items.add(new File([new Uint8Array(bytes as number[])], 'collee.png', { type: 'image/png' }))
        const options = { bubbles: true, cancelable: true }
        const event =
          kind === 'paste'
            ? new ClipboardEvent('paste', { ...options, clipboardData: data })
            : new DragEvent('drop', { ...options, dataTransfer: data })
        root.dispatchEvent(event)
      },
      [way, png] as const,
    )
    await expect(page.getByRole('img', { name: fill(t.preview, { name: 'collee.png' }) })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
  }
})

test('what is saved as a file comes back as it was, on another visit', async ({ page, browser }) => {
  await openImport(page)
  await bring(page, 'modele.json', asFile(savedDesign()))
  await dialog(page)
    .getByRole('button', { name: /^Placer sur/ })
    .click()
  await expect(canvas(page)).toBeVisible()
  await page
    .getByRole('navigation', { name: editor.menu.label })
    .getByRole('button', { name: editor.menu.templates })
    .click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, editor.command.saveFile).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/\.json$/)
  const saved = readFileSync(await download.path())
  const elsewhere = await browser.newPage()
  await openImport(elsewhere)
  await bring(elsewhere, download.suggestedFilename(), saved)
  await dialog(elsewhere)
    .getByRole('button', { name: /^Placer sur/ })
    .click()
  await expect(canvas(elsewhere)).toBeVisible()
  await expect
    .poll(async () => (await stored(elsewhere))?.elements.length)
    .toBe(JSON.parse(saved.toString()).item.elements.length)
  // Elements are counted again in the new design; the rest of them is unchanged.
  const without = (elements: readonly object[] | undefined) =>
    elements?.map(element => ({ ...element, id: '' }))
  expect(without((await stored(elsewhere))?.elements)).toEqual(
    without(JSON.parse(saved.toString()).item.elements),
  )
  await elsewhere.close()
})

test('a design of another product is laid out again on this one, or opened on its own', async ({ page }) => {
  const file = asFile({ version: 1, item: savedDesign('template-letterbox-fr') })
  await openImport(page)
  await bring(page, 'plaque.json', file)
  await dialog(page)
    .getByRole('button', { name: /^Placer sur/ })
    .click()
  await expect(canvas(page)).toBeVisible()
  await expect.poll(async () => (await stored(page))?.type).toBe('stamp')
  await openImport(page)
  await bring(page, 'plaque.json', file)
  await dialog(page)
    .getByRole('button', { name: /^Ouvrir sur/ })
    .click()
  const begin = page.getByRole('button', { name: fr.editing.begin, exact: true })
  await expect(begin.or(canvas(page)).first()).toBeVisible()
  if (await begin.isVisible()) await begin.click()
  await expect(canvas(page)).toBeVisible()
  await expect.poll(async () => (await stored(page))?.type).toBe('sign')
})

test('a file of ours with a broken element opens with the rest, and says so', async ({ page }) => {
  const whole = savedDesign() as { elements: object[] }
  await openImport(page)
  await bring(
    page,
    'abime.json',
    asFile({ ...whole, elements: [...whole.elements, { id: 'x', type: 'hologram' }] }),
  )
  await expect(dialog(page).getByText('Un élément n’a pas pu être lu (hologram)')).toBeVisible()
  await dialog(page)
    .getByRole('button', { name: /^Placer sur/ })
    .click()
  await expect(canvas(page)).toBeVisible()
  await expect.poll(async () => (await stored(page))?.elements.length).toBe(whole.elements.length)
})

test('in the editor a file is imported from the templates and by the palette, beside what is there', async ({
  page,
}) => {
  await openImport(page)
  await bring(page, 'modele.json', asFile(savedDesign()))
  await dialog(page)
    .getByRole('button', { name: /^Placer sur/ })
    .click()
  await expect(canvas(page)).toBeVisible()
  const whole = savedDesign() as { elements: object[] }
  const before = whole.elements.length
  await expect.poll(async () => (await stored(page))?.elements.length).toBe(before)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: editor.palette.title.commands }).fill(editor.command.import)
  await page.getByRole('option', { name: editor.command.import }).click()
  await expect(page.getByRole('heading', { name: t.title.choose })).toBeFocused()
  await bring(page, 'carte.png', await leafPng(400))
  await expect(dialog(page).getByLabel(t.alone.design)).not.toBeChecked()
  await dialog(page)
    .getByRole('button', { name: /^Placer sur/ })
    .click()
  await expect(elements(page).getByRole('treeitem', { name: 'carte.png', selected: true })).toBeVisible()
  await expect.poll(async () => (await stored(page))?.elements.length).toBe(before + 1)
})

test('unacceptable files are reported, and nothing in them runs or is fetched', async ({ page }) => {
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await openImport(page)
  const cases: [string, Buffer, string][] = [
    ['page.svg', Buffer.from('<html><script>alert(1)</script></html>'), t.refused.unreadable],
    ['photo.png', pngHeader(10_000, 10_000), t.refused.pixels],
    [
      'noeuds.svg',
      Buffer.from(`<svg viewBox="0 0 1 1">${'<path/>'.repeat(1_000_000)}</svg>`),
      t.refused.elements,
    ],
    ['vide.svg', Buffer.from('<svg viewBox="0 0 1 1"><script>alert(1)</script></svg>'), t.refused.empty],
    ['rien.json', Buffer.from('{"objects":[]}'), t.refused.design],
    ['plus-tard.json', asFile({ ...savedDesign(), version: 99 }), t.refused.newer],
    ['profond.json', Buffer.from(`{"item":${'['.repeat(1_000_000)}`), t.refused.design],
    ['casse.pdf', Buffer.from('%PDF-1.7\nnothing'), t.refused.unreadable],
    ['bombe.pdf', packedBlanks(...Array.from({ length: 6 }, () => 100_000_000)), t.refused.elements],
  ]
  for (const [name, buffer, sentence] of cases) {
    await bring(page, name, buffer)
    await expect(page.getByRole('alert').filter({ hasText: fill(sentence, { name }) })).toBeVisible()
  }
  const many = Array.from({ length: 10_000 }, (_, at) => ({ id: `e${at}`, type: 'text' }))
  await bring(page, 'enorme.json', asFile({ ...savedDesign(), elements: many }))
  await expect(page.getByRole('alert').filter({ hasText: '10 000' })).toBeVisible()
  await bring(page, 'gros.png', Buffer.concat([pngHeader(10, 10), Buffer.alloc(15_000_001)]))
  await expect(page.getByRole('alert').filter({ hasText: '15 Mo' })).toBeVisible()
  const hostile =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" onload="alert(1)"><script>alert(1)</script>' +
    '<image href="https://example.com/x.png"/><style>@import url(https://example.com/a.css)</style><path d="M0 0h9v9z"/></svg>'
  await bring(page, 'rusee.svg', Buffer.from(hostile))
  await expect(page.getByRole('img', { name: fill(t.preview, { name: 'rusee.svg' }) })).toBeVisible()
  await expect(dialog(page).getByText(t.lost.image)).toBeVisible()
  expect(asked.filter(url => url.includes('example.com'))).toEqual([])
})

for (const [width, height] of [
  [390, 844],
  [700, 900],
  [1280, 800],
  [844, 390],
] as const) {
  test(`the popup has no fault that axe finds, and keeps within ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await openImport(page)
    const check = async () => {
      await expectNoBarriers(page, 'dialog[open]')
      const box = await stillBox(dialog(page))
      expect(box.x >= 0 && box.x + box.width <= width && box.y + box.height <= height).toBe(true)
      expect(await dialog(page).evaluate(root => root.scrollWidth <= root.clientWidth)).toBe(true)
    }
    await check()
    await bring(page, 'carte.png', await leafPng(600))
    await expect(page.getByRole('heading', { name: t.title.pictures })).toBeFocused()
    await check()
    await button(page, t.another).click()
    await bring(page, 'modele.json', asFile(savedDesign('template-letterbox-fr')))
    await expect(page.getByRole('heading', { name: t.title.design })).toBeFocused()
    await check()
  })
}

test('a stamp is left to the workshop: files, a comment, the cart, the order, and what the clerk reads', async ({
  page,
  browser,
}) => {
  await openImport(page)
  await bring(page, 'logo.pdf', await twoPagePdf())
  await button(page, t.workshop.open).click()
  await expect(page.getByRole('heading', { name: t.title.workshop })).toBeFocused()
  await dialog(page).getByRole('textbox').fill('Le logo à gauche,\nl’adresse à droite')
  await expectNoBarriers(page, 'dialog[open]')
  await dialog(page).getByRole('button', { name: t.workshop.add, exact: true }).click()
  await expect(page.getByRole('heading', { name: t.title.sent })).toBeFocused()
  await button(page, t.workshop.toCart).click()
  await expect(page).toHaveURL('/cart/')
  const line = page.getByRole('list', { name: fr.cart.lines }).getByRole('listitem').first()
  await expect(line.getByText(/mis en page par notre atelier d’après logo\.pdf/)).toBeVisible()
  await expect(line.getByRole('img', { name: 'logo.pdf' })).toBeVisible()
  await expect(line.getByText(/Le logo à gauche/)).toBeVisible()
  await expect(line.getByRole('button', { name: /^Modifier/ })).toHaveCount(0)
  const id = await placeOrder(page, french)

  const clerk = await browser.newPage({ locale: 'fr-FR' })
  const data = { email: process.env.ADMIN_EMAIL, password: process.env.ADMIN_PASSWORD }
  expect((await clerk.context().request.post('/cms-api/admins/login', { data })).status()).toBe(200)
  await clerk.goto(`/admin/collections/orders/${id}`)
  await expect(clerk.getByText(fr.backOffice.order.layout.layout)).toBeVisible()
  await expect(clerk.getByRole('link', { name: 'logo.pdf' })).toBeVisible()
  await expect(
    clerk.getByRole('img', { name: fill(fr.backOffice.order.sentPreview, { name: 'logo.pdf' }) }),
  ).toBeVisible()
  await expect(clerk.getByText(/l’adresse à droite/)).toBeVisible()
  const [download] = await Promise.all([
    clerk.waitForEvent('download'),
    clerk.getByRole('link', { name: 'logo.pdf' }).click(),
  ])
  expect(
    readFileSync(await download.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
  await clerk.getByRole('link', { name: fr.backOffice.order.layout.begin }).click()
  const menus = clerk.getByRole('navigation', { name: fr.editor.menu.label })
  await expect(menus.getByRole('button', { name: fr.editor.menu.texts, exact: true })).toBeVisible()
  await expect(menus.getByRole('button', { name: fr.editor.menu['case-models'], exact: true })).toHaveCount(0)
  await clerk.close()
})

test('a photograph of an impression is straightened by finger and keys, and a mount of its size is proposed', async ({
  page,
}) => {
  await openImport(page)
  await bring(page, 'photo.jpg', await tiltedImpression())
  await button(page, t.corners.open).click()
  await expect(page.getByRole('heading', { name: t.title.corners })).toBeFocused()
  // The frame runs from 12 % to 88 % of the picture at its top, and from 8 % to 94 % at its foot.
  const corner = (name: string) => page.getByRole('button', { name, exact: true })
  const stage = await stillBox(page.getByRole('img', { name: fill(t.preview, { name: 'photo.jpg' }) }))
  const placeOf = async (name: string) => {
    const box = await stillBox(corner(name))
    return {
      x: (box.x + box.width / 2 - stage.x) / stage.width,
      y: (box.y + box.height / 2 - stage.y) / stage.height,
    }
  }
  const found = await placeOf(t.corners.topLeft)
  expect(found.x).toBeCloseTo(0.12, 1)
  expect(found.y).toBeCloseTo(0.3, 1)
  await corner(t.corners.topLeft).press('Shift+ArrowLeft')
  await expect.poll(async () => (await placeOf(t.corners.topLeft)).x).toBeLessThan(found.x - 0.01)
  await corner(t.corners.topLeft).press('Shift+ArrowRight')
  await expectNoBarriers(page, 'dialog[open]')

  // Dragged over the others the corners cross, and nothing can be straightened.
  await corner(t.corners.topLeft).hover()
  await page.mouse.down()
  const target = await corner(t.corners.bottomRight).boundingBox()
  await page.mouse.move((target?.x ?? 0) + 30, (target?.y ?? 0) + 30, { steps: 4 })
  await page.mouse.up()
  await expect(page.getByRole('alert').filter({ hasText: t.corners.crossed })).toBeVisible()
  await expect(button(page, t.corners.next)).toBeDisabled()
  await button(page, t.workshop.back).click()
  await button(page, t.corners.open).click()
  await button(page, t.corners.next).click()

  await expect(page.getByRole('heading', { name: t.title.measure })).toBeFocused()
  const width = page.getByLabel(t.measure.width, { exact: true })
  await width.fill('56')
  await width.press('Enter')
  const mounts = page.getByRole('region', { name: t.measure.mounts })
  await expect(mounts.getByRole('button').first()).toBeVisible()
  expect(await mounts.getByRole('button').count()).toBe(4)
  await mounts.getByRole('button').first().click()
  await expect(canvas(page)).toBeVisible()
  await expect(elements(page).getByRole('treeitem', { name: 'photo.jpg', selected: true })).toBeVisible()
  const first = async () => (await stored(page))?.elements[0]
  await expect.poll(first).toMatchObject({
    type: 'image',
    art: { kind: 'outlines' },
    edit: { even: true, corners: expect.any(Array) },
  })
  expect((await stored(page))?.elements).toHaveLength(1)
  // Its true width, or as much of it as fits on the mount that was taken.
  const kept = (await first())?.size.width ?? 0
  expect(kept).toBeGreaterThan(50)
  expect(kept).toBeLessThanOrEqual(56)
  await expect(page.getByRole('slider', { name: editor.picture.threshold.label })).toBeVisible()
})
