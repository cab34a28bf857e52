/** Constants of stamps (STAMP-7, STAMP-8). Millimetres unless the name says otherwise. */

/** Text on stamps. */
export const stampMinFontMm = 2.5
export const stampDefaultFontMm = 3
/** Nothing is engraved nearer to the edge than this. */
export const stampSecurityZoneMm = 0.5
/** Where a model states no number of lines, one fits in this height. */
export const stampLineHeightMm = 2.5

/** Border line width; the smallest is that of signs. */
export const stampBorderMaxMm = 5
/** Largest inner corner radius of a border on a stamp. */
export const stampBorderRadiusMaxPx = 20
