import 'server-only'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import { findMaterial } from '@/lib/catalogue/lookup'
import type { Language } from '@/lib/ground/common'
import type { Stack } from '@/lib/workshop/production/machines'

/**
 * A stack in words: its material, and its colour where it has one. Rubber has neither, and a material that the catalogue does not know any
 * more keeps the name in the order.
 */
export function stackNames(
  { machine, material, colour }: Stack,
  catalogue: Catalogue,
  language: Language,
): { material: string; colour: string } {
  if (machine === 'rubber') return { material: '', colour: '' }
  const found = findMaterial(catalogue, material)
  const known = found?.colors.find(({ slug }) => slug === colour)
  const names = known && [
    known.readableBg[language],
    ...(machine === 'engraver' ? [known.readableText[language]] : []),
  ]
  return {
    material: found?.title[language] ?? material,
    colour: names?.join(' / ') ?? (machine === 'printer' ? '' : colour),
  }
}
