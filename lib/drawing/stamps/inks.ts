import type { Swatch } from '@/lib/catalogue/stamps'

/** Inks of a colour: a two-colour ink (`blue-red`) prints the band in the second. */
export function inksOf(ink: Swatch, inks: readonly Swatch[]): { inkHex: string; bandHex?: string } {
  const second = ink.slug.split('-')[1]
  const band = second ? inks.find(({ slug }) => slug === second) : undefined
  // Black ink on paper is not pure black.
  const shown = (hex: string) => (hex === '#000000' ? '#17181a' : hex)
  return { inkHex: shown(ink.hex), bandHex: band ? shown(band.hex) : undefined }
}
