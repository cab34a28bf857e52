import type { ListedKind } from './listed-kinds'

/** The localised path prefixes of one language, by their name in the catalogue (`productStamp`, `pack`, …). */
export type UrlPrefixes = Readonly<Record<string, string>>

export interface PathIdentity {
  kind: ListedKind
  slug: string
  brand?: string | null | undefined
  range?: string | null | undefined
  model?: string | null | undefined
  /** The static product's type. */
  type?: string | null | undefined
}

const join = (prefixes: UrlPrefixes, prefix: string, rest: string) => {
  const found = prefixes[prefix]
  if (!found) throw new Error(`no URL prefix ${prefix}`)
  return `/${found}/${rest.toLowerCase()}/`
}

/** The prefix of an address, and what stands behind it. */
type Place = readonly [prefix: string, rest: string]

const fullName = ({ brand, range, model }: PathIdentity) => [brand, range, model].filter(Boolean).join('-')

function supplyPlace(product: PathIdentity): Place {
  const { slug, range, model, type } = product
  if (type === 'stamp-static') return ['static', fullName(product)]
  if (type === 'stamp-classic') return ['pack', `${range}-${model}`]
  return ['shopping', slug]
}

/** One line a kind. */
const places: Readonly<Record<PathIdentity['kind'], (product: PathIdentity) => Place>> = {
  stamp: product =>
    product.range === 'pack' ? ['packStamp', `${product.model}`] : ['productStamp', fullName(product)],
  rubber: ({ model }) => ['packRubber', `${model}`],
  sign: ({ slug }) => ['productSign', slug],
  static: supplyPlace,
  template: supplyPlace,
}

/**
 * The address of a product's page without locale prefix (PAGE-4):
 * packs under their own prefixes, stock stamps under the static one, other supplies under `shopping`.
 */
export function productPath(product: PathIdentity, prefixes: UrlPrefixes): string {
  const [prefix, rest] = places[product.kind](product)
  return join(prefixes, prefix, rest)
}
