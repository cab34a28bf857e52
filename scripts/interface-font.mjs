// Writes app/[locale]/archivo-latin.woff2: the interface's type, cut to what the shop sets of it. The package's file has
// every weight and width, and twice the bytes; each first visit fetches it before the first word stands as it should.
// Run it after a change of the weights or widths in the styles, or of the package.
import { readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

/** The bounds of the styles: `font-weight`, and `font-stretch` in percent. */
const variationAxes = { wght: { min: 400, max: 700 }, wdth: { min: 100, max: 112 } }

/** First and last of what the file of a Latin script holds, arrows and signs included (app/[locale]/fonts.ts). */
const ranges = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x304, 0x304],
  [0x308, 0x308],
  [0x329, 0x329],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
]

const characters = ranges
  .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => first + i))
  .map(code => String.fromCodePoint(code))
  .join('')
const source = new URL(
  '../node_modules/@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
  import.meta.url,
)
const font = await subsetFont(readFileSync(source), characters, { targetFormat: 'woff2', variationAxes })
writeFileSync(new URL('../app/[locale]/archivo-latin.woff2', import.meta.url), font)
console.log(`${font.length} bytes`)
