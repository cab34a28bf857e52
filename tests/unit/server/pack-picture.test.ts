import { describe, expect, it } from 'vitest'
import { directoryPlates } from '@/lib/design/drawing/signs/directory'
import { stampPicture, stampPrints } from '@/lib/design/drawing/stamps/stamp-picture'
import { parseSvgPath } from '@/lib/design/geometry/svg-path'
import { padOfPack } from '@/lib/product/kinds/stamp/pack-pad'
import { supportFormat } from '@/lib/product/sign/support-multi'
import { drawingOf } from '@/server/design/pictures/drawings'
import { catalogue } from '@/tests/support/catalogue'
import { svgFaults } from '@/tests/support/svg'

const packs = catalogue.stampModels.models.filter(({ range }) => range === 'pack')

describe('the picture of a stamp that is sold with its pad', () => {
  it.each(packs.map(model => [model.slug, model] as const))('%s shows the pad, with its size', (_, model) => {
    const pad = padOfPack(model, catalogue)
    if (!pad) throw new Error('no pad')
    const alone = { model, mountHex: '#d9ad78', inkHex: '#005ea8', paper: true }
    const widthOf = (svg: string) => Number(/viewBox="\S+ \S+ (\S+) /.exec(svg)?.[1])
    expect(widthOf(stampPicture({ ...alone, pad }))).toBeGreaterThan(
      widthOf(stampPicture(alone)) + pad.width / 2,
    )
    // What is laid over the picture lies where the picture has its card.
    const { canvas } = stampPrints({ ...alone, pad, blank: true })
    expect(stampPicture({ ...alone, pad, blank: true })).toContain(
      `viewBox="${Math.round(canvas.x * 100) / 100} `,
    )
  })

  it('a pack of the shop shows a pad among its parts', async () => {
    const { products } = catalogue.staticProducts
    const shown = async (items: { product: string; quantity: number; personalised: boolean }[]) => {
      const changed = products.map(product =>
        product.slug === 'pack-association' ? { ...product, items } : product,
      )
      const content = {
        catalogue: { ...catalogue, staticProducts: { ...catalogue.staticProducts, products: changed } },
        templates: [],
      }
      const spec = { kind: 'static', slug: 'pack-association', view: 'tile', language: 'fr' } as const
      return drawingOf(spec, content)?.draw()
    }
    const wood = { product: 'model-trodat-wood-50x20', quantity: 1, personalised: true }
    const pad = { product: 'encre-pad-trodat-9051', quantity: 1, personalised: false }
    const [alone, both] = [await shown([wood]), await shown([wood, pad])]
    expect(svgFaults(both ?? '')).toEqual([])
    expect(both?.length).toBeGreaterThan((alone?.length ?? 0) + 5000)
  })

  it('no other stamp comes with a pad', () => {
    const others = catalogue.stampModels.models.filter(({ range }) => range !== 'pack')
    expect(others.filter(model => padOfPack(model, catalogue))).toEqual([])
  })
})

describe('the sample plates of a support', () => {
  const supports = catalogue.staticProducts.products.filter(({ type }) => type === 'sign-support-multi')
  it.each(supports.map(product => [product.slug, product] as const))('%s has words on each', (_, product) => {
    const format = supportFormat(product)
    if (!format) throw new Error('no format')
    for (const language of ['fr', 'de', 'en'] as const) {
      const plates = directoryPlates(format, language)
      expect(plates).toHaveLength(format.rows * format.cols + (format.header ? 1 : 0))
      for (const { look, marks } of plates) {
        expect(marks).toHaveLength(2)
        for (const { d } of marks) {
          const parsed = parseSvgPath(d)
          expect(parsed.ok && parsed.path.length).toBeGreaterThan(20)
          const xs = [...d.matchAll(/M(-?[\d.]+)/g)].map(match => Number(match[1]))
          expect(Math.min(...xs)).toBeGreaterThan(0)
          expect(Math.max(...xs)).toBeLessThan(look.width)
        }
      }
    }
  })
})
