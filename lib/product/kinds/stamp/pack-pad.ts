import type { Catalogue } from '@/lib/catalogue/catalogue'
import { findStaticProduct } from '@/lib/catalogue/lookup'
import type { StampModel } from '@/lib/catalogue/stamps'

/** An ink pad by the size of its felt, mm. */
export interface PackPad {
  width: number
  height: number
  mark: string
  brand: string | null
}

/** The ink pad that comes with a model (`infos.pack`: the parts' names, joined by `+`); `undefined` where none does. */
export function padOfPack({ infos }: StampModel, catalogue: Catalogue): PackPad | undefined {
  if (typeof infos.pack !== 'string') return undefined
  for (const slug of infos.pack.split('+')) {
    const product = findStaticProduct(catalogue, slug)
    if (product?.type !== 'inkpad' || !product.width || !product.height) continue
    const { width, height, model, brand } = product
    return { width, height, brand, mark: model.toUpperCase() }
  }
  return undefined
}
