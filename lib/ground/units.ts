/** The one conversion between drawing pixels and millimetres: CSS pixels, 96 an inch (SIGN-19). */
export const pxPerMm = 96 / 25.4

/** CSS pixels as millimetres. */
export const pxToMm = (px: number): number => px / pxPerMm
