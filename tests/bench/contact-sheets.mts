/**
 * Contact sheets of the shop's drawn pictures, to be looked at: `npx tsx --conditions=react-server
 * tests/bench/contact-sheets.mts FOLDER [SHEET…]` writes one PNG a sheet and says how long its pictures took.
 */
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { isOpened } from '@/lib/design/drawing/stamps/opened'
import { isShownInUse } from '@/lib/design/drawing/supplies/in-use'
import type { PictureSpec } from '@/lib/design/drawing/url'
import { drawingOf } from '@/server/design/pictures/drawings'
import { designDrawing } from '@/server/design/pictures/drawings/designs'
import { catalogue } from '@/tests/support/catalogue'
import { pictureContent as content } from '@/tests/support/picture-content'
import { templates } from '@/tests/support/templates'

const language = 'fr'
const { models } = catalogue.stampModels
const { products } = catalogue.staticProducts

type Stamp = Extract<PictureSpec, { kind: 'stamp' }>
const stamp = (slug: string, view: Stamp['view'] = 'tile', color?: string): PictureSpec => ({
  ...{ kind: 'stamp', slug: `model-${slug}`, view, color, language },
})
type Sign = Extract<PictureSpec, { kind: 'sign' }>
const sign = (slug: string, color?: string, view: Sign['view'] = 'tile'): PictureSpec => ({
  ...{ kind: 'sign', slug, view, color, language },
})
const still = (slug: string): PictureSpec => ({ kind: 'static', slug, view: 'tile', language })
const ofType = (...types: string[]) =>
  products.filter(({ type, published }) => published && types.includes(type)).map(({ slug }) => still(slug))

/** One model of each range and form. */
const eachForm = () => {
  const seen = new Set<string>()
  return models.filter(({ brand, range, shape, band, published }) => {
    const form = [brand, range, shape, Boolean(band)].join(' ')
    if (!published || seen.has(form)) return false
    seen.add(form)
    return true
  })
}

const sheets: Readonly<Record<string, () => readonly Cell[]>> = {
  stamps: () => eachForm().map(({ slug }) => stamp(slug.replace('model-', ''))),
  sides: () => eachForm().map(({ slug }) => stamp(slug.replace('model-', ''), 'side')),
  opened: () =>
    eachForm()
      .filter(isOpened)
      .map(({ slug }) => stamp(slug.replace('model-', ''), 'open')),
  pockets: () =>
    models
      .filter(({ range, published }) => published && /mouse|micro$|mobile|pocket/.test(range))
      .map(({ slug, colors }) => stamp(slug.replace('model-', ''), 'tile', colors.at(-1))),
  wood: () =>
    ['trodat-pack-wood-40x15', 'trodat-pack-wood-80x40'].flatMap(slug =>
      (['tile', 'mount', 'thumb'] as const).map(view => stamp(slug, view)),
    ),
  signs: () =>
    catalogue.materials.materials
      .filter(({ published }) => published)
      .flatMap(({ name, colors }) => colors.slice(0, 3).map(({ slug }) => sign(name, slug))),
  edges: () =>
    catalogue.materials.materials
      .filter(({ published }) => published)
      .map(({ name, colors }) => sign(name, colors[0]?.slug, 'edge')),
  safety: () => ofType('sign-static'),
  supports: () => ofType('sign-support-multi'),
  packs: () => ofType('stamp-classic'),
  supplies: () => [...ofType('inkpad', 'inkbottle'), ...ofType('cartridge').slice(0, 4)],
  uses: () =>
    products
      .filter(product => product.published && isShownInUse(product, catalogue))
      .filter(
        ({ type }, index, all) => type !== 'cartridge' || all[index - 1]?.type !== type || index % 12 === 0,
      )
      .map(({ slug }) => ({ kind: 'static', slug, view: 'use', language })),
  loose: () => ofType('sign-fixing', 'sign-other'),
  lines: () =>
    templates
      .filter(({ slug }) => slug?.endsWith('-fr'))
      .map(({ slug }) => ({ kind: 'line', slug: slug ?? '' })),
  templates: () =>
    content.templates
      .filter(template => template.language === language)
      .map(({ slug }) => ({ kind: 'template', slug, view: 'tile', language })),
}

const cell = { width: 400, height: 300, label: 22 }
const columns = 4
const perSheet = 20

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

/** A picture of the shop by its name, or a design as a line of the cart shows it. */
type Cell = PictureSpec | { kind: 'line'; slug: string }

async function svgOf(cell: Cell): Promise<string | undefined> {
  if (cell.kind !== 'line') return drawingOf(cell, content)?.draw()
  const design = templates.find(({ slug }) => slug === cell.slug)
  return design && designDrawing(design, catalogue, 4 / 3)?.draw()
}

async function drawCell(spec: Cell): Promise<{ png: Buffer; bytes: number; milliseconds: number }> {
  const from = performance.now()
  const svg = await svgOf(spec)
  if (!svg) throw new Error(`no drawing of ${JSON.stringify(spec)}`)
  const png = await sharp(Buffer.from(svg), { unlimited: true })
    .resize(cell.width, cell.height, { fit: 'contain', background: '#00000000' })
    .png()
    .toBuffer()
  const { length: bytes } = await sharp(png).webp({ quality: 84 }).toBuffer()
  return { png, bytes, milliseconds: performance.now() - from }
}

async function writeSheet(name: string, specs: readonly Cell[], folder: string): Promise<void> {
  const rows = Math.ceil(specs.length / columns)
  const tall = cell.height + cell.label
  const parts: sharp.OverlayOptions[] = []
  let [bytes, milliseconds] = [0, 0]
  for (const [index, spec] of specs.entries()) {
    const left = (index % columns) * (cell.width + 6)
    const top = Math.floor(index / columns) * (tall + 6)
    const drawn = await drawCell(spec)
    bytes += drawn.bytes
    milliseconds += drawn.milliseconds
    const option = 'color' in spec ? (spec.color ?? '') : ''
    const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${cell.width}" height="${tall}"><rect width="100%" height="100%" fill="#ebedea"/><text x="6" y="${tall - 6}" font-size="14" font-family="sans-serif">${escaped(`${spec.slug} ${option}`)}</text></svg>`
    parts.push({ input: Buffer.from(ground), left, top }, { input: drawn.png, left, top })
  }
  const size = { width: columns * (cell.width + 6), height: Math.max(1, rows) * (tall + 6) }
  await sharp({ create: { ...size, channels: 3, background: '#ffffff' } })
    .composite(parts)
    .png()
    .toFile(path.join(folder, `${name}.png`))
  const each = (sum: number) => (sum / Math.max(1, specs.length)).toFixed(0)
  console.info(`${name}: ${specs.length} pictures, each ${each(milliseconds)} ms, ${each(bytes)} bytes`)
}

const [folder = '.', ...wanted] = process.argv.slice(2)
mkdirSync(folder, { recursive: true })
for (const [name, specs] of Object.entries(sheets)) {
  if (wanted.length && !wanted.includes(name)) continue
  const all = specs()
  for (let from = 0; from < all.length; from += perSheet) {
    await writeSheet(`${name}-${from / perSheet + 1}`, all.slice(from, from + perSheet), folder)
  }
}
process.exit(0)
