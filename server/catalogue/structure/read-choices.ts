import 'server-only'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import type { Choice, PickKind } from '@/lib/catalogue/structure/picks'
import { pictureUrl } from '@/lib/design/drawing/url'
import type { Language } from '@/lib/ground/common'
import { signSlug } from '@/lib/product/sign/slug'
import { getContent } from '../content'

type Source = (catalogue: Catalogue, language: Language) => Choice[]

const stampModels: Source = ({ stampModels: { models } }, language) =>
  models.map(({ slug, name }) => ({
    value: slug,
    title: name[language],
    picture: pictureUrl({ kind: 'stamp', slug, view: 'thumb', language }),
  }))

const statics: Source = ({ staticProducts: { products } }, language) =>
  products.map(({ slug, title }) => ({
    value: slug,
    title: title[language],
    picture: pictureUrl({ kind: 'static', slug, view: 'thumb', language }),
  }))

const rubbers: Source = ({ stampModels: catalogue }, language) =>
  catalogue.rubbers.map(({ slug, title }) => ({
    value: slug,
    title: title[language],
    picture: pictureUrl({ kind: 'rubber', slug, view: 'thumb', language }),
  }))

/** Everything with a price of the list; a sign is one of its material. */
const goods: Source = (catalogue, language) => [
  ...sources.products(catalogue, language),
  ...sources
    .materials(catalogue, language)
    .map(({ value, ...sign }) => ({ ...sign, value: signSlug(value) })),
]

/** What each kind of choice is made of. */
const sources: Readonly<Record<PickKind, Source>> = {
  materials: ({ materials: { materials } }, language) =>
    materials.map(({ name, title }) => ({
      value: name,
      title: title[language],
      picture: pictureUrl({ kind: 'sign', slug: name, view: 'swatch', language }),
    })),
  masks: ({ materials: { masks } }, language) =>
    masks.map(({ name, label }) => ({ value: name, title: label[language] })),
  fixings: ({ fixings: { fixings } }, language) =>
    fixings.map(({ name, label }) => ({
      value: name,
      title: label[language],
      ...(name !== 'none' && {
        picture: pictureUrl({ kind: 'fixing', slug: name, view: 'swatch', language }),
      }),
    })),
  'hole-layouts': ({ fixings: { holeLayouts } }, language) =>
    holeLayouts.map(({ slug, label }) => ({ value: slug, title: label[language] })),
  backgrounds: ({ fixings: { backgrounds } }, language) =>
    backgrounds.map(({ slug, label }) => ({ value: slug, title: label[language] })),
  'mount-colours': ({ stampModels: { mountColors } }, language) =>
    mountColors.map(({ slug, label, hex }) => ({ value: slug, title: label[language], picture: hex })),
  'ink-colours': ({ stampModels: { inkColors } }, language) =>
    inkColors.map(({ slug, label, hex }) => ({ value: slug, title: label[language], picture: hex })),
  'stamp-models': stampModels,
  statics,
  products: (catalogue, language) => [
    ...stampModels(catalogue, language),
    ...rubbers(catalogue, language),
    ...statics(catalogue, language),
  ],
  goods,
  zones: ({ shipping: { zones } }, language) =>
    zones.map(({ slug, name }) => ({ value: slug, title: name[language] })),
  countries: ({ countries: { countries } }, language) =>
    countries.map(({ code, name }) => ({ value: code, title: name[language] })),
}

/** What can be chosen of each kind, in the reader's language. */
export async function readChoices(
  kinds: readonly PickKind[],
  language: Language,
): Promise<Partial<Record<PickKind, Choice[]>>> {
  if (kinds.length === 0) return {}
  const catalogue = await getContent().catalogue()
  return Object.fromEntries([...new Set(kinds)].map(kind => [kind, sources[kind](catalogue, language)]))
}
