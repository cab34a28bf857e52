import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isShownInUse } from '@/lib/design/drawing/supplies/in-use'
import { type PictureSpec, pictureSize, pictureUrl } from '@/lib/design/drawing/url'
import type { Design } from '@/lib/design/scene/model'
import { drawingOf } from '@/server/design/pictures/drawings'
import { createQueue } from '@/server/design/pictures/queue'
import { createPictureService } from '@/server/design/pictures/serve'
import { createPictureStore } from '@/server/design/pictures/store'
import { TooBusyError } from '@/server/ground/threads/refusals'
import { catalogue } from '../../support/catalogue'
import { pictureContent as content } from '../../support/picture-content'
import { svgFaults } from '../../support/svg'
import { templates } from '../../support/templates'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pictures-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const shelf = (name: string, maxBytes = 50_000_000) => ({
  folder: path.join(folder, name),
  maxBytes,
  atOnce: 2,
  waiting: 300,
})
const shelves = (maxBytes?: number) => ({
  catalogue: shelf('catalogue', maxBytes),
  designs: shelf('designs', maxBytes),
})
const service = () => createPictureService({ ...shelves(), readContent: async () => content })
const segmentsOf = (spec: PictureSpec, format: 'webp' | 'jpg' | 'png' = 'webp') =>
  pictureUrl(spec, 1, format).replace('/pictures/', '').split('/')
const thumb: PictureSpec = {
  kind: 'stamp',
  slug: 'model-trodat-printy-4913',
  view: 'thumb',
  color: 'blue',
  ink: 'blue',
  language: 'fr',
}

async function drawn(spec: PictureSpec): Promise<string> {
  const drawing = drawingOf(spec, content)
  if (!drawing) throw new Error(`no drawing for ${pictureUrl(spec)}`)
  return drawing.draw()
}

test('the template of a dater shows its date, in the ink of the date', async () => {
  const svg = await drawn({
    kind: 'template',
    slug: 'template-dater-accounting',
    view: 'tile',
    language: 'fr',
  })
  const hexOf = (slug: string) => catalogue.stampModels.inkColors.find(ink => ink.slug === slug)?.hex
  expect(svg).toContain(`fill="${hexOf('blue')}"`)
  expect(svg).toContain(`fill="${hexOf('red')}"`)
})

describe('the picture service', () => {
  test.each(['webp', 'jpg', 'png'] as const)('gives %s in the size of the view', async format => {
    const picture = await service().byPath(segmentsOf(thumb, format))
    if (picture.status !== 200) throw new Error(`status ${picture.status}`)
    const { width, height } = await sharp(picture.body).metadata()
    expect({ width, height }).toEqual(pictureSize(thumb))
    expect(picture.type).toBe(`image/${format === 'jpg' ? 'jpeg' : format}`)
  })

  test('keeps what it drew', async () => {
    const first = await service().byPath(segmentsOf(thumb))
    const files = await readdir(folder, { recursive: true })
    const again = await service().byPath(segmentsOf(thumb))
    expect(again).toEqual(first)
    expect(await readdir(folder, { recursive: true })).toEqual(files)
  })

  test.each<PictureSpec>([
    { ...thumb, slug: 'model-trodat-printy-0000' },
    { ...thumb, color: 'wood' },
    { ...thumb, ink: 'gold' },
    { ...thumb, view: 'turn', step: 24 },
    { ...thumb, view: 'misc', step: 0 },
    { ...thumb, view: 'open', slug: 'model-trodat-wood-50x20', color: 'wood', ink: 'none' },
    { kind: 'sign', slug: 'brass', view: 'tile', color: 'pink-green', language: 'fr' },
    { kind: 'sign', slug: 'constructor', view: 'tile', language: 'fr' },
    { kind: 'static', slug: 'encre-trodat-7011', view: 'tile', variant: 'gold', language: 'fr' },
    { kind: 'static', slug: 'sign-fixing-caps-gold-4', view: 'use', language: 'fr' },
    { kind: 'template', slug: 'template-nothing', view: 'tile', language: 'fr' },
    { kind: 'fixing', slug: 'screws', view: 'swatch', style: 'wood', language: 'fr' },
    { kind: 'scene', slug: 'nothing', view: 'tile', language: 'fr' },
  ])('has no %o', async spec => {
    expect(await service().byPath(segmentsOf(spec))).toEqual({ status: 404 })
  })

  test('an invalid address is not found', async () => {
    expect(await service().byPath(['..', '..', 'etc', 'passwd'])).toEqual({ status: 404 })
    expect(await service().byPath([])).toEqual({ status: 404 })
  })

  test('asks to come back when the content cannot be read', async () => {
    const failing = createPictureService({
      ...shelves(1),
      readContent: () => Promise.reject(new Error('down')),
    })
    expect(await failing.byPath(segmentsOf(thumb))).toMatchObject({ status: 503 })
  })
})

describe('the picture of a design', () => {
  const pixels = async (design: Design) => {
    const picture = await service().ofDesign(design, 'line')
    if (picture.status !== 200) throw new Error(`status ${picture.status}`)
    return sharp(picture.body).raw().toBuffer({ resolveWithObject: true })
  }

  test.each(templates.map(design => [design.slug, design] as const))(
    'is drawn of %s',
    async (_slug, design) => {
      const { info } = await pixels(design)
      expect([info.width, info.height]).toEqual([296, 222])
    },
  )

  test('shows its own text, and does not ask who it belongs to', async () => {
    const [design] = templates
    if (!design) throw new Error('no template')
    const [full, empty] = await Promise.all([pixels(design), pixels({ ...design, elements: [] })])
    expect(full.data.equals(empty.data)).toBe(false)
    const files = await readdir(folder, { recursive: true })
    await pixels({ ...design, id: 'another', quantity: 9 })
    expect(await readdir(folder, { recursive: true })).toEqual(files)
  })

  test('takes no places from the pictures of the catalogue, however many designs come', async () => {
    const crowded = createPictureService({
      catalogue: shelf('kept'),
      designs: shelf('crowded', 1),
      readContent: async () => content,
    })
    await crowded.byPath(segmentsOf(thumb))
    const kept = await readdir(path.join(folder, 'kept'), { recursive: true })
    for (const design of templates.slice(0, 3)) await crowded.ofDesign(design, 'line')
    expect(await readdir(path.join(folder, 'kept'), { recursive: true })).toEqual(kept)
    const files = await readdir(path.join(folder, 'crowded'), { recursive: true, withFileTypes: true })
    expect(files.filter(file => file.isFile())).toEqual([])
  })

  test('is not drawn for a product that the catalogue does not know', async () => {
    const stamp = templates.find(design => design.type === 'stamp')
    const sign = templates.find(design => design.type === 'sign')
    if (stamp?.type !== 'stamp' || sign?.type !== 'sign') throw new Error('no templates')
    const unknown: Design[] = [
      { ...stamp, config: { ...stamp.config, model: '0000' }, modelId: 'model-trodat-printy-0000' },
      { ...stamp, config: { ...stamp.config, color: 'constructor' } },
      { ...sign, config: { ...sign.config, material: 'gold' } },
    ]
    for (const design of unknown) expect(await service().ofDesign(design, 'line')).toEqual({ status: 404 })
  })
})

describe('photographs', () => {
  const photo = (name: string) => ({ name, file: path.join(folder, `${name}.png`), changedAt: '2026-01-01' })
  const withPhotos = (names: string[]) =>
    createPictureService({
      ...shelves(),
      readContent: async () => ({ ...content, photos: names.map(photo) }),
    })
  const redness = async (names: string[], spec: PictureSpec) => {
    const picture = await withPhotos(names).byPath(segmentsOf(spec, 'png'))
    if (picture.status !== 200) throw new Error(`status ${picture.status}`)
    const { dominant } = await sharp(picture.body).stats()
    return dominant.r > 200 && dominant.g < 60
  }
  const hero: PictureSpec = { ...thumb, view: 'mount' }

  beforeAll(async () => {
    const red = sharp({ create: { width: 80, height: 60, channels: 3, background: '#e01010' } })
    await red.png().toFile(photo('model-trodat-printy-4913').file)
    await red.png().toFile(photo('model-trodat-printy-4913-blue').file)
  })

  test('one that is named as the product takes the place of its drawing', async () => {
    expect(await redness(['model-trodat-printy-4913'], hero)).toBe(true)
    expect(await redness(['model-trodat-printy-4914'], hero)).toBe(false)
  })

  test('one of a colour is shown in that colour alone', async () => {
    expect(await redness(['model-trodat-printy-4913-blue'], hero)).toBe(true)
    expect(await redness(['model-trodat-printy-4913-blue'], { ...hero, color: 'red' })).toBe(false)
  })

  test('plates and pads stay drawn', async () => {
    expect(await redness(['model-trodat-printy-4913'], { ...hero, view: 'pad', ink: 'green' })).toBe(false)
  })

  test('one whose file is gone leaves the drawing', async () => {
    expect(await redness(['model-trodat-printy-4912'], { ...hero, slug: 'model-trodat-printy-4912' })).toBe(
      false,
    )
  })
})

describe('drawings of the catalogue', () => {
  test('every design of the seed', async () => {
    for (const { slug, language } of content.templates) {
      const svg = await drawn({ kind: 'template', slug, view: 'tile', language })
      expect(svgFaults(svg), slug).toEqual([])
    }
  })

  test('every material with the design that suits it', async () => {
    for (const { name, published } of catalogue.materials.materials) {
      if (!published) continue
      const svg = await drawn({ kind: 'sign', slug: name, view: 'tile', language: 'de' })
      expect(svgFaults(svg), name).toEqual([])
    }
  })

  test('a colour that is out of stock is shown as itself', async () => {
    for (const { name, published, colors } of catalogue.materials.materials) {
      if (!published) continue
      const gone = colors.filter(({ outOfStock }) => outOfStock)
      for (const { slug } of gone) {
        const shown = await drawn({ kind: 'sign', slug: name, view: 'tile', color: slug, language: 'fr' })
        const others = colors.filter(color => color.slug !== slug)
        for (const other of others) {
          const svg = await drawn({
            kind: 'sign',
            slug: name,
            view: 'tile',
            color: other.slug,
            language: 'fr',
          })
          expect(svg, `${name} ${slug} ${other.slug}`).not.toBe(shown)
        }
      }
    }
  })

  test('a model prints the design of its own plate', async () => {
    const svg = await drawn({ ...thumb, view: 'tile' })
    expect(svg.length).toBeGreaterThan(50_000)
    expect(svgFaults(svg)).toEqual([])
  })

  test('a dater keeps its window free', async () => {
    for (const { slug, embededContent, published } of catalogue.stampModels.models) {
      if (!embededContent || !published) continue
      const svg = await drawn({ kind: 'stamp', slug, view: 'plate', language: 'fr' })
      expect(svgFaults(svg), slug).toEqual([])
    }
  })

  test.each(['hero', 'self-inking', 'dater', 'wood', 'pocket', 'professional-sign', 'door-sign'])(
    'the scene %s',
    async slug => {
      expect(svgFaults(await drawn({ kind: 'scene', slug, view: 'hero', language: 'en' }))).toEqual([])
    },
  )

  test('every static product has a picture', async () => {
    for (const { slug, published } of catalogue.staticProducts.products) {
      if (!published) continue
      const svg = await drawn({ kind: 'static', slug, view: 'tile', language: 'fr' })
      expect(svgFaults(svg), slug).toEqual([])
    }
  })

  test.each([
    'encre-pad-trodat-9051',
    'encre-trodat-7011',
    'cartridge-trodat-6-4913',
    'sign-support-multi-4x2-200x50-header',
  ])('%s is also shown in use', async slug => {
    const product = catalogue.staticProducts.products.find(known => known.slug === slug)
    expect(product && isShownInUse(product, catalogue)).toBe(true)
    expect(svgFaults(await drawn({ kind: 'static', slug, view: 'use', language: 'de' }))).toEqual([])
  })
})

describe('the queue of pictures', () => {
  test('does one job for a key, two at once, and sends away beyond its length', async () => {
    const enqueue = createQueue<number>(2, 1)
    let release = () => {}
    const held = new Promise<void>(resolve => {
      release = resolve
    })
    let jobs = 0
    const job = async () => {
      jobs += 1
      await held
      return jobs
    }
    const asked = [enqueue('a', job), enqueue('a', job), enqueue('b', job), enqueue('c', job)]
    await expect(enqueue('d', job)).rejects.toThrow(TooBusyError)
    expect(jobs).toBe(2)
    release()
    await Promise.all(asked)
    expect(jobs).toBe(3)
  })
})

describe('the store of pictures', () => {
  test('forgets the oldest beyond its size', async () => {
    const small = await mkdtemp(path.join(tmpdir(), 'store-'))
    const store = createPictureStore(small, 1000)
    for (let index = 0; index < 10; index++) {
      await store.write(`${index}${'0'.repeat(39)}`, Buffer.alloc(200))
    }
    const kept = await Promise.all(
      Array.from({ length: 10 }, (_, index) => store.read(`${index}${'0'.repeat(39)}`)),
    )
    expect(kept.filter(Boolean).length).toBeLessThanOrEqual(5)
    expect(kept.at(-1)).toBeDefined()
    await rm(small, { recursive: true, force: true })
  })
})
