import type { Catalogue } from '@/lib/catalogue/catalogue'
import type { StampModel } from '@/lib/catalogue/stamps'

/** How many things a page shows that go with a stamp. */
const shown = 4

/** What belongs to a model: its cartridge, its text plate, pads for wooden ones, ink, and a pack that holds it. */
export function supplySlugs(model: StampModel, { staticProducts, stampModels }: Catalogue): string[] {
  const { products } = staticProducts
  const cartridge = products.find(({ type, fits }) => type === 'cartridge' && fits?.includes(model.slug))
  const rubber = stampModels.rubbers.find(({ forModel }) => forModel === model.slug)
  const bottle = products.find(({ type }) => type === 'inkbottle')
  const pads = products.filter(({ type }) => type === 'inkpad')
  const pack = products.find(({ items }) => items?.some(item => item.product === model.slug))
  // What is sold with its pad needs no other.
  const manual = model.infos.ink === 'manuel' && !model.infos.pack
  const large = pads.filter(({ width = 0, height = 0 }) => width >= model.width && height >= model.height)
  return [
    cartridge?.slug,
    rubber?.slug,
    ...(manual ? large.slice(0, 2).map(pad => pad.slug) : []),
    bottle?.slug,
    pack?.slug,
  ]
    .flatMap(slug => slug ?? [])
    .slice(0, shown)
}
