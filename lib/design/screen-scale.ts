import { pxPerMm } from '@/lib/ground/units'

/** A bank card by ISO/IEC 7810, ID-1, in mm: everybody has one at hand. */
export const bankCard = { width: 85.6, height: 53.98 } as const

/** The bounds of a millimetre on a screen, in CSS pixels; no screen lies outside them. */
export const screenScaleLimits = { min: 2.4, max: 9, step: 0.02 } as const

/**
 * What is kept of a screen: its own pixels a millimetre, so that zooming the page, which changes the CSS pixel,
 * leaves a millimetre a millimetre.
 */
export const devicePxPerMm = (cssPxPerMm: number, devicePixelRatio: number): number =>
  Math.round(cssPxPerMm * devicePixelRatio * 1000) / 1000

/** Reads the kept value; `null` for none and for one that no screen can have. */
export function parseScreenScale(text: string | null): number | null {
  const value = Number(text)
  return text !== null && value >= 1 && value <= 60 ? value : null
}

/** CSS pixels a millimetre now: of the screen that was measured, else those of 96 px an inch. */
export const cssPxPerMm = (kept: number | null, devicePixelRatio: number): number =>
  kept === null ? pxPerMm : kept / devicePixelRatio
