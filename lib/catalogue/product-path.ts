/** The localised path prefixes of one language, by their name in the catalogue (`productStamp`, `pack`, …). */
export type UrlPrefixes = Readonly<Record<string, string>>

export interface PathIdentity {
  kind: 'stamp' | 'rubber' | 'sign' | 'static' | 'template'
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

/**
 * The address of a product's page without locale prefix (PAGE-4):
 * packs under their own prefixes, stock stamps under the static one, other supplies under `shopping`.
 */
export function productPath(product: PathIdentity, prefixes: UrlPrefixes): string {
  const { kind, slug, brand, range, model, type } = product
  const full = [brand, range, model].filter(Boolean).join('-')
  if (kind === 'sign') return join(prefixes, 'productSign', slug)
  if (kind === 'rubber') return join(prefixes, 'packRubber', `${model}`)
  if (kind === 'stamp') {
    return range === 'pack' ? join(prefixes, 'packStamp', `${model}`) : join(prefixes, 'productStamp', full)
  }
  if (type === 'stamp-static') return join(prefixes, 'static', full)
  if (type === 'stamp-classic') return join(prefixes, 'pack', `${range}-${model}`)
  return join(prefixes, 'shopping', slug)
}
