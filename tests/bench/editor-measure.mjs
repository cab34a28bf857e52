import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { ensureChromium } from '../../scripts/lib/chromium.mjs'
import { root } from '../../scripts/lib/paths.mjs'
import { lineHtml, signItem, textElement } from '../support/sign-item.mjs'
import { measureLongTasks } from './long-tasks.mjs'
import { median } from './measure.mjs'

const texts = { product: JSON.parse(readFileSync(path.join(root, 'messages/fr/product.json'), 'utf8')) }
const stampPage = '/tampon/trodat-printy-4913/'
const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run']
const viewport = { width: 1280, height: 900 }

const percentile = (values, share) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]
const ms = value => `${value.toFixed(1)} ms`
const kb = bytes => `${(bytes / 1000).toFixed(1)} KB`

/**
 * Runs in the page before its own scripts: notes when outlines are filled on one of the editor's ink canvases, and how
 * long frames and keystrokes take. The editor only has to draw on canvases.
 */
function watchCanvas() {
  const log = { click: 0, firstInk: 0, firstShown: 0, frames: [], keys: [], key: null, checks: [] }
  window.__bench = log
  // The first canvas holds plate and rulers, the others hold ink.
  const isInk = canvas => {
    const layers = canvas.closest?.('[role=application]')?.querySelectorAll('canvas')
    return layers !== undefined && [...layers].indexOf(canvas) > 0
  }
  const fill = CanvasRenderingContext2D.prototype.fill
  CanvasRenderingContext2D.prototype.fill = function (...given) {
    fill.apply(this, given)
    if (!(given[0] instanceof Path2D)) return
    if (log.firstInk === 0 && isInk(this.canvas)) {
      log.firstInk = performance.now()
      requestAnimationFrame(() => {
        log.firstShown ||= performance.now()
      })
    }
    if (log.key) log.key.drawn = performance.now()
  }
  // A check begins when the page hands a design over, and ends when its findings are back.
  const begun = new Map()
  window.Worker = class extends window.Worker {
    constructor(...given) {
      super(...given)
      this.addEventListener('message', ({ data }) => {
        if (begun.has(data?.id)) log.checks.push(performance.now() - begun.get(data.id))
        begun.delete(data?.id)
      })
    }
    postMessage(message, ...rest) {
      if (message?.name === 'inspect') begun.set(message.id, performance.now())
      super.postMessage(message, ...rest)
    }
  }
  window.addEventListener('click', event => (log.click ||= event.timeStamp), true)
  window.addEventListener(
    'keydown',
    event => {
      const key = { pressed: event.timeStamp, drawn: 0, shown: 0 }
      log.key = key
      requestAnimationFrame(() =>
        setTimeout(() => {
          key.shown = performance.now()
          log.keys.push(key)
          log.key = null
        }),
      )
    },
    true,
  )
  window.__frames = on => {
    log.watching = on
    let last = 0
    const frame = time => {
      if (!log.watching) return
      if (last) log.frames.push(time - last)
      last = time
      requestAnimationFrame(frame)
    }
    if (on) requestAnimationFrame(frame)
  }
}

/** Short texts in rows, 20 in each; every one of them has letters to draw. */
const manyElements = (count = 500) =>
  Array.from({ length: count }, (_, index) =>
    textElement(`e${index}`, lineHtml(`No ${index}`, count > 500 ? 1.5 : 4), {
      left: 4 + (index % 20) * 14.5,
      top: 4 + Math.floor(index / 20) * (7.5 * Math.min(1, 500 / count)),
      width: 12,
      height: count > 500 ? 1.65 : 4.4,
    }),
  )

/** One text of 60 lines. */
const longText = () => {
  const line = index => lineHtml(`Line ${index} of a sign that tells a long story to whoever reads it`, 2.8)
  const html = Array.from({ length: 60 }, (_, index) => line(index)).join('')
  return [textElement('t', html, { left: 4, top: 4, width: 280, height: 184.8 })]
}

/** The largest support of the catalogue, every one of its 21 plates with two lines; mm. */
function supportItem() {
  const size = place => ({ width: place === 0 ? 320 : 150, height: 40 })
  const plateOf = place => {
    const { width, height } = size(place)
    const html = lineHtml(`Cabinet ${place}`, 9) + lineHtml('Deuxième étage à droite', 6)
    const box = { left: 4, top: 10, width: width - 8, height: 16.5 }
    return signItem(width, height, [textElement('t', html, box)])
  }
  const plates = Array.from({ length: 21 }, (_, place) => plateOf(place))
  const support = { slug: 'sign-support-multi-10x2-150x40-header', place: 7, plates, head: true, blank: [] }
  return { ...plates[7], support }
}

async function openPage(browser, options = {}) {
  const context = await browser.newContext({ viewport, ...options })
  await context.addInitScript(watchCanvas)
  return context.newPage()
}

const drawn = page => page.waitForFunction(() => window.__bench.firstShown > 0)

/** Opens the editor's own page on a design. */
async function openDesign(browser, shopUrl, item) {
  const page = await openPage(browser)
  const stored = JSON.stringify({ version: 1, item, cartItemId: null, dirty: true })
  await page.goto(`${shopUrl}/robots.txt`)
  await page.evaluate(text => localStorage.setItem('editorItem', text), stored)
  await page.goto(`${shopUrl}/editor/`)
  await drawn(page)
  await page.waitForLoadState('networkidle')
  return page
}

/**
 * From the click on a stamp's page to the first frame with its letters, in ms; a browser without any cache. A pointer
 * rests on the button before it presses, a finger does not.
 */
async function firstCanvas(browser, shopUrl, { rests }) {
  const page = await openPage(browser)
  await page.goto(shopUrl + stampPage, { waitUntil: 'networkidle' })
  const button = designButton(page)
  if (rests) {
    await button.hover()
    await page.waitForLoadState('networkidle')
    await button.click()
  } else await button.evaluate(element => element.click())
  await drawn(page)
  const time = await page.evaluate(() => window.__bench.firstShown - window.__bench.click)
  await page.context().close()
  return time
}

const designButton = page => page.getByRole('button', { name: texts.product.personalise, exact: true })

/** Compressed bytes that opening the editor, and then writing in it, adds to a page that has come to rest. */
async function weight(browser, shopUrl) {
  const page = await openPage(browser)
  const bytes = { script: 0, wasm: 0 }
  const seen = new Set()
  const pending = []
  page.on('response', response => {
    const { pathname } = new URL(response.url())
    const kind = pathname.endsWith('.js') ? 'script' : pathname.endsWith('.wasm') ? 'wasm' : null
    if (!kind || seen.has(pathname)) return
    seen.add(pathname)
    pending.push(
      response.body().then(body => {
        bytes[kind] += gzipSync(body, { level: 6 }).length
      }),
    )
  })
  const total = async () => {
    await page.waitForLoadState('networkidle')
    await Promise.all(pending)
    return { ...bytes }
  }
  await page.goto(shopUrl + stampPage, { waitUntil: 'networkidle' })
  const before = await total()
  await designButton(page).click()
  await drawn(page)
  const open = await total()
  await page.getByRole('application').focus()
  await page.keyboard.press('PageDown')
  await page.keyboard.press('Enter')
  await page.locator('[contenteditable]').waitFor({ state: 'attached' })
  const writing = await total()
  await page.context().close()
  return {
    opened: open.script - before.script,
    writing: writing.script - open.script,
    wasm: writing.wasm - before.wasm,
  }
}

/**
 * Processor time of the page's main thread, independent of other load, in ms: all its tasks, also the editor's lists
 * and checks behind the canvas.
 */
async function workOf(page, act) {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1000
  }
  const before = await read()
  await act()
  return (await read()) - before
}

/** Times between frames while one of many elements is dragged across the others, in ms. */
async function dragFrames(browser, shopUrl, count = 500) {
  const page = await openDesign(browser, shopUrl, signItem(300, 200, manyElements(count)))
  const canvas = page.getByRole('application')
  const box = await canvas.boundingBox()
  const x = box.x + box.width / 2
  const y = box.y + box.height / 2
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 12, y + 8, { steps: 3 })
  await page.evaluate(() => window.__frames(true))
  for (let step = 0; step < 150; step += 1) {
    await page.mouse.move(x + 120 * Math.sin(step / 20), y + 70 * Math.sin(step / 13))
  }
  const frames = await page.evaluate(() => {
    window.__frames(false)
    return window.__bench.frames
  })
  await page.mouse.up()
  const before = manyElements(count).map(element => element.position.left)
  // The item is kept a moment after its change.
  await page.waitForFunction(lefts => {
    const { elements } = JSON.parse(localStorage.getItem('editorItem')).item
    return elements.filter((element, index) => element.position.left !== lefts[index]).length === 1
  }, before)
  await page.context().close()
  return frames
}

/** Times between frames while a line of one plate of 21 is dragged, in ms. */
async function supportFrames(browser, shopUrl) {
  const page = await openDesign(browser, shopUrl, supportItem())
  const canvas = page.getByRole('application')
  await canvas.focus()
  await page.keyboard.press('1')
  // The view has gone to the plate once it is drawn.
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
  const box = await canvas.boundingBox()
  const x = box.x + box.width / 2
  const y = box.y + box.height / 2
  // On letters of its second line.
  await page.mouse.move(x - 60, y + 14)
  await page.mouse.down()
  await page.mouse.move(x - 50, y + 18, { steps: 3 })
  await page.evaluate(() => window.__frames(true))
  for (let step = 0; step < 150; step += 1) {
    await page.mouse.move(x + 60 * Math.sin(step / 20), y + 20 * Math.sin(step / 13))
  }
  const frames = await page.evaluate(() => {
    window.__frames(false)
    return window.__bench.frames
  })
  await page.mouse.up()
  await page.waitForFunction(
    () => JSON.parse(localStorage.getItem('editorItem')).item.elements[0].position.left !== 4,
  )
  await page.context().close()
  return frames
}

/**
 * From a key to the canvas drawn, and to the frame that shows it, in ms: one letter at a time, so many lines below the
 * first one.
 */
async function keystrokes(browser, shopUrl, item, lines) {
  const page = await openDesign(browser, shopUrl, item)
  await page.getByRole('application').focus()
  await page.keyboard.press('PageDown')
  await page.keyboard.press('Enter')
  await page.locator('[contenteditable]:focus').waitFor({ state: 'attached' })
  await page.keyboard.press('ArrowLeft')
  for (let line = 0; line < lines; line += 1) await page.keyboard.press('ArrowDown')
  await page.evaluate(() => {
    window.__bench.keys.length = 0
    window.__bench.checks.length = 0
  })
  const text = 'thequickbrownfoxjumpsoverthelazydog'
  const work = await workOf(page, async () => {
    for (const letter of text) await page.keyboard.press(letter, { delay: 40 })
  })
  const { keys, checks } = await page.evaluate(() => window.__bench)
  await page.context().close()
  const known = keys.filter(key => key.drawn > 0)
  return {
    drawn: known.map(key => key.drawn - key.pressed),
    shown: known.map(key => key.shown - key.pressed),
    work: work / text.length,
    checks,
  }
}

/** A line of the table for keys that were pressed in several runs. */
function keyFigure(figure, runs) {
  const drawn = runs.flatMap(run => run.drawn)
  const shown = runs.flatMap(run => run.shown)
  const work = median(runs.map(run => run.work))
  const value = `median ${ms(median(drawn))}, 95th ${ms(percentile(drawn, 0.95))}; to the next frame ${ms(median(shown))}; main thread ${ms(work)} a key in all`
  return { figure, value, bound: '(at most 16 ms)' }
}

const repeat = async (times, measure) => {
  const values = []
  for (let time = 0; time < times; time += 1) values.push(await measure())
  return values
}

/**
 * Measures the editor of a running production shop in Chromium.
 * @param {string} shopUrl address without a slash at its end
 * @returns {Promise<{ figure: string, value: string, bound: string }[]>}
 */
export async function measureEditor(shopUrl) {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args })
  try {
    // The first run of the server and the browser is not counted.
    await firstCanvas(browser, shopUrl, { rests: false })
    const cold = await repeat(7, () => firstCanvas(browser, shopUrl, { rests: false }))
    const ready = await repeat(5, () => firstCanvas(browser, shopUrl, { rests: true }))
    const bytes = await weight(browser, shopUrl)
    const drags = await repeat(3, () => dragFrames(browser, shopUrl))
    const frames = drags.flat()
    const sixty = signItem(300, 200, longText())
    const keys = await repeat(3, () => keystrokes(browser, shopUrl, sixty, 30))
    const plateFrames = (await repeat(3, () => supportFrames(browser, shopUrl))).flat()
    const plateKeys = await repeat(3, () => keystrokes(browser, shopUrl, supportItem(), 1))
    const tasks = await measureLongTasks(browser, shopUrl)
    const checks = keys.flatMap(run => run.checks)
    return [
      {
        figure: 'editor, click to first letters, nothing cached',
        value: `median ${ms(median(cold))} (${ms(Math.min(...cold))} to ${ms(Math.max(...cold))}); pointer rested on the button ${ms(median(ready))}`,
        bound: '(at most 1000 ms)',
      },
      {
        figure: 'editor, JavaScript on top of the page',
        value: `${kb(bytes.opened)}, with writing ${kb(bytes.opened + bytes.writing)}; HarfBuzz (wasm) ${kb(bytes.wasm)}`,
        bound: '(at most 300 KB)',
      },
      {
        figure: 'editor, frame while dragging among 500',
        value: `median ${ms(median(frames))}, 95th ${ms(percentile(frames, 0.95))}, ${frames.length} frames`,
        bound: '(at most 16.7 and 33 ms)',
      },
      keyFigure('editor, key to canvas drawn, 60 lines', keys),
      keyFigure('editor, key to canvas drawn, a support of 21 plates', plateKeys),
      {
        figure: 'editor, frame while dragging on a support of 21 plates',
        value: `median ${ms(median(plateFrames))}, 95th ${ms(percentile(plateFrames, 0.95))}, ${plateFrames.length} frames`,
        bound: '(at most 16.7 and 33 ms)',
      },
      {
        figure: 'editor, check of 60 lines beside the page, after a key',
        value: `median ${ms(median(checks))}, 95th ${ms(percentile(checks, 0.95))}, ${checks.length} checks`,
        bound: '(at most 30 ms)',
      },
      ...tasks.map(({ name, thread, wall }) => ({
        figure: `editor, longest task: ${name}`,
        value: `${ms(thread)} of the thread's time, ${ms(wall)} by the clock`,
        bound: '(at most 50 ms)',
      })),
    ]
  } finally {
    await browser.close()
  }
}

const keysOfSixty = (browser, shopUrl) => keystrokes(browser, shopUrl, signItem(300, 200, longText()), 30)

/**
 * A figure that is compared between two builds: its name, how to measure it once (a list of ms), and how many such
 * lists to take of each.
 */
const compared = [
  {
    name: 'click to first letters',
    times: 7,
    take: async (...at) => [await firstCanvas(...at, { rests: false })],
  },
  {
    name: 'click to first letters, the pointer rested on the button',
    times: 5,
    take: async (...at) => [await firstCanvas(...at, { rests: true })],
  },
  {
    name: 'key to canvas drawn, 60 lines',
    times: 4,
    take: async (...at) => (await keysOfSixty(...at)).drawn,
  },
  {
    name: 'check of 60 lines, after a key',
    times: 4,
    take: async (...at) => (await keysOfSixty(...at)).checks,
  },
  { name: 'main thread a key, 60 lines', times: 4, take: async (...at) => [(await keysOfSixty(...at)).work] },
  { name: 'frame while dragging among 500', times: 3, take: dragFrames },
  {
    name: 'frame while dragging among 1,000, the most that a design holds',
    times: 3,
    take: (...at) => dragFrames(...at, 1000),
  },
  { name: 'frame while dragging on a support of 21 plates', times: 3, take: supportFrames },
]

/**
 * Measures two running shops in one run, in turn, so that other load of the machine affects both in the same way.
 * @param {string} shopUrl address without a slash at its end
 * @param {string} beforeUrl the shop of the build before
 * @returns {Promise<{ figure: string, now: string, before: string, ratio: string }[]>}
 */
export async function compareEditors(shopUrl, beforeUrl) {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args })
  try {
    const rows = []
    for (const { name, times, take } of compared) {
      const now = []
      const before = []
      // The first run of each is not counted.
      for (const url of [shopUrl, beforeUrl]) await take(browser, url)
      for (let turn = 0; turn < times; turn += 1) {
        now.push(...(await take(browser, shopUrl)))
        before.push(...(await take(browser, beforeUrl)))
      }
      const figures = values => [median(values), percentile(values, 0.95)]
      const [mine, theirs] = [figures(now), figures(before)]
      rows.push({
        figure: `${name} (median, 95th)`,
        now: mine.map(ms).join(', '),
        before: theirs.map(ms).join(', '),
        ratio: mine.map((value, index) => (value / theirs[index]).toFixed(2)).join(', '),
      })
    }
    return rows
  } finally {
    await browser.close()
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { against: { type: 'string' } },
  })
  const [url = 'http://localhost:3000'] = positionals
  console.table(await (values.against ? compareEditors(url, values.against) : measureEditor(url)))
}
