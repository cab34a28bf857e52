import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { PDFDocument, rgb } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { root } from '../../scripts/lib/paths.mjs'
import { lineHtml, signItem, textElement } from '../support/sign-item.mjs'

const t = JSON.parse(readFileSync(path.join(root, 'messages/fr/editor.json'), 'utf8'))
const { personalise } = JSON.parse(readFileSync(path.join(root, 'messages/fr/product.json'), 'utf8'))
const stampPage = '/tampon/trodat-printy-4913/'

const button = (page, name) => page.getByRole('button', { name, exact: true })
const menu = (page, name) =>
  page.getByRole('navigation', { name: t.menu.label }).getByRole('button', { name, exact: true })
const canvas = page => page.getByRole('application')

/** A photograph of 12 million pixels, with every tone in it. */
const photograph = () =>
  sharp({
    create: {
      width: 4000,
      height: 3000,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 90 })
    .toBuffer()

/** A drawing of 15,000 figures. */
const manyFigures = () => {
  const circle = (_, at) => `<circle cx="${(at % 150) * 4}" cy="${Math.floor(at / 150) * 4}" r="2.3"/>`
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400">${Array.from({ length: 15_000 }, circle).join('')}</svg>`,
  )
}

async function letterhead() {
  const document = await PDFDocument.create()
  const page = document.addPage([595, 842])
  for (let line = 0; line < 60; line += 1)
    page.drawText(`Line ${line} of a letter that somebody has as a PDF`, {
      x: 60,
      y: 780 - line * 12,
      size: 10,
    })
  page.drawRectangle({ x: 60, y: 790, width: 120, height: 30, color: rgb(0, 0, 0) })
  return Buffer.from(await document.save())
}

const settled = async page => {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve, { timeout: 5000 })))
}

/** As a file of the machine: as bytes it would keep the page's own thread busy. */
async function choose(page, name, bytes) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pictures-'))
  const file = path.join(folder, name)
  writeFileSync(file, bytes)
  await menu(page, t.menu.images).click()
  await page.getByLabel(t.picture.choose, { exact: true }).setInputFiles(file)
  await page.getByRole('slider', { name: t.picture.threshold.label }).waitFor()
  await page.getByText(t.picture.busy).waitFor({ state: 'hidden' })
  rmSync(folder, { recursive: true })
}

/** So many short texts of a sign in rows. */
const manyTexts = count =>
  Array.from({ length: count }, (_, at) => {
    const box = { left: 4 + (at % 40) * 7.2, top: 4 + Math.floor(at / 40) * 7.5, width: 7, height: 4.4 }
    return textElement(`e${at}`, lineHtml(`No ${at}`, 4), box)
  })

const largeSign = count => signItem(300, 200, manyTexts(count))

/** Lays a design of so many elements into the browser's storage: a message of megabytes to the page is a task of its own. */
async function keepSign(page, count) {
  const kept = JSON.stringify({ version: 1, item: largeSign(count), cartItemId: null, dirty: true })
  await page.goto(new URL('/robots.txt', page.url()).href)
  await page.evaluate(text => localStorage.setItem('editorItem', text), kept)
}

const openKept = page => page.goto(new URL('/editor/', page.url()).href)

/** Checked only now and then: reading the storage is work of the page too. */
const stores = (page, count) =>
  page.waitForFunction(
    wanted => JSON.parse(localStorage.getItem('editorItem')).item.elements.length === wanted,
    count,
    { polling: 1000 },
  )

/** A drawing whose groups refer to each other ten times: it would draw ten thousand million figures. */
const bomb = () => {
  const groups = Array.from(
    { length: 10 },
    (_, at) => `<g id="g${at + 1}">${`<use href="#g${at}"/>`.repeat(10)}</g>`,
  )
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><defs><rect id="g0" width="1" height="1"/>${groups.join('')}</defs><use href="#g10"/></svg>`,
  )
}

/**
 * What a person does in the editor; each begins where the one before ended, except those that open it again. What `before` does is not
 * measured.
 */
const actions = [
  {
    name: 'opening',
    act: async page => {
      await button(page, personalise).click()
      await canvas(page).waitFor()
    },
  },
  {
    name: 'typing',
    act: async page => {
      await canvas(page).focus()
      await page.keyboard.press('PageDown')
      await page.keyboard.press('Enter')
      await page.locator('[contenteditable]:focus').waitFor({ state: 'attached' })
      await page.keyboard.type('thequickbrownfox', { delay: 40 })
    },
  },
  {
    name: 'pasting 20 KB',
    act: page =>
      page.locator('[contenteditable]:focus').evaluate(field => {
        const data = new DataTransfer()
        data.setData('text/plain', 'Nobody reads so much. '.repeat(930))
        const event = { clipboardData: data, bubbles: true, cancelable: true }
        field.dispatchEvent(new ClipboardEvent('paste', event))
      }),
    after: async page => {
      await page.keyboard.press('Control+z')
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
    },
  },
  { name: 'opening the symbols', act: page => menu(page, t.menu.images).click() },
  { name: 'checking', act: page => menu(page, t.menu.check).click() },
  {
    name: 'another model',
    act: async page => {
      await menu(page, t.menu['case-models']).click()
      await page.getByRole('radio').filter({ visible: true }).nth(3).click({ force: true })
    },
  },
  {
    name: 'a photograph of 12 MP',
    act: async page => choose(page, 'photo.jpg', await photograph()),
    after: page => button(page, t.picture.done).click(),
  },
  {
    name: 'a drawing of 15,000 figures',
    act: page => choose(page, 'drawing.svg', manyFigures()),
    after: page => button(page, t.picture.done).click(),
  },
  {
    name: 'a page of a PDF',
    act: async page => choose(page, 'letter.pdf', await letterhead()),
    after: page => button(page, t.picture.done).click(),
  },
  {
    name: 'a drawing that would be ten thousand million figures',
    act: async page => {
      await menu(page, t.menu.images).click()
      await page
        .getByLabel(t.picture.choose, { exact: true })
        .setInputFiles({ name: 'bomb.svg', mimeType: 'image/svg+xml', buffer: bomb() })
      await page.getByRole('alert').filter({ hasText: 'bomb.svg' }).waitFor()
    },
    after: async page => {
      await keepSign(page, 0)
      await openKept(page)
    },
  },
  {
    name: 'pasting 1,000 elements',
    before: async page => {
      await canvas(page).waitFor()
      await page.evaluate(
        text => localStorage.setItem('editorClipboard', text),
        JSON.stringify({ elements: manyTexts(1000) }),
      )
      await canvas(page).focus()
    },
    act: async page => {
      await page.keyboard.press('Control+v')
      await stores(page, 1000)
    },
  },
  {
    name: 'undoing it',
    act: async page => {
      await page.keyboard.press('Control+z')
      await stores(page, 0)
    },
  },
  {
    name: 'doing it again',
    act: async page => {
      await page.keyboard.press('Control+y')
      await stores(page, 1000)
    },
  },
  { name: 'copying them', act: page => page.keyboard.press('Control+c') },
  {
    name: 'opening 1,000 elements',
    before: page => keepSign(page, 1000),
    act: async page => {
      await openKept(page)
      await canvas(page).waitFor()
    },
  },
  {
    name: 'refusing 10,000 elements',
    before: page => keepSign(page, 10_000),
    act: async page => {
      await openKept(page)
      await page
        .getByText(/10.000/)
        .first()
        .waitFor()
    },
  },
]

/** The longest task of the page's own thread in a trace, by the thread's clock and by the wall's, in ms. */
function longestTask(trace) {
  const { traceEvents } = JSON.parse(trace)
  const main = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain',
  )
  const threads = new Set(main.map(({ pid, tid }) => `${pid} ${tid}`))
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => /RunTask$/.test(name) && threads.has(`${pid} ${tid}`),
  )
  const most = (key, of) => Math.max(0, ...of.map(task => (task[key] ?? 0) / 1000))
  return { thread: most('tdur', tasks), wall: most('dur', tasks) }
}

/**
 * How long the page's own thread is busy at a stretch while a person works, in ms. By the thread's own clock, so that a
 * busy machine does not count.
 */
export async function measureLongTasks(browser, shopUrl) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  // A busy machine needs long for a photograph.
  page.setDefaultTimeout(120_000)
  await page.goto(shopUrl + stampPage, { waitUntil: 'networkidle' })
  const rows = []
  for (const { name, before, act, after } of actions) {
    await before?.(page)
    await settled(page)
    await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] })
    await act(page)
    await settled(page)
    rows.push({ name, ...longestTask((await browser.stopTracing()).toString()) })
    await after?.(page)
  }
  await page.context().close()
  return rows
}
