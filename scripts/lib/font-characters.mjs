// Latin, latin-ext, combining marks, and the signs that stamps and plates carry where a font has them.
const latin = [
  [0x20, 0x7e],
  [0xa0, 0x2ff],
  [0x300, 0x36f],
  [0x1d00, 0x1dbf],
  [0x1e00, 0x1eff],
  [0x2000, 0x206f],
  [0x2070, 0x209f],
  [0x20a0, 0x20c0],
  [0x2113, 0x2117],
  [0x2120, 0x2126],
  [0x2150, 0x215f],
  [0x2190, 0x2193],
  [0x2200, 0x22ff],
  [0x25a0, 0x25ff],
  [0x2605, 0x2606],
  [0x260e, 0x260f],
  [0x2706, 0x2709],
  [0x2713, 0x2718],
  [0x2c60, 0x2c7f],
  [0xa720, 0xa7ff],
  [0xfb00, 0xfb04],
]
const lone = [0x2116, 0x2640, 0x2642, 0x2665, 0x266a, 0xfeff, 0xfffd]

// Greek as it is written today, and the Cyrillic of living languages.
const greekAndCyrillic = [
  [0x370, 0x3ff],
  [0x400, 0x45f],
  [0x490, 0x4f9],
]

// Hebrew with its points, Arabic with its marks; letters that are written from right to left.
const hebrewAndArabic = [
  [0x591, 0x5f4],
  [0xfb1d, 0xfb4f],
  [0x600, 0x6ff],
  [0xfdf2, 0xfdf2],
  [0xfdfc, 0xfdfc],
]

const charactersOf = ranges =>
  ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => first + i))
const textOf = codes => codes.map(code => String.fromCodePoint(code)).join('')

/** What is kept of a font, as far as it has it. */
export const latinCharacters = textOf([...charactersOf(latin), ...lone])
export const allCharacters =
  latinCharacters + textOf([...charactersOf(greekAndCyrillic), ...charactersOf(hebrewAndArabic)])

// What shaping applies by itself; a font's alternates and small capitals would double its size.
export const keepFeatures = [
  'calt',
  'ccmp',
  'clig',
  'curs',
  'dist',
  'dnom',
  'fina',
  'frac',
  'init',
  'isol',
  'kern',
  'liga',
  'locl',
  'mark',
  'medi',
  'mkmk',
  'mset',
  'numr',
  'rclt',
  'rlig',
  'rtlm',
]
