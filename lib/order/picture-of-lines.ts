import type { Catalogue } from '@/lib/catalogue/catalogue'
import type { Language } from '@/lib/catalogue/common'
import type { PictureSpec } from '@/lib/drawing/url'
import type { ProductLine } from '@/lib/products/kind'
import { kindOf } from '@/lib/products/registry'

/** The shop's own picture of the first line that has one; null where none does, as of what was sold by word. */
export function pictureOfLines(
  lines: readonly ProductLine[],
  catalogue: Catalogue,
  language: Language,
): PictureSpec | null {
  for (const line of lines) {
    const picture = kindOf(line)?.picture(line, catalogue, language)
    if (picture) return picture
  }
  return null
}
