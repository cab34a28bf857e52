import { isFileHash } from '@/lib/design/import/sent-files'
import { fieldsOf } from '../content'
import type { ProductKind, ProductLine } from '../kind'
import { unsoldKind } from '../unsold'

/** What an admin offers to a client by word and price: no price list has it (PRODUCT-7). `config` may name a picture of it. */
export const magicKind: ProductKind = { ...unsoldKind('magic'), fields: ['config'] }

/** The hash of a magic line's picture among the own pictures; empty where it has none. */
export function magicPicture({ type, content }: ProductLine): string {
  const picture = type === 'magic' ? fieldsOf(content.config)?.picture : null
  return isFileHash(picture) ? picture : ''
}
