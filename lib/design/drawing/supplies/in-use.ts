import type { Catalogue } from '@/lib/catalogue/catalogue'
import { findStampModel } from '@/lib/catalogue/lookup'
import type { StampModel } from '@/lib/catalogue/stamps'
import type { StaticProduct } from '@/lib/catalogue/statics'
import { stampsOf } from '@/lib/product/kinds/static/fits'
import { supportFormat } from '@/lib/product/sign/support-multi'

/** The mount that a pad or a cartridge is shown with: the first that it is for. */
export function mountInUse(product: StaticProduct, catalogue: Catalogue): StampModel | undefined {
  if (product.type !== 'inkpad' && product.type !== 'cartridge') return undefined
  const slug = stampsOf(product, catalogue).find(known => findStampModel(catalogue, known)?.published)
  return slug === undefined ? undefined : findStampModel(catalogue, slug)
}

/** Whether a product of the shelf has a picture of its use (`use`), beside the one of itself. */
export function isShownInUse(product: StaticProduct, catalogue: Catalogue): boolean {
  if (product.type === 'inkbottle') return true
  if (product.type === 'sign-support-multi') return supportFormat(product) !== null
  return mountInUse(product, catalogue) !== undefined
}
