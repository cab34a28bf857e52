import { getTranslations } from 'next-intl/server'
import { ProductPicture } from '@/components/product/product-picture'
import type { StampModel } from '@/lib/catalogue/stamps'
import type { Card } from '@/lib/contract/card'
import { Link } from '@/lib/site/navigation'
import { content, readTemplates } from '../../../content'
import type { ViewContext } from './context'
import { TileList } from './tile-list'

const configOf = ({ content: item }: Card) =>
  (item as { config?: { brand?: string; range?: string; model?: string } }).config ?? {}

/** How far a design's plate is from a model's, in ratio above all. */
function distance(card: Card, model: StampModel, { catalogue }: ViewContext): number {
  const { brand, range, model: name } = configOf(card)
  const plate = catalogue.stampModels.models.find(
    other => other.brand === brand && other.range === range && other.model === name,
  )
  if (!plate || plate.shape !== model.shape) return Number.POSITIVE_INFINITY
  if ((plate.embededContent === null) !== (model.embededContent === null)) return Number.POSITIVE_INFINITY
  return Math.abs(Math.log(plate.width / plate.height / (model.width / model.height)))
}

/** Designs to begin with, those first whose plate is most like this one. */
export async function Templates({ model, ctx }: { model: StampModel; ctx: ViewContext }) {
  const t = await getTranslations({ locale: ctx.locale, namespace: 'product' })
  const cards = (await readTemplates(ctx.locale))
    .filter(card => card.type !== 'sign' && card.preset && card.url)
    .map(card => ({ card, far: distance(card, model, ctx) }))
    .filter(({ far }) => far < 0.7)
    .sort((a, b) => a.far - b.far)
    .slice(0, 4)
  if (cards.length === 0) return null
  return (
    <section className="pt-6 pb-10 lg:pb-16">
      <h2 className="mb-6">{t('readyMade')}</h2>
      <ul className="tiles tiles-row">
        {cards.map(({ card }) => (
          <li key={card.slug}>
            <Link
              href={card.url ?? '/'}
              prefetch={false}
              className="group block rounded-md outline-offset-4!"
            >
              <span className="picture-grow on-bench block aspect-[1.7] overflow-hidden rounded-md">
                <ProductPicture
                  spec={{ kind: 'template', slug: card.slug, view: 'tile', language: ctx.language }}
                  alt=""
                  sizes="(min-width: 1000px) 280px, 50vw"
                  className="size-full object-cover"
                />
              </span>
              <span className="mt-3 block font-semibold">{card.preset?.name}</span>
              <span className="block text-sm text-ink-2">{t('editable')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What belongs to a model: its cartridge, its text plate, pads for wooden ones, ink, and a pack that holds it. */
function supplySlugs(model: StampModel, { catalogue }: ViewContext): string[] {
  const { products } = catalogue.staticProducts
  const cartridge = products.find(({ type, fits }) => type === 'cartridge' && fits?.includes(model.slug))
  const rubber = catalogue.stampModels.rubbers.find(({ forModel }) => forModel === model.slug)
  const bottle = products.find(({ type }) => type === 'inkbottle')
  const pads = products.filter(({ type }) => type === 'inkpad')
  const pack = products.find(({ items }) => items?.some(item => item.product === model.slug))
  const manual = model.infos.ink === 'manuel'
  const large = pads.filter(({ width = 0, height = 0 }) => width >= model.width && height >= model.height)
  return [
    cartridge?.slug,
    rubber?.slug,
    ...(manual ? large.slice(0, 2).map(pad => pad.slug) : []),
    bottle?.slug,
    pack?.slug,
  ]
    .flatMap(slug => slug ?? [])
    .slice(0, 4)
}

/** What one needs later for this stamp. */
export async function Supplies({ model, ctx }: { model: StampModel; ctx: ViewContext }) {
  const t = await getTranslations({ locale: ctx.locale, namespace: 'product' })
  const products = await content().productsBySlugs(supplySlugs(model, ctx), ctx.locale)
  if (products.length === 0) return null
  return (
    <section className="pb-10 lg:pb-16">
      <h2 className="mb-6">{t('supplies')}</h2>
      <TileList products={products} ctx={ctx} />
    </section>
  )
}
