import { pxToMm } from '@/lib/ground/units'
import {
  customHoleDiameterMaxMm,
  customHoleDiameterMinMm,
  customHoleOffsetMm,
  dottedBorderMinMm,
  doubleBorderMinMm,
  holeGapMm,
  qrMinPx,
  qrMinPxMetalWood,
  signBorderMaxMm,
  signBorderMinMm,
  signBorderRadiusMaxPx,
  signDefaultFontMm,
  signMinFontMm,
  signSecurityZoneMm,
  transparentBorderMaxMm,
} from '@/lib/product/sign/limits'
import {
  stampBorderMaxMm,
  stampBorderRadiusMaxPx,
  stampDefaultFontMm,
  stampMinFontMm,
  stampSecurityZoneMm,
} from '@/lib/product/stamp/limits'

/** Hard caps of a stored design. Beyond them it does not parse; they are not the rules of a product. */
export const designCaps = {
  elements: 1000,
  /** A long code takes tens of milliseconds to make and to read; no plate has space for more. */
  codes: 40,
  html: 20_000,
  /** The em of letters in mm, kept to a thousandth. */
  fontMm: { min: 0.1, max: 5000 },
  name: 200,
  /** What an element is called by its owner. */
  label: 60,
  slug: 160,
  id: 64,
  quantity: 10_000,
  /** Characters of a QR code's content; a version 40 code with medium correction holds 2,331 bytes. */
  qrData: 1200,
  /** Characters of a barcode: the largest square of Data Matrix holds twice as many digits as codewords. */
  barcodeData: 348,
  roundedText: 500,
  /** Lines that are known to be the shopper's own though a template says the same, and their characters. */
  ownWords: { lines: 40, characters: 200 },
  /** Any coordinate or length, in mm. */
  length: 10_000,
} as const

/** Rules of text (DESIGN-3). Sizes in mm, line height as a factor, letter spacing in em. */
export const textRules = {
  stamp: {
    minFontMm: stampMinFontMm,
    defaultFontMm: stampDefaultFontMm,
    securityMm: stampSecurityZoneMm,
  },
  sign: { minFontMm: signMinFontMm, defaultFontMm: signDefaultFontMm, securityMm: signSecurityZoneMm },
  lineHeight: { default: 1.1, min: 0.8, max: 10, step: 0.1 },
  letterSpacing: { default: 0, min: -0.18, max: 2, step: 0.02, roundedStep: 0.05 },
} as const

/** Borders (STAMP-8, SIGN-33), in mm; the inner corner's largest radius in px. */
export const borderRules = {
  minMm: {
    solid: signBorderMinMm,
    dashed: signBorderMinMm,
    dotted: dottedBorderMinMm,
    double: doubleBorderMinMm,
  },
  maxMm: { stamp: stampBorderMaxMm, sign: signBorderMaxMm, transparentPlexiglass: transparentBorderMaxMm },
  innerRadiusPx: { stamp: stampBorderRadiusMaxPx, sign: signBorderRadiusMaxPx },
} as const

/** Smallest edges in px (DESIGN-4, SIGN-31); a QR code's depends on the material; here are the stamp's and the worst. */
export const minSizePx = { image: 16, roundedText: 16, qr: qrMinPx, qrCoarse: qrMinPxMetalWood } as const

/** Smallest modules of codes in mm (DESIGN-19): ink spreads, a cutter is as wide as its tip. */
export const codeModuleMm = { ink: 0.33, printing: 0.25, engraving: 0.33, thermark: 0.33 } as const

/** The smallest circle that a text stands on, in mm (DESIGN-4). */
export const minCurveMm = pxToMm(minSizePx.roundedText)

/** Custom holes (FIXING-16): diameter, distance to the plate's edge and to each other, in mm. */
export const holeRules = {
  minMm: customHoleDiameterMinMm,
  maxMm: customHoleDiameterMaxMm,
  edgeOffsetMm: customHoleOffsetMm,
  gapMm: holeGapMm,
} as const
