import type { Catalogue } from '@/lib/catalogue/catalogue'
import { findStampModel } from '@/lib/catalogue/lookup'
import type { Held, ProductLine } from '../kind'

/** What a model is sold with (STAMP-2, `infos.pack`): the mount by itself, then the rest; empty for a mount that is sold alone. */
export function heldByStamp({ slug }: ProductLine, catalogue: Catalogue): Held[] {
  const pack = findStampModel(catalogue, slug)
  const [mount, ...others] = pack?.infos.pack?.split('+') ?? []
  if (!pack || !mount) return []
  return [`model-${pack.brand}-${mount}`, ...others].map(product => ({ product, quantity: 1 }))
}
