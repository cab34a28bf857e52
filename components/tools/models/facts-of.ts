import type { ModelAnswer } from '@/lib/doors/contract/model-tools'
import { formatMoney } from '@/lib/ground/money/format'
import { money } from '@/lib/ground/money/money'
import type { Language } from '@/lib/ground/names'
import type { SiteLocale } from '@/lib/ground/site/locales'
import type { SignConfig } from '@/lib/product/sign/config'
import { type Entries, entriesOf } from './model-entries'

export const factNames = [
  'size',
  'linesNumber',
  'price',
  'margin',
  'colours',
  'inks',
  'material',
  'fixing',
] as const

/** What is shown of a model at a glance: as stored, and as in the form. */
export interface Fact {
  name: (typeof factNames)[number]
  before: string
  now: string
}

type Texts = Partial<Record<Fact['name'], string>>

interface Reader {
  language: Language
  locale: SiteLocale
}

const sizeText = (width: number | string, height: number | string, locale: SiteLocale) =>
  [width, height]
    .map(length => Number(length).toLocaleString(locale))
    .join(' × ')
    .concat(' mm')

function stampTexts({ stamp }: ModelAnswer, entries: Entries, { language, locale }: Reader): Texts {
  if (!stamp) return {}
  const [price, cost] = [Number(entries.price), Number(entries.costPrice)]
  const margin = price > 0 ? (price - cost) / price : null
  const named = (slugs: readonly string[], swatches: typeof stamp.inks) =>
    slugs.map(slug => swatches.find(swatch => swatch.slug === slug)?.label[language] ?? slug).join(', ')
  return {
    size: sizeText(entries.width, entries.height, locale),
    linesNumber: entries.linesNumber,
    price: formatMoney(money(Math.round(price * 100) || 0, 'EUR'), locale),
    ...(margin !== null && {
      margin: margin.toLocaleString(locale, { style: 'percent', maximumFractionDigits: 1 }),
    }),
    colours: named(entries.colors, stamp.mounts),
    inks: named(entries.inksColor, stamp.inks),
  }
}

function signTexts({ sign }: ModelAnswer, config: SignConfig | null, { language, locale }: Reader): Texts {
  if (!sign || !config) return {}
  const { materials, fixings } = sign.catalogue
  const material = materials.materials.find(({ name }) => name === config.material)
  const fixing = fixings.fixings.find(({ name }) => name === config.fixing.name)
  return {
    size: sizeText(config.width, config.height, locale),
    material: material?.title[language] ?? config.material,
    ...(fixing && { fixing: fixing.label[language] }),
  }
}

/** The facts of a model; facts without a value on both sides are left out. */
export function factsOf(answer: ModelAnswer, entries: Entries, reader: Reader): Fact[] {
  const textsOf = (of: Entries): Texts => ({
    ...stampTexts(answer, of, reader),
    ...signTexts(answer, of.config, reader),
  })
  const [before, now] = [textsOf(entriesOf(answer)), textsOf(entries)]
  return factNames.flatMap(name => {
    const fact = { name, before: before[name] ?? '', now: now[name] ?? '' }
    return fact.before || fact.now ? [fact] : []
  })
}
