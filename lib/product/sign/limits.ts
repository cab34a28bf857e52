/** Constants of signs (SIGN-30 to SIGN-33). Millimetres unless the name says otherwise. */

/** Text on rigid materials. */
export const signMinFontMm = 3.5
export const signDefaultFontMm = 6
export const plexiglassMinFontMm = 4.8
/** Nothing is marked nearer to the edge than this (SIGN-32). */
export const signSecurityZoneMm = 1

/** Smallest QR code: pvc, plexiglass and printed materials; brass, aluminium and wood. */
export const qrMinPx = 74
export const qrMinPxMetalWood = 132

/** Border line widths. */
export const signBorderMinMm = 0.4
export const signBorderMaxMm = 20
export const transparentBorderMaxMm = 7
export const dottedBorderMinMm = 0.8
export const doubleBorderMinMm = 1.2
/** Largest inner corner radius of a border on a sign. */
export const signBorderRadiusMaxPx = 80

/** Holes that the customer places. */
export const customHoleDiameterMinMm = 3
export const customHoleDiameterMaxMm = 50
export const customHoleOffsetMm = 4
/** What stays of the plate between two holes. */
export const holeGapMm = 3

/** A hole layout is offered where free length / hole diameter is above this (FIXING-7). */
export const holeLengthFactor = 4
/** A hole that a shape pushes inwards moves at most this share of its way to the plate's centre. */
export const holeMoveMax = 0.5

/** Rounded corners in percent of the largest radius (SIGN-11). */
export const roundedPercentMin = 5
export const roundedPercentMax = 100
export const roundedPercentDefault = 20

/** Multi-plate supports: gap between cells and margin of the whole (both sides together) (SIGN-28). */
export const supportCellSpacingMm = 20
export const supportMarginMm = 60

/** The range of a plate that belongs to a multi-plate support. */
export const supportMultiRange = 'support-multi-plaque'

/** The shape of a customer's own outline; all others are masks of the catalogue (SIGN-2). */
export const customMaskShape = 'customMask'
/** How far a customer's own outline may reach beyond its box. */
export const customMaskBoxMm = 0.1
/** Straight sides that a customer's own outline may have once its curves are cut into chords (SIGN-27): far more than a tool cuts. */
export const customMaskSidesMax = 4000
/** Characters of its path (SIGN-27): what the sides above need at most. */
export const customMaskPathMax = 20_000
