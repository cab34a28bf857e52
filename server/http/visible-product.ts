import 'server-only'
import type { Product } from '@/lib/contract/product'
import type { TokenKind } from './bearer'

/** Unpublished products are shown to edition mode alone, which has the admin token (specification §6). */
export const visibleProduct = (product: Product | null, token: TokenKind) =>
  product && (product.published || token === 'admin') ? { data: product } : null
