import 'server-only'
import { getTranslations } from 'next-intl/server'
import { findMaterial, findStampModel } from '@/lib/catalogue/lookup'
import type { StaticProduct } from '@/lib/catalogue/statics'
import { priceText } from '@/lib/doors/site/prices'
import type { ViewContext } from '@/lib/doors/site/view-context'
import { brandNames } from '@/lib/ground/names'
import { localePath } from '@/lib/ground/site/locales'
import type { Product, ProductSummary } from '@/lib/product/contract/product'
import { familiesOf, isOutdoor, stampsOf } from '@/lib/product/kinds/static/fits'
import { inSentence } from './in-sentence'
import { Questions, Sheet, SheetRows, type SizeBeside, SizesBeside } from './sheet'

interface StaticSheetProps {
  product: Product
  supply: StaticProduct
  /** The same thing in other sizes. */
  beside: readonly ProductSummary[]
  ctx: ViewContext
}

type Texts = Awaited<ReturnType<typeof getTranslations<'supplies'>>>
type RowName = Parameters<Texts>[0] extends infer Key
  ? Key extends `rows.${infer Name}`
    ? Name
    : never
  : never

/** How many mounts are named; the others are only counted. */
const named = 6

/** "trodat Printy 4913, trodat Printy 4923 and 3 more models". */
function fitsText(supply: StaticProduct, { catalogue, language }: ViewContext, t: Texts): string {
  const names = stampsOf(supply, catalogue).flatMap(slug => {
    const model = findStampModel(catalogue, slug)
    return model?.published ? [model.name[language]] : []
  })
  const rest = names.length - named
  const format = new Intl.ListFormat(language, { type: 'conjunction' })
  return rest > 1
    ? t('fitsMany', { list: names.slice(0, named).join(', '), count: rest })
    : format.format(names)
}

/** What a supply is and holds, out of the catalogue. */
async function rowsOf({ supply, ctx }: StaticSheetProps, t: Texts) {
  const { catalogue, language, locale } = ctx
  const families = await getTranslations({ locale, namespace: 'catalogue.families' })
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  const { type, width, height, rows: plateRows, cols, formatWidth, formatHeight } = supply
  const rows: [string, string][] = []
  const row = (name: RowName, text: string | undefined | null | false) => {
    if (text) rows.push([t(`rows.${name}`), text])
  }
  row('fits', fitsText(supply, ctx, t))
  const size = width && height ? { width, height } : null
  if (size && supply.text) row('impression', t('impressionText', { ...size, text: supply.text[language] }))
  else if (size)
    row(type === 'inkpad' ? 'felt' : 'size', t(type === 'inkpad' ? 'feltText' : 'sizeText', size))
  if (plateRows && cols && formatWidth && formatHeight) {
    const header = supply.header ? 'yes' : 'no'
    row(
      'plates',
      t('platesText', { rows: plateRows, cols, width: formatWidth, height: formatHeight, header }),
    )
  }
  row('volume', supply.volumeMl !== undefined && t('volumeText', { ml: supply.volumeMl }))
  row('content', supply.units !== undefined && t('contentText', { count: supply.units }))
  row(
    'inks',
    list.format(
      supply.variants
        .filter(({ outOfStock }) => !outOfStock)
        .map(({ title }) => inSentence(title[language], language)),
    ),
  )
  const suited = familiesOf(supply, catalogue).map(family =>
    families(family as Parameters<typeof families>[0]),
  )
  row('families', list.format(suited))
  row('material', findMaterial(catalogue, supply.material ?? '')?.title[language])
  if (supply.material) {
    row('outdoor', t('outdoorText', { outdoor: isOutdoor(supply, catalogue) ? 'yes' : 'no' }))
  }
  row('norm', supply.iso7010 && t('normText', { number: supply.iso7010 }))
  row('cartridge', supply.cartridge)
  row('brand', supply.brand && (brandNames[supply.brand] ?? supply.brand))
  row('reference', supply.brand && supply.model)
  row('weight', t('weightText', { grams: supply.weight }))
  row('prepared', t('preparedText', { days: catalogue.shipping.productionDays.static }))
  return rows
}

const asked = {
  cartridge: ['change', 'otherColor', 'pale', 'return'],
  inkpad: ['padSize', 'refill', 'otherColor', 'return'],
  inkbottle: ['drops', 'stain', 'return'],
  'stamp-static': ['ownText', 'reink', 'return'],
  'stamp-classic': [],
  'sign-static': ['hang', 'clean', 'return'],
  'sign-fixing': ['drill', 'plate', 'return'],
  'sign-support-multi': ['platesApart', 'bare', 'hang', 'clean'],
  'sign-other': ['apply', 'often', 'return'],
} as const

/** Tools are not care products: the questions about cleaners do not apply to them. */
const askedOf = ({ type, range }: StaticProduct) =>
  type === 'sign-other' && range !== 'cleaning' ? (['return'] as const) : asked[type]

const sizesOf = ({ product, beside, ctx }: StaticSheetProps): SizeBeside[] =>
  [product, ...beside]
    .flatMap(({ slug, shortName, url, price, width, height }) =>
      url && price && width && height
        ? [
            {
              ...{ width, height, round: false, isOwn: slug === product.slug },
              href: localePath(ctx.locale, url),
              label: shortName,
              price: priceText(price, ctx),
            },
          ]
        : [],
    )
    .sort((a, b) => a.width * a.height - b.width * b.height)

/** What a supply is and fits, its other sizes at one scale, its use and its questions. */
export async function StaticSheet(props: StaticSheetProps) {
  const { supply, ctx } = props
  const t = await getTranslations({ locale: ctx.locale, namespace: 'supplies' })
  const screwed = supply.fixing?.startsWith('screws') ? 'yes' : 'no'
  const questions = askedOf(supply).map(name => ({
    question: t(`questions.${name}.question`),
    answer: t(`questions.${name}.answer`, { screwed }),
  }))
  return (
    <Sheet>
      <SheetRows title={t('title')} rows={await rowsOf(props, t)} />
      <SizesBeside title={t('beside')} note={t('besideNote')} sizes={sizesOf(props)} ground="bg-paper" />
      {questions.length > 0 && <Questions title={t('questionsTitle')} questions={questions} />}
    </Sheet>
  )
}
