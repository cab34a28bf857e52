import type { Swatch } from '@/lib/catalogue/stamps'

/** The ink in which a two-colour ink (`blue-red`) prints the band: the second one. */
export function bandInk(slug: string, inks: readonly Swatch[]): Swatch | undefined {
  const second = slug.split('-')[1]
  return second ? inks.find(ink => ink.slug === second) : undefined
}

/** A sample of an ink as a CSS background; of two inks half and half. */
export function inkBackground(ink: Pick<Swatch, 'slug' | 'hex'>, inks: readonly Swatch[]): string {
  const band = bandInk(ink.slug, inks)
  return band ? `linear-gradient(90deg, ${ink.hex} 50%, ${band.hex} 50%)` : ink.hex
}

/** Inks of a colour: a two-colour ink prints the band in the second. */
export function inksOf(ink: Swatch, inks: readonly Swatch[]): { inkHex: string; bandHex?: string } {
  const band = bandInk(ink.slug, inks)
  // Black ink on paper is not pure black.
  const shown = (hex: string) => (hex === '#000000' ? '#17181a' : hex)
  return { inkHex: shown(ink.hex), bandHex: band ? shown(band.hex) : undefined }
}
