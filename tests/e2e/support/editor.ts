import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { expect, french, hydrated } from './shop'

const { t: fr } = french
const t = fr.editor

export const canvasOf = (page: Page) => page.getByRole('application')
export const lineField = (page: Page, number: number) =>
  page.getByRole('textbox', { name: t.lines.text.replace('{number, number}', String(number)), exact: true })
export const elements = (page: Page) => page.getByRole('tree', { name: t.elements.title })
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Opens the menu of the check, whose name ends with the number of blocking findings, if any. */
export const openCheck = (page: Page) =>
  page
    .getByRole('navigation', { name: t.menu.label })
    .getByRole('button', { name: new RegExp(`^${t.menu.check}`) })
    .click()

/** Where something lies once the workspace around it is at rest: over several frames it is in the same place. */
export async function stillBox(
  target: Locator,
): Promise<{ x: number; y: number; width: number; height: number }> {
  await expect(target).toBeVisible()
  return target.evaluate(
    element =>
      new Promise(resolve => {
        let last = ''
        let same = 0
        const look = () => {
          const { x, y, width, height } = element.getBoundingClientRect()
          const now = [x, y, width, height].join()
          same = now === last ? same + 1 : 0
          last = now
          if (same < 5) requestAnimationFrame(look)
          else resolve({ x, y, width, height })
        }
        look()
      }),
  )
}

/** A double press by the clock of the mouse or the finger itself: how long the page takes for the first one does not count. */
export async function pressTwice(page: Page, { x, y }: { x: number; y: number }, by: 'mouse' | 'touch') {
  const session = await page.context().newCDPSession(page)
  const began = Date.now() / 1000
  for (const press of [0, 1]) {
    const down = began + press * 0.15
    const up = down + 0.05
    if (by === 'touch') {
      const touch = (type: 'touchStart' | 'touchEnd', timestamp: number) =>
        session.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: type === 'touchStart' ? [{ x, y }] : [],
          timestamp,
        })
      await touch('touchStart', down)
      await touch('touchEnd', up)
    } else {
      const mouse = (type: 'mousePressed' | 'mouseReleased', timestamp: number) =>
        session.send('Input.dispatchMouseEvent', {
          type,
          x,
          y,
          button: 'left',
          clickCount: press + 1,
          timestamp,
        })
      await mouse('mousePressed', down)
      await mouse('mouseReleased', up)
    }
  }
  await session.detach()
}

/** The stamp with its template of four lines, in the popup of its product page. */
export async function openStamp(page: Page): Promise<void> {
  await page.goto('/tampon/trodat-printy-4913/')
  await hydrated(page)
  await button(page, fr.product.personalise).click()
  await expect(canvasOf(page)).toBeVisible()
  await expect(lineField(page, 1)).toHaveValue('DUPONT & FILS SARL')
}

/** The editor as a page of its own, on what the browser keeps. */
export async function openKept(page: Page, kept: string): Promise<void> {
  await page.addInitScript(text => {
    // Once: later writes of the editor stay.
    if (!sessionStorage.getItem('kept')) localStorage.setItem('editorItem', text)
    sessionStorage.setItem('kept', 'yes')
  }, kept)
  await page.goto('/editor/')
}

/** The editor as a page of its own, on a design. */
export async function openItem(page: Page, item: object): Promise<void> {
  await openKept(page, JSON.stringify({ version: 1, item, cartItemId: null, dirty: true }))
  await expect(canvasOf(page)).toBeVisible()
}

interface TemplateItem {
  slug: string
  id: string
  elements: object[]
}

/** A template of the seed as a design, without the unwanted parts. */
export function templateItem(slug: string, keep = (_type: string): boolean => true): TemplateItem {
  const found = templates.find(template => template.slug === slug)
  if (!found) throw new Error(`no template ${slug}`)
  return { ...found, id: 'kept', elements: found.elements.filter(({ type }) => keep(type)) }
}

interface Placed {
  type: string
  position: { left: number; top: number }
  size: { width: number; height: number }
}

const templates: { slug: string; elements: Placed[] }[] = JSON.parse(
  readFileSync('cms/seed/data/templates.json', 'utf8'),
).items

/** The plate of the stamp, mm. */
const plate = { width: 58, height: 22 }

/** A point of the opened stamp's plate, given in mm, in pixels of the page while the whole plate is in view. */
export async function pointOnPlate(
  page: Page,
  mm: { x: number; y: number },
): Promise<{ x: number; y: number }> {
  const box = await stillBox(canvasOf(page))
  const margin = box.width < 620 ? 30 : 52
  const scale = Math.min((box.width - 2 * margin) / plate.width, (box.height - 2 * margin) / plate.height)
  return {
    x: box.x + box.width / 2 + (mm.x - plate.width / 2) * scale,
    y: box.y + box.height / 2 + (mm.y - plate.height / 2) * scale,
  }
}

/** The middle of a line of the opened stamp, in pixels of the page, while the whole plate is in view. */
export async function middleOfLine(page: Page, number: number): Promise<{ x: number; y: number }> {
  const line = templates.find(({ slug }) => slug === 'template-company-address-fr')?.elements[number - 1]
  if (!line) throw new Error(`the sample has no line ${number}`)
  const { position, size } = line
  return pointOnPlate(page, { x: position.left + size.width / 2, y: position.top + size.height / 2 })
}
