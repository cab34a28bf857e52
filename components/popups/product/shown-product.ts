import type { SwatchOption } from '@/components/ui/swatches'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import { findRubber, findStampModel, findStaticProduct } from '@/lib/catalogue/lookup'
import type { Language } from '@/lib/catalogue/names'
import type { NewLine } from '@/lib/products/kind'
import { kindOf, plainLine } from '@/lib/products/registry'

/** A product as the quick view shows it. */
export interface ShownProduct {
  title: string
  text: string
  /** As the catalogue first shows it. */
  line: NewLine
  /** Colours of the mount, or inks of a supply. */
  options: readonly SwatchOption[]
  isMount: boolean
  /** The one that is shown at first. */
  first: string
  /** Made to the shopper's words: it is written on its own page. */
  isMade: boolean
}

/** The line of a product that is not designed on the way; null for what the slice does not hold. */
function lineFor(slug: string, catalogue: Catalogue): NewLine | null {
  if (findStampModel(catalogue, slug)) return plainLine('stamp', slug, catalogue)
  if (findRubber(catalogue, slug)) return plainLine('rubber', slug, catalogue)
  const kind = findStaticProduct(catalogue, slug) && kindOf({ type: 'static', slug })
  return kind ? plainLine(kind.name, slug, catalogue) : null
}

/** What there is to show of a product; null where it has no form without a text. */
export function shownProduct(slug: string, catalogue: Catalogue, language: Language): ShownProduct | null {
  const line = lineFor(slug, catalogue)
  const kind = line && kindOf(line)
  const title = line && kind?.title(line, catalogue, language)
  if (!line || !kind || !title) return null
  const model = findStampModel(catalogue, slug)
  const supply = findStaticProduct(catalogue, slug)
  const { mountColors } = catalogue.stampModels
  const options: SwatchOption[] = model
    ? mountColors
        .filter(color => model.colors.includes(color.slug))
        .map(color => ({ value: color.slug, label: color.label[language], background: color.hex }))
    : (supply?.variants ?? []).map(variant => ({
        value: variant.slug,
        label: variant.title[language],
        background: variant.hex,
        disabled: variant.outOfStock,
      }))
  const color = model ? line.content.config?.color : line.content.variant
  const parts = kind.parts(line, catalogue)
  return {
    title,
    text: model ? model.title[language] : (supply?.description?.[language] ?? ''),
    line,
    options,
    isMount: model !== undefined,
    first: typeof color === 'string' ? color : '',
    isMade:
      kind.blank(line, catalogue, language) !== null ||
      parts.some(part => kindOf(part)?.blank(part, catalogue, language)),
  }
}

/** The line in the colour and the number that were chosen. */
export function chosenLine(
  { line, isMount, options }: ShownProduct,
  choice: string,
  quantity: number,
): NewLine {
  if (options.length === 0) return { ...line, quantity }
  const content = isMount
    ? { ...line.content, config: { ...line.content.config, color: choice } }
    : { ...line.content, variant: choice }
  return { ...line, quantity, content }
}
