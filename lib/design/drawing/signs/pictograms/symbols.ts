/** A part of a symbol in a box of 100 × 100: filled, or a line of a width. */
export type SymbolPart = { d: string; line?: number }

const fill = (d: string): SymbolPart => ({ d })
const line = (d: string, width = 6): SymbolPart => ({ d, line: width })
const disc = (x: number, y: number, r: number): SymbolPart =>
  fill(`M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`)
const ring = (x: number, y: number, r: number, width: number): SymbolPart =>
  line(`M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`, width)

const flame =
  'M50 12Q70 34 68 50Q78 44 76 34Q90 56 78 76Q70 90 50 90Q28 90 22 72Q18 54 34 38Q34 52 42 54Q40 32 50 12Z'
const smallFlame = 'M74 30Q84 42 82 52Q88 64 74 70Q60 66 64 52Q68 42 74 30Z'
const headAndShoulders = [disc(50, 26, 17), fill('M18 88Q18 50 50 50Q82 50 82 88Z')]
const runner: readonly SymbolPart[] = [
  disc(60, 15, 9),
  line('M58 28L46 52L62 66L56 90', 9),
  line('M46 52L34 70L14 72', 9),
  line('M30 44L42 32L58 30L70 46L84 46', 7),
]
const handset = 'M22 14Q10 30 26 54Q44 82 72 90L84 76L66 60L56 66Q42 56 36 44L46 36L34 14Z'
const exitDoor = fill('M10 8H52V20H22V80H52V92H10Z')
const dog: readonly SymbolPart[] = [
  fill(
    'M14 40L22 22L34 32L70 38Q84 40 88 26L92 30Q92 48 80 52L80 86H70L66 64L40 62L36 86H26L24 56Q14 52 14 40Z',
  ),
]

const prohibition: Readonly<Record<string, readonly SymbolPart[]>> = {
  'iso-p001': [],
  'iso-p002': [
    fill('M14 50H66V62H14ZM70 50H76V62H70ZM80 50H85V62H80Z'),
    line('M74 44Q66 36 74 30Q82 24 76 16', 4),
  ],
  'iso-p003': [line('M24 86L58 52', 8), fill('M58 52Q52 34 70 16Q72 30 80 36Q86 52 70 58Q62 58 58 52Z')],
  'iso-p004': [
    disc(52, 16, 9),
    line('M52 28L50 56L62 72L66 90', 9),
    line('M50 56L40 74L30 88', 9),
    line('M34 50L48 34L64 46L74 44', 7),
  ],
  'iso-p005': [line('M14 20H52Q62 20 62 32V38', 10), line('M32 10V20', 8), fill('M44 50H82L76 90H50Z')],
  'iso-p010': [fill('M30 90V50L18 38L26 32L38 44V14H46V40H50V10H58V40H62V16H70V44H74V26H82V62Q82 84 66 90Z')],
  'iso-p013': [
    fill(
      'M34 10H66Q70 10 70 14V86Q70 90 66 90H34Q30 90 30 86V14Q30 10 34 10ZM36 22V70H64V22ZM46 76V82H54V76Z',
    ),
  ],
  'iso-p020': [line('M26 10H74V90H26Z', 6), fill(flame.replace('M50 12', 'M50 30')), line('M50 10V26', 5)],
  'iso-p021': dog,
  'iso-p022': [
    fill('M10 44Q10 26 32 26Q54 26 54 44ZM10 50H54V58H10ZM10 64H54Q54 74 46 74H18Q10 74 10 64Z'),
    fill('M62 30H90L84 78H68Z'),
  ],
  'iso-p029': [
    fill('M10 30H30L36 20H64L70 30H90V80H10ZM50 38A16 16 0 1 0 50 70A16 16 0 1 0 50 38Z'),
    disc(50, 54, 9),
  ],
}

const warning: Readonly<Record<string, readonly SymbolPart[]>> = {
  'iso-w001': [fill('M43 20H57L54 64H46Z'), disc(50, 78, 7)],
  'iso-w008': [
    fill('M14 84H48V74H60V84H90V92H14Z'),
    disc(60, 26, 7),
    line('M56 36L48 52L62 62', 7),
    line('M42 38L56 36L70 30', 6),
  ],
  'iso-w011': [
    disc(62, 22, 7),
    line('M58 32L46 50L62 62L80 56', 7),
    line('M46 50L30 62L24 78', 7),
    line('M18 88H82', 5),
  ],
  'iso-w012': [fill('M58 14L34 54H48L38 88L44 78L68 46H54Z')],
  'iso-w013': dog,
  'iso-w014': [fill('M18 54H50V34H26L30 54ZM50 60V22H56V80H86V84H18V60Z'), disc(28, 84, 8), disc(48, 84, 8)],
  'iso-w016': [
    fill(
      'M50 22Q70 22 70 42Q70 52 62 56V66H38V56Q30 52 30 42Q30 22 50 22ZM41 40A5 5 0 1 0 41 50A5 5 0 1 0 41 40ZM59 40A5 5 0 1 0 59 50A5 5 0 1 0 59 40Z',
    ),
    line('M26 88L74 70M26 70L74 88', 6),
  ],
  'iso-w021': [fill(flame)],
  'iso-w023': [
    fill('M28 24L54 34L51 42L25 32ZM74 24L48 34L51 42L77 32Z'),
    line('M34 46V58M66 46V58', 4),
    fill('M18 70H42V80H18ZM52 74Q60 62 84 66L80 74Z'),
  ],
}

const mandatory: Readonly<Record<string, readonly SymbolPart[]>> = {
  'iso-m002': [
    disc(50, 20, 12),
    fill('M14 50Q34 42 48 52V86Q34 76 14 84ZM86 50Q66 42 52 52V86Q66 76 86 84Z'),
  ],
  'iso-m003': [
    disc(50, 52, 24),
    line('M22 56V44Q22 16 50 16Q78 16 78 44V56', 6),
    fill('M14 46H26V70H14ZM74 46H86V70H74Z'),
  ],
  'iso-m004': [
    fill('M50 14Q82 14 82 50Q82 88 50 88Q18 88 18 50Q18 14 50 14ZM20 42V58H46V42ZM54 42V58H80V42Z'),
  ],
  'iso-m008': [fill('M34 14H58V50L86 62Q92 66 90 80H30ZM28 84H92V90H28Z')],
  'iso-m009': [fill('M34 90V60L20 44L28 38L38 48V16H46V42H50V12H58V42H62V16H70V44H76V28H82V62Q82 76 74 90Z')],
  'iso-m011': [
    line('M18 20H50V32', 9),
    fill('M20 56Q40 40 62 52L84 58L80 72L58 70Q40 84 22 78Z'),
    line('M50 38V46', 5),
  ],
  'iso-m014': [fill('M22 46Q22 16 50 16Q78 16 78 46H86V54H14V46ZM28 60H72Q70 90 50 90Q30 90 28 60Z')],
  'iso-m015': [
    fill('M32 12L44 22H56L68 12L86 24L80 40L74 36V90H26V36L20 40L14 24ZM32 54V62H68V54ZM32 70V78H68V70Z'),
  ],
  'iso-m016': [
    fill(
      'M50 10Q78 10 78 40V48H22V40Q22 10 50 10ZM24 54H76Q76 88 50 90Q24 88 24 54ZM36 64V68H64V64ZM38 74V78H62V74Z',
    ),
  ],
}

const safe: Readonly<Record<string, readonly SymbolPart[]>> = {
  'iso-e003': [fill('M38 12H62V38H88V62H62V88H38V62H12V38H38Z')],
  'iso-e004': [fill(handset), fill('M72 12H80V20H88V28H80V36H72V28H64V20H72Z')],
  'iso-e007': [
    disc(50, 44, 7),
    fill('M40 54H60V78H40Z'),
    line('M14 14L30 30M86 14L70 30M14 86L30 70M86 86L70 70', 6),
    fill('M34 34V20L20 34ZM66 34V20L80 34ZM34 66V80L20 66ZM66 66V80L80 66Z'),
  ],
  'iso-e010': [fill('M50 88L14 50A20 20 0 0 1 50 24A20 20 0 0 1 86 50ZM54 32L38 56H49L44 74L62 48H51Z')],
  'iso-e011': [
    disc(50, 30, 16),
    fill('M20 58H80V66H58V88H42V66H20Z'),
    line('M34 56Q32 40 44 34M66 56Q68 40 56 34', 4),
  ],
  'iso-e012': [
    line('M30 14H62V22', 6),
    fill('M50 22H74L80 30H44Z'),
    disc(62, 48, 7),
    line('M62 58V78L56 92M62 78L68 92M50 72L62 62L74 72', 6),
    line('M50 34V40M62 34V38M74 34V40', 3),
  ],
}

const fire: Readonly<Record<string, readonly SymbolPart[]>> = {
  'iso-f001': [
    fill('M30 34Q30 26 42 26Q54 26 54 34V88H30ZM38 14H50V24H38Z'),
    line('M50 18L60 16Q64 28 62 44', 5),
    fill(smallFlame),
  ],
  'iso-f002': [ring(38, 50, 24, 7), ring(38, 50, 8, 6), line('M58 64L62 88', 6), fill(smallFlame)],
  'iso-f005': [line('M18 30H58V72H18Z', 5), disc(38, 51, 8), fill(smallFlame)],
  'iso-f006': [
    fill('M18 18Q8 32 20 52Q34 76 54 82L62 72L48 58L40 62Q30 54 26 44L36 38L28 18Z'),
    fill(smallFlame),
  ],
}

const exits: Readonly<Record<string, readonly SymbolPart[]>> = {
  'iso-e001': [...runner, exitDoor],
  'iso-e002': [...runner, exitDoor],
}

const places: Readonly<Record<string, readonly SymbolPart[]>> = {
  cctv: [fill('M12 30L70 18L76 40L18 52ZM78 20L90 24L86 40L80 40Z'), line('M40 50L46 70H22V84', 7)],
  'beware-of-dog': dog,
  'no-parking': [fill('M34 16H56Q76 16 76 36Q76 56 56 56H48V84H34ZM48 28V44H54Q62 44 62 36Q62 28 54 28Z')],
  'wc-women': [disc(50, 13, 10), fill('M42 27H58L74 64H62V94H54V66H46V94H38V64H26Z')],
  'wc-men': [disc(50, 13, 10), fill('M36 27H64V62H58V94H51V64H49V94H42V62H36Z')],
  'wc-accessible': [
    disc(40, 14, 8),
    line('M40 26V52H64L76 80', 8),
    line('M40 38H60', 6),
    line('M32 46A24 24 0 1 0 66 74', 7),
  ],
  stairs: [line('M10 88H28V70H46V52H64V34H82V16H94', 8)],
  lift: [
    line('M22 26H78V92H22Z', 6),
    disc(40, 46, 6),
    disc(60, 46, 6),
    fill('M34 56H46V80H34ZM54 56H66V80H54Z'),
    fill('M44 18L50 8L56 18Z'),
  ],
  'do-not-disturb': headAndShoulders,
  wifi: [disc(50, 80, 8), line('M32 62A26 26 0 0 1 68 62M18 46A46 46 0 0 1 82 46', 8)],
  wc: [
    disc(26, 12, 9),
    fill('M14 24H38L40 58H34V94H28V60H24V94H18V58H12Z'),
    disc(74, 12, 9),
    fill('M66 24H82L94 62H84V94H77V62H71V94H64V62H54Z'),
    fill('M48.5 6H51.5V94H48.5Z'),
  ],
}

/** Symbols of the stock signs, by the name of their drawing. */
export const symbols: Readonly<Record<string, readonly SymbolPart[]>> = {
  ...prohibition,
  ...warning,
  ...mandatory,
  ...safe,
  ...fire,
  ...exits,
  ...places,
}
