import 'server-only'
import { getTranslations } from 'next-intl/server'
import { findStampModel, findStaticProduct } from '@/lib/catalogue/lookup'
import type { StoredDesign } from '@/lib/design/scene/model'
import { shopDataPath } from '@/lib/doors/contract/shop-data-path'
import { priceText } from '@/lib/doors/site/prices'
import type { ViewContext } from '@/lib/doors/site/view-context'
import { formatMoney } from '@/lib/ground/money/format'
import { addMoney } from '@/lib/ground/money/money'
import { amountsWithVat } from '@/lib/money/pricing/shown-amounts'
import { includingVat } from '@/lib/money/pricing/with-vat'
import type { NewLine, PackPart } from '@/lib/product/kinds/kind'
import { kindOf } from '@/lib/product/kinds/registry'
import { savingOf } from '@/lib/product/kinds/saving'
import { modelOfDesign, type StampTemplate } from '@/lib/product/kinds/stamp/suiting-template'
import { isStampDesign } from '../stamp/shown-stamp'
import { stampChoices } from '../stamp/stamp-choices'
import type { PackLedger, PartColor, PartView } from './shown-pack'

/** The data of a part before it is shown. */
export interface PartSource {
  part: PackPart
  /** What the editor opens with; `null` for a part without a text. */
  design: StoredDesign | null
  /** The ready-made design with the sample text. */
  template: StampTemplate | undefined
}

type PackTexts = Awaited<ReturnType<typeof getTranslations<'product.pack'>>>

/** A stamp to be written on, in its inks. */
function stampPart({ part, design, template }: PartSource, name: string, ctx: ViewContext) {
  const model = findStampModel(ctx.catalogue, part.slug)
  if (!model || !isStampDesign(design)) return null
  const shown = stampChoices(model, name, { design, template }, ctx)
  const colors: PartColor[] = shown.inks.map(({ slug, label, hex, bandHex }) => ({
    value: slug,
    label,
    ink: slug,
    hex,
    bandHex,
    background: bandHex ? `linear-gradient(90deg, ${hex} 50%, ${bandHex} 50%)` : hex,
  }))
  const samples = shown.lines.map(({ text }) => text)
  return {
    colors: colors.filter(({ value }) => value !== 'none'),
    color: shown.ink,
    written: {
      beginning: { design, template: shown.template ?? design },
      samples: samples.length > 0 ? samples : [''],
      mostLines: model.linesNumber,
      print: shown.print,
    },
  }
}

/** The variants of a part that is sold as it is. */
function plainPart({ slug, content }: PackPart, ctx: ViewContext) {
  const variants = findStaticProduct(ctx.catalogue, slug)?.variants ?? []
  const colors: PartColor[] = variants
    .filter(({ outOfStock }) => !outOfStock)
    .map(({ slug: value, title, inkColor: ink, hex }) => ({
      ...{ value, ink, hex },
      label: title[ctx.language],
      bandHex: undefined,
      background: hex,
    }))
  return { colors, color: content.variant, written: null }
}

/** "58 × 22 mm, 6 lines at most", "28 ml". */
function factsOf({ slug, quantity }: PackPart, { catalogue, language }: ViewContext, t: PackTexts): string {
  const model = findStampModel(catalogue, slug)
  const product = findStaticProduct(catalogue, slug)
  const pieces = quantity > 1 ? t('pieces', { count: quantity }) : ''
  const own = model
    ? t('stampFacts', { width: model.width, height: model.height, lines: model.linesNumber })
    : product?.text && product.width && product.height
      ? t('formulaFacts', { width: product.width, height: product.height })
      : (product?.description?.[language] ?? '')
  return [own, pieces].filter(Boolean).join(', ')
}

/** The parts of a pack, each with what is written on it and its colours. */
export async function partViews(sources: readonly PartSource[], ctx: ViewContext): Promise<PartView[]> {
  const t = await getTranslations({ locale: ctx.locale, namespace: 'product.pack' })
  return sources.map(source => {
    const { part } = source
    const kind = kindOf(part)
    const name = kind?.title(part, ctx.catalogue, ctx.language) ?? part.slug
    return {
      part,
      name,
      facts: factsOf(part, ctx, t),
      picture: kind?.picture(part, ctx.catalogue, ctx.language) ?? null,
      ...(stampPart(source, name, ctx) ?? plainPart(part, ctx)),
    }
  })
}

/** The address where the page's island reads the plates of the written parts and of their sample designs. */
export function packShopPath(sources: readonly PartSource[], { catalogue, locale }: ViewContext): string {
  const plates = sources.flatMap(({ part, template }) => [
    findStampModel(catalogue, part.slug)?.slug ?? [],
    (template && modelOfDesign(template.design, catalogue)?.slug) ?? [],
  ])
  return shopDataPath(locale, { products: [...new Set(plates.flat())], countries: [] })
}

/** The parts' single prices, in columns with VAT and without VAT, both adding up; `null` where nothing is saved. */
export function packLedger(line: NewLine, ctx: ViewContext): PackLedger | null {
  const saving = savingOf(line, ctx)
  if (!saving) return null
  const { locale, vat, catalogue, language } = ctx
  const { apart, together, saved } = saving
  const gross = addMoney(includingVat(together, vat), includingVat(saved, vat))
  const shares = amountsWithVat(
    apart.map(({ price }) => price),
    vat,
    gross,
  )
  return {
    rows: apart.map(({ line: part, price }, index) => ({
      key: `${part.slug} ${index}`,
      label: kindOf(part)?.title(part, catalogue, language) ?? part.slug,
      price: { incl: formatMoney(shares[index] ?? price, locale), excl: formatMoney(price, locale) },
    })),
    apart: {
      incl: formatMoney(gross, locale),
      excl: formatMoney(addMoney(together, saved), locale),
    },
    saved: priceText(saved, ctx),
  }
}
