import { inSentence } from '@/components/product/in-sentence'
import type { SwatchOption } from '@/components/ui/swatches'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import { findMaterial, findRubber, findStampModel, findStaticProduct } from '@/lib/catalogue/lookup'
import type { Material } from '@/lib/catalogue/signs'
import type { PictureSpec } from '@/lib/design/drawing/url'
import { parseDesign } from '@/lib/design/scene/parse'
import type { ShopData } from '@/lib/doors/contract/shop-data'
import type { Language } from '@/lib/ground/names'
import { isToMeasure } from '@/lib/product/item/to-measure'
import type { NewLine } from '@/lib/product/kinds/kind'
import { kindOf, lineOf, lineOfDesign, plainLine } from '@/lib/product/kinds/registry'
import { normaliseSignConfig } from '@/lib/product/sign/normalise'
import { materialOfSlug } from '@/lib/product/sign/slug'

/** A product as the quick view shows it. */
export interface ShownProduct {
  title: string
  text: string
  /** As the catalogue first shows it. */
  line: NewLine
  /** Colours of the mount or of the plate, or inks of a supply. */
  options: readonly SwatchOption[]
  /** What the options change. */
  of: 'mount' | 'plate' | 'ink'
  /** The option shown first. */
  first: string
  /** Made with the shopper's text: he writes it on the product page. */
  isMade: boolean
  /** For products made to measure: the smallest and the largest size, in mm; the price is for the smallest. */
  sizes?: { w: number; h: number; W: number; H: number }
  /** For a ready-made design: its own picture shows more than the line's picture. */
  picture?: PictureSpec
}

/** Ready-made designs are asked for by another name than products. */
export const isTemplate = (slug: string): boolean => slug.startsWith('template-')

const materialOf = (slug: string) => slug.replace(/^sign-/, '')

const sizesOf = ({ minSize, maxSize }: Material) => ({
  ...{ w: minSize.width, h: minSize.height, W: maxSize.width, H: maxSize.height },
})

const usual = { width: 100, height: 25, mask: { shape: 'flex-rectangle01' }, finishes: {} } as const

/** A plain sign of a material in its first colour. */
function signLine(slug: string, catalogue: Catalogue): NewLine | null {
  const material = findMaterial(catalogue, materialOf(slug))
  const color = material?.colors.find(({ outOfStock }) => !outOfStock)?.slug
  if (!material || color === undefined) return null
  const wanted = { ...usual, material: material.name, color, fixing: { name: 'none' as const, options: {} } }
  const { config } = normaliseSignConfig(wanted, catalogue)
  return lineOf({ kind: 'sign', slug, name: '', quantity: 1, config: { ...config } })
}

/** The line of a product that is not designed on the way; null for a product that is not in the slice. */
function lineFor(slug: string, catalogue: Catalogue): NewLine | null {
  if (findStampModel(catalogue, slug)) return plainLine('stamp', slug, catalogue)
  if (findRubber(catalogue, slug)) return plainLine('rubber', slug, catalogue)
  if (!findStaticProduct(catalogue, slug) && materialOfSlug(slug) !== null) return signLine(slug, catalogue)
  const kind = findStaticProduct(catalogue, slug) && kindOf({ type: 'static', slug })
  return kind ? plainLine(kind.name, slug, catalogue) : null
}

function optionsOf(slug: string, line: NewLine, catalogue: Catalogue, language: Language): SwatchOption[] {
  const model = findStampModel(catalogue, slug)
  if (model) {
    return catalogue.stampModels.mountColors
      .filter(color => model.colors.includes(color.slug))
      .map(color => ({ value: color.slug, label: color.label[language], background: color.hex }))
  }
  if (isToMeasure(line)) {
    const material = findMaterial(catalogue, materialOf(slug))
    return (material?.colors ?? [])
      .filter(({ outOfStock }) => !outOfStock)
      .map(color => ({
        value: color.slug,
        label: `${color.readableBg[language]}, ${inSentence(color.readableText[language], language)}`,
        // Plates of the same colour differ in the colour of their text.
        background: `linear-gradient(135deg, ${color.bgColor} 60%, ${color.textColor} 60%)`,
      }))
  }
  return (findStaticProduct(catalogue, slug)?.variants ?? []).map(variant => ({
    value: variant.slug,
    label: variant.title[language],
    background: variant.hex,
    disabled: variant.outOfStock,
  }))
}

/** What there is to show of a product; null where the product cannot exist without a text. */
export function shownProduct(slug: string, catalogue: Catalogue, language: Language): ShownProduct | null {
  const line = lineFor(slug, catalogue)
  const kind = line && kindOf(line)
  const title = line && kind?.title(line, catalogue, language)
  if (!line || !kind || !title) return null
  const model = findStampModel(catalogue, slug)
  const supply = findStaticProduct(catalogue, slug)
  const material = isToMeasure(line) ? findMaterial(catalogue, materialOf(slug)) : undefined
  const color = model || material ? line.content.config?.color : line.content.variant
  const parts = kind.parts(line, catalogue)
  const plate = material ? 'plate' : 'ink'
  return {
    title,
    text: model ? model.title[language] : (supply?.description?.[language] ?? ''),
    line,
    options: optionsOf(slug, line, catalogue, language),
    of: model ? 'mount' : plate,
    first: typeof color === 'string' ? color : '',
    isMade:
      material !== undefined ||
      kind.blank(line, catalogue, language) !== null ||
      parts.some(part => kindOf(part)?.blank(part, catalogue, language)),
    ...(material && { sizes: sizesOf(material) }),
  }
}

/** What there is to show of a ready-made design; null where the design is unknown, or cannot be made today. */
export function shownTemplate(
  slug: string,
  { template, catalogue }: Pick<ShopData, 'template' | 'catalogue'>,
  language: Language,
): ShownProduct | null {
  const parsed = template && parseDesign(template.design)
  if (!template || !parsed?.ok) return null
  const own = { ...parsed.design, id: crypto.randomUUID(), name: template.name }
  const line = lineOfDesign(own, 1, template.isFormula ? slug : undefined)
  return {
    title: template.name,
    text: kindOf(line)?.title(line, catalogue, language) ?? '',
    line,
    options: [],
    of: 'ink',
    first: '',
    isMade: !template.isFormula,
    picture: { kind: 'template', slug, view: 'hero', language },
  }
}

/** The line in the colour and the number that were chosen. */
export function chosenLine({ line, of, options }: ShownProduct, choice: string, quantity: number): NewLine {
  if (options.length === 0) return { ...line, quantity }
  const content =
    of === 'ink'
      ? { ...line.content, variant: choice }
      : { ...line.content, config: { ...line.content.config, color: choice } }
  return { ...line, quantity, content }
}

/** The product's page, in the colour that was chosen (PAGE-51). */
export function pageOf({ of, first }: ShownProduct, href: string, choice: string): string {
  if (of === 'mount') return `${href}?color=${encodeURIComponent(choice)}`
  if (of === 'ink' || choice === first) return href
  return `${href}?config=${encodeURIComponent(JSON.stringify({ color: choice }))}`
}
