import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { StampModel } from '@/lib/catalogue/stamps'
import { textRules } from '@/lib/design/scene/limits'
import { priceText } from '@/lib/doors/site/prices'
import type { ViewContext } from '@/lib/doors/site/view-context'
import { localePath } from '@/lib/ground/site/locales'
import type { Product, ProductSummary } from '@/lib/product/contract/product'
import { nearestModels } from '@/lib/product/stamp/nearest-models'
import { inSentence } from '../in-sentence'
import type { StampQuestion } from '../late-questions'
import { LazyQuestions } from '../lazy-parts'
import { Sheet, SheetRows, type SizeBeside, SizesBeside } from '../sheet'

/** Sizes beside the present one. */
const besideShown = 3

/** Models of the same type nearest in size, for shoppers who find this one too small or too large. */
export const besideSlugs = (model: StampModel, { catalogue }: ViewContext): string[] =>
  nearestModels(catalogue.stampModels.models, model)
    .filter(
      ({ shape, categoryReadable }) => shape === model.shape && categoryReadable === model.categoryReadable,
    )
    .filter(({ width, height }) => width !== model.width || height !== model.height)
    .filter(
      (one, at, all) =>
        all.findIndex(({ width, height }) => width === one.width && height === one.height) === at,
    )
    .slice(0, besideShown)
    .map(({ slug }) => slug)

interface StampSheetProps {
  product: Product
  model: StampModel
  /** The products of `besideSlugs`. */
  beside: readonly ProductSummary[]
  ctx: ViewContext
}

type SheetTexts = Awaited<ReturnType<typeof getTranslations<'product.stampSheet'>>>

/** The facts of a mount, out of the catalogue. */
function rowsOf({ product, model, ctx }: StampSheetProps, t: SheetTexts) {
  const { stampModels, shipping } = ctx.catalogue
  const list = new Intl.ListFormat(ctx.language, { type: 'conjunction' })
  const inks = stampModels.inkColors
    .filter(({ slug }) => slug !== 'none' && model.inksColor.includes(slug))
    .map(({ label }) => inSentence(label[ctx.language], ctx.language))
  const { band, cartridge, width, height, linesNumber: lines, weight } = model
  const rows: [string, string][] = []
  const row = (name: Parameters<SheetTexts>[0], text: string) => text && rows.push([t(name), text])
  row('use', product.infos.use)
  row('impression', t('impressionText', { width, height, lines, letter: textRules.stamp.minFontMm }))
  if (band) {
    const kind = band.kind === 'number' ? 'number' : band.kind === 'phrase' ? 'phrase' : 'date'
    row(
      'band',
      t('bandText', { kind, height: band.charHeight, digits: band.digits ?? 0, years: band.years ?? 0 }),
    )
  }
  row(
    'inking',
    product.infos.ink ||
      (model.infos.ink === 'manuel'
        ? t(model.infos.pack ? 'inkingPack' : 'inkingByHand')
        : cartridge
          ? t('inkingCartridge', { cartridge })
          : t('inkingOwn')),
  )
  if (inks.length > 0) row('inks', list.format(inks))
  row('mount', t('mountText', { count: model.colors.length, weight }))
  row('made', t('madeText', { days: shipping.productionDays.stamp }))
  return rows
}

function sizesOf({ product, model, beside, ctx }: StampSheetProps): SizeBeside[] {
  return [product, ...beside]
    .flatMap(({ slug, shortName, url, price, width, height }) =>
      url && price && width && height
        ? [
            {
              width,
              height,
              round: model.shape === 'round' || model.shape === 'oval',
              href: localePath(ctx.locale, url),
              isOwn: slug === product.slug,
              label: (
                <>
                  {shortName}
                  <span className="block font-normal text-ink-2">
                    {width} × {height} mm
                  </span>
                </>
              ),
              price: priceText(price, ctx),
            },
          ]
        : [],
    )
    .sort((a, b) => a.width * a.height - b.width * b.height)
}

/** The facts of a stamp, other sizes at one scale, and its questions. */
export async function StampSheet(props: StampSheetProps) {
  const { model, ctx } = props
  const t = await getTranslations({ locale: ctx.locale, namespace: 'product.stampSheet' })
  const byHand = model.infos.ink === 'manuel'
  const asked: StampQuestion[] = [
    ...(model.editable ? (['logo', 'change'] as const) : []),
    ...(model.infos.pack ? [] : [byHand ? ('padByHand' as const) : ('pale' as const)]),
    ...(model.band ? (['setBand'] as const) : []),
    'surfaces' as const,
    ...(model.editable ? (['mistake'] as const) : []),
  ]
  return (
    <Sheet>
      <SheetRows title={t('title')} rows={rowsOf(props, t)} />
      <SizesBeside title={t('beside')} note={t('besideNote')} sizes={sizesOf(props)} ground="bg-paper" />
      <LazyQuestions locale={ctx.locale} about={{ asked }} />
    </Sheet>
  )
}
