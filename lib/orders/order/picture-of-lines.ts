import type { Catalogue } from '@/lib/catalogue/catalogue'
import type { PictureSpec } from '@/lib/design/drawing/url'
import type { Language } from '@/lib/ground/common'
import type { ProductLine } from '@/lib/product/kinds/kind'
import { kindOf } from '@/lib/product/kinds/registry'

/** The shop's own picture of the first line that has one; null where none does, as for a line by word. */
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
