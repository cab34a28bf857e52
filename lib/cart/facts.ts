import type { Catalogue } from '@/lib/catalogue/catalogue'
import type { Language } from '@/lib/catalogue/common'
import type { PriceableItem } from '@/lib/pricing/item'
import { findProduct } from './find-product'

/** What distinguishes a line from others of its product; `code` is a key of the messages' `cart.facts`. */
export interface ItemFact {
  code: 'size' | 'case_color' | 'ink' | 'color' | 'finish' | 'mask' | 'fixing' | 'fixing_holes' | 'variant'
  params: Record<string, string | number>
}

export type FactsCatalogue = Pick<Catalogue, 'stampModels' | 'materials' | 'fixings' | 'staticProducts'>

/** The name of what is bought, in a language: the model's, the material's or the product's title. */
export function itemTitle(
  priceable: PriceableItem,
  catalogue: FactsCatalogue,
  language: Language,
): string | null {
  return findProduct(priceable, catalogue)?.title[language] ?? null
}

const lower = (text: string) => text.toLocaleLowerCase()

function stampFacts(
  priceable: Extract<PriceableItem, { kind: 'stamp' | 'rubber' }>,
  inkColor: string | null,
  { stampModels }: FactsCatalogue,
  language: Language,
): ItemFact[] {
  const facts: ItemFact[] = []
  const named = (slug: string | null, swatches: typeof stampModels.inkColors) =>
    swatches.find(swatch => swatch.slug === slug)?.label[language]
  const mount = priceable.kind === 'stamp' ? named(priceable.color, stampModels.mountColors) : undefined
  const ink = named(inkColor, stampModels.inkColors)
  if (mount) facts.push({ code: 'case_color', params: { color: language === 'de' ? mount : lower(mount) } })
  if (ink) facts.push({ code: 'ink', params: { color: language === 'de' ? ink : lower(ink) } })
  return facts
}

function signFacts(
  { config }: Extract<PriceableItem, { kind: 'sign' }>,
  catalogue: FactsCatalogue,
  language: Language,
): ItemFact[] {
  const { materials, masks, defaultMask } = catalogue.materials
  const { fixings, holeLayouts } = catalogue.fixings
  const facts: ItemFact[] = [{ code: 'size', params: { width: config.width, height: config.height } }]
  const color = materials.find(m => m.name === config.material)?.colors.find(c => c.slug === config.color)
  if (color) {
    const text = color.readableText[language]
    facts.push({ code: 'color', params: { color: `${color.readableBg[language]} / ${text}` } })
  }
  const mask = masks.find(m => m.name === config.mask.shape)
  if (mask && mask.name !== defaultMask) facts.push({ code: 'mask', params: { mask: mask.label[language] } })
  for (const finish of Object.keys(config.finishes)) facts.push({ code: 'finish', params: { finish } })
  const fixing = fixings.find(f => f.name === config.fixing.name)
  const holes = holeLayouts.find(layout => layout.slug === config.fixing.options.holes)
  if (fixing && fixing.name !== 'none') {
    const params = { fixing: fixing.label[language] }
    facts.push(
      holes
        ? { code: 'fixing_holes', params: { ...params, holes: holes.label[language] } }
        : { code: 'fixing', params },
    )
  }
  return facts
}

/** The facts of a line in the order in which a person reads them. */
export function itemFacts(
  priceable: PriceableItem,
  inkColor: string | null,
  catalogue: FactsCatalogue,
  language: Language,
): ItemFact[] {
  switch (priceable.kind) {
    case 'stamp':
    case 'rubber':
      return stampFacts(priceable, inkColor, catalogue, language)
    case 'sign':
      return signFacts(priceable, catalogue, language)
    case 'static': {
      const product = catalogue.staticProducts.products.find(({ slug }) => slug === priceable.slug)
      const variant = product?.variants.find(({ slug }) => slug === priceable.variant)
      return variant ? [{ code: 'variant', params: { variant: variant.title[language] } }] : []
    }
  }
}
