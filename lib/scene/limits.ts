/** The one factor between pixels and millimetres: 96 px an inch (specification §9, pixel conversion). */
export const pxPerMm = 96 / 25.4

/** Hard caps of a stored design. Beyond them it does not parse; they are not the rules of a product. */
export const designCaps = {
  elements: 1000,
  html: 20_000,
  name: 200,
  slug: 160,
  id: 64,
  quantity: 10_000,
  /** Characters of a QR code's content; a version 40 code with medium correction holds 2,331 bytes. */
  qrData: 1200,
  roundedText: 500,
  /** Any coordinate or length, in mm. */
  length: 10_000,
  /** Characters of a custom mask's path. */
  maskPath: 20_000,
} as const

/** Rules of text (specification §9). Sizes in mm, letter spacing in em. */
export const textRules = {
  stamp: { minFontMm: 2.5, defaultFontMm: 3, securityMm: 0.5 },
  sign: { minFontMm: 3.5, defaultFontMm: 6, securityMm: 1 },
  /** A line needs 2.5 mm of a plate's height where the model names no number of lines. */
  heightPerLineMm: 2.5,
  lineHeight: { default: 1.1, min: 0.8, max: 10, step: 0.1 },
  letterSpacing: { default: 0, min: -0.18, max: 2, step: 0.02, roundedStep: 0.05 },
} as const

/** Borders (specification §9), in mm; the inner corner's default radius in px. */
export const borderRules = {
  minMm: { solid: 0.4, dashed: 0.4, dotted: 0.8, double: 1.2 },
  maxMm: { stamp: 5, sign: 20, transparentPlexiglass: 7 },
  innerRadiusPx: { stamp: 20, sign: 80 },
} as const

/** Smallest edges in px (specification §9). A QR code's depends on the material: see `Plate.qrMinMm`. */
export const minSizePx = { image: 16, roundedText: 16, qrOnStamp: 74 } as const

/** Custom holes (specification §5): diameter and distance to the plate's edge, in mm. */
export const holeRules = { minMm: 3, maxMm: 50, edgeOffsetMm: 4 } as const
