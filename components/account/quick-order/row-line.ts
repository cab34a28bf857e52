import { findStaticProduct } from '@/lib/catalogue/lookup'
import type { ShopData } from '@/lib/doors/contract/shop-data'
import type { NewLine } from '@/lib/product/kinds/kind'
import { lineOf, plainLine } from '@/lib/product/kinds/registry'
import { isReady, type QuickRow } from './use-quick-order'

/** The variants that can be ordered. */
export const variantsOf = (slug: string, { catalogue }: ShopData) =>
  (findStaticProduct(catalogue, slug)?.variants ?? []).filter(({ outOfStock }) => !outOfStock)

/** The line that a row becomes; null for a row that is not ready, or whose product is no longer sold. */
export function lineOfRow(row: QuickRow, data: ShopData): NewLine | null {
  const { answer, quantity, variant } = row
  if (!isReady(row) || !answer.known || quantity === null) return null
  const { slug } = answer
  const chosen = variantsOf(slug, data).find(known => known.slug === variant)
  const line = chosen
    ? lineOf({ kind: 'static', slug, name: '', quantity, variant: chosen.slug })
    : plainLine('static', slug, data.catalogue)
  return line && { ...line, quantity }
}
