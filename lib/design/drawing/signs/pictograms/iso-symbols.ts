import type { SymbolPart } from './symbols'

/*
 * Symbols of the shop's safety signs, redrawn after the figures of ISO 7010 on a box of 100 × 100: a sign is recognised
 * from far away by the outline of its figure, so figures are plain, filled and as large as the frame takes them.
 */

const fill = (d: string): SymbolPart => ({ d })
const line = (d: string, width: number): SymbolPart => ({ d, line: width })
const disc = (x: number, y: number, r: number): SymbolPart =>
  fill(`M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`)
const hole = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`

/** An open hand from its back, fingers up. */
const hand: readonly SymbolPart[] = [
  line('M37 52L32 19', 10),
  line('M49 50L49 11', 10),
  line('M61 52L66 17', 10),
  line('M71 58L81 31', 9.5),
  line('M32 72L14 50', 10.5),
  fill('M31.500 48H76C79 66 73 93 56 93H50C38 93 32 80 26 68Z'),
]

/** A standing dog that looks to the left. */
const dog = fill(
  'M6 43C7 37 12 35 18 33C20 30 22 28 24 27L25 15L34 27C37 31 41 35 47 36L74 37C82 36 86 31 88 20C93 22 94 28 91 35C89 40 86 43 84 46C86 53 86 58 82 64L87 76L86 92H76L77 79L66 65C59 67 51 67 44 66L43 92H33L31 68C27 64 25 59 24 52C19 52 13 53 9 52C10 50 12 49 14 48C10 48 6 46 6 43Z',
)

/** The head of a dog that bares its teeth, with its collar. */
const dogHead = fill(
  `M58 8L74 32C84 42 88 64 86 92H42C43 82 42 76 37 71L16 69L12 60L18 63L22 58L27 63L31 58L35 62L38 57L34 53L30 57L26 52L22 57L18 51L13 54C8 49 8 42 16 39L38 34C41 28 47 24 54 24Z${hole(47, 38, 2.6)}M43.500 78H86.400V83H42.800Z`,
)

/** Flames beside the things of the fire brigade. */
const flames = fill(
  'M74 92C58 90 52 78 58 64C60 70 64 70 64 64C62 48 70 38 78 22C80 34 88 38 86 50C90 48 91 44 90 40C98 52 98 66 94 78C91 87 84 92 74 92ZM76 86C84 84 87 76 83 68C82 72 79 72 79 68C79 62 77 60 75 57C75 66 68 68 68 77C68 82 71 86 76 86Z',
)

const walker: readonly SymbolPart[] = [
  disc(53, 13, 8.5),
  line('M52 30L51 54', 14),
  line('M52 54L62 71L65 93', 9.5),
  line('M51 54L43 74L29 91', 9.5),
  line('M50 28L37 42L34 57', 7),
  line('M54 28L67 40L74 53', 7),
]

const prohibition: Readonly<Record<string, readonly SymbolPart[]>> = {
  'iso-p002': [
    fill('M4 56H66V69H4ZM70 56H76V69H70ZM80 56H86V69H80ZM90 56H95V69H90Z'),
    line('M82 50C82 39 70 42 67 36C64 29 70 25 66 18', 4.4),
    line('M92 50C92 33 79 36 77 28C76 23 79 20 77 15', 4.4),
  ],
  'iso-p003': [
    line('M20 94L52 58', 7),
    fill(
      'M50 66C36 58 38 42 50 32C50 40 56 39 57 31C58 22 56 16 52 8C70 16 82 34 78 52C76 64 62 72 50 66ZM56 60C64 60 68 52 64 44C62 49 59 48 59 43C53 48 50 56 56 60Z',
    ),
  ],
  'iso-p004': walker,
  'iso-p005': [
    fill('M6 20H46C58 20 62 28 62 42H50C50 36 48 34 44 34H6ZM22 20V12H14V6H40V12H32V20Z'),
    fill('M56 46C60 51 61 54 56 56C51 54 52 51 56 46Z'),
    fill('M36 58H78L73 95H41ZM41 63L42.500 73H71.500L73 63Z'),
  ],
  'iso-p010': hand,
  'iso-p013': [
    fill(
      'M60 4H67V20H60ZM35 20H65Q69 20 69 24V90Q69 95 64 95H36Q31 95 31 90V24Q31 20 35 20ZM37 27V50H63V27ZM37 56V63H44V56ZM46.500 56V63H53.500V56ZM56 56V63H63V56ZM37 67V74H44V67ZM46.500 67V74H53.500V67ZM56 67V74H63V67ZM37 78V85H44V78ZM46.500 78V85H53.500V78ZM56 78V85H63V78Z',
    ),
  ],
  'iso-p020': [
    fill('M18 26H82V95H18ZM24 32V89H76V32Z'),
    disc(37, 42, 5.5),
    disc(63, 42, 5.5),
    fill('M28 50H46V68H43V86H31V68H28ZM54 50H72V68H69V86H57V68H54Z'),
    fill('M28 20L38 6L48 20ZM52 6H72L62 20Z'),
  ],
  'iso-p021': [dog],
  'iso-p022': [
    fill(
      'M4 44C4 26 16 20 28 20C40 20 52 26 52 44ZM3 49H53V58H3ZM4 63H52C52 76 46 80 40 80H16C10 80 4 76 4 63Z',
    ),
    fill('M60 34H94L89 86H65ZM73 30L70 10H75L78 30Z'),
  ],
  'iso-p029': [fill(`M6 28H26L33 17H62L69 28H94V82H6Z${hole(48, 55, 20)}M76 34V41H88V34Z`), disc(48, 55, 13)],
}

const warning: Readonly<Record<string, readonly SymbolPart[]>> = {
  'iso-w001': [fill('M40 6H60L56 64H44Z'), disc(50, 82, 9.5)],
  'iso-w008': [
    fill('M4 84H46V70H60V84H96V93H4Z'),
    disc(70, 14, 8.5),
    line('M64 26L48 46', 13),
    line('M48 46L32 54L20 70', 9),
    line('M49 47L54 62L40 66', 9),
    line('M64 27L80 36L92 30', 7),
    line('M60 26L44 24L34 34', 7),
  ],
  'iso-w011': [
    disc(70, 12, 8.5),
    line('M64 24L52 46', 13),
    line('M52 47L32 52L12 66', 9),
    line('M53 48L66 62L62 80', 9),
    line('M62 24L44 28L34 18', 7),
    line('M66 25L82 34L94 28', 7),
    line('M6 76C16 70 22 82 34 76', 5),
    line('M44 92C54 86 62 98 74 92', 5),
  ],
  'iso-w012': [fill('M62 2L28 50L46 54L36 78L29 74L33 97L52 84L45 81L68 44L49 41L74 8Z')],
  'iso-w013': [dogHead],
  'iso-w014': [
    fill('M33 8H40V84H33ZM4 78H34V84H4ZM6 44H29V74H6Z'),
    fill(`M42 58H54L60 26H86V32H90V58H94V80H42ZM62 52H82V32H66Z`),
    disc(72, 42, 5),
    disc(55, 84, 10),
    disc(83, 84, 10),
  ],
  'iso-w016': [
    fill(
      `M50 6C70 6 82 18 82 34C82 44 77 50 70 54V66H30V54C23 50 18 44 18 34C18 18 30 6 50 6Z${hole(38, 36, 7.5)}${hole(62, 36, 7.5)}M50 44L45 54H55ZM38 60V66H42V60ZM48 60V66H52V60ZM58 60V66H62V60Z`,
    ),
    line('M16 92L84 72M16 72L84 92', 7),
    disc(11, 88, 5),
    disc(15, 97, 5),
    disc(89, 76, 5),
    disc(85, 67, 5),
    disc(11, 76, 5),
    disc(15, 67, 5),
    disc(89, 88, 5),
    disc(85, 97, 5),
  ],
  'iso-w021': [
    fill(
      'M50 84C30 84 18 70 24 50C26 42 32 36 34 26C40 32 41 40 40 48C46 42 50 30 46 6C64 16 70 32 66 48C70 44 71 38 70 32C82 44 84 58 78 70C73 80 62 84 50 84ZM50 78C60 78 65 70 61 60C59 65 56 64 56 58C56 52 53 48 50 44C50 54 38 58 39 68C40 74 44 78 50 78Z',
    ),
    fill('M14 88H86V95H14Z'),
  ],
  'iso-w023': [
    fill('M4 20L8 10L44 24L40 34ZM96 20L92 10L56 24L60 34Z'),
    fill(
      'M38 42C42 48 42 51 38 52C34 51 34 48 38 42ZM62 42C66 48 66 51 62 52C58 51 58 48 62 42ZM30 56C34 62 34 65 30 66C26 65 26 62 30 56ZM70 54C74 60 74 63 70 64C66 63 66 60 70 54Z',
    ),
    fill('M4 72H20L26 80L34 74L40 72H48V86H4Z'),
    fill('M52 86V76L62 68L72 74L80 66L96 70V86Z'),
    fill('M4 90H96V96H4Z'),
  ],
}

const mandatory: Readonly<Record<string, readonly SymbolPart[]>> = {
  'iso-m002': [
    disc(50, 18, 14),
    fill('M22 44C24 36 34 34 50 34C66 34 76 36 78 44V52C68 48 56 50 50 56C44 50 32 48 22 52Z'),
    fill('M6 56C22 50 38 54 48 62V96C38 88 22 84 6 90ZM94 56C78 50 62 54 52 62V96C62 88 78 84 94 90Z'),
  ],
  'iso-m003': [
    fill('M50 16C66 16 76 28 76 46C76 70 66 92 50 92C34 92 24 70 24 46C24 28 34 16 50 16Z'),
    line('M13 50V46C13 20 28 6 50 6C72 6 87 20 87 46V50', 6),
    fill(
      'M4 42H18Q21 42 21 46V70Q21 74 18 74H10Q4 74 4 68ZM96 42H82Q79 42 79 46V70Q79 74 82 74H90Q96 74 96 68Z',
    ),
  ],
  'iso-m004': [
    fill(
      'M50 4C72 4 82 18 82 40C82 70 70 96 50 96C30 96 18 70 18 40C18 18 28 4 50 4ZM14 36V58H45L50 52L55 58H86V36ZM22 42H44V51H22ZM56 42H78V51H56Z',
    ),
  ],
  'iso-m008': [
    fill('M14 8H42V44C50 48 62 52 62 66V74H14ZM12 78H63V86H12Z'),
    fill('M50 16H78V52C86 56 98 60 98 74V80H68V66C68 54 58 48 50 44ZM68 84H99V92H66V84Z'),
  ],
  'iso-m009': [...hand.slice(0, 5), fill('M31.500 48H76C79 60 77 68 72 74H34L26 68ZM34 79H72V95H34Z')],
  'iso-m011': [
    fill('M20 6H62V16H70V30H56V20H20Z'),
    line('M63 36V44M56 40V50M70 40V50', 4),
    fill(
      'M4 58C18 46 34 46 46 54L66 56C72 57 72 65 66 66H46C54 70 64 70 76 64L90 56C96 54 99 60 95 64C84 76 70 84 56 84C44 84 34 82 26 78L4 88Z',
    ),
  ],
  'iso-m014': [
    fill('M50 4C70 4 82 18 83 38H94V48H6V38H17C18 18 30 4 50 4Z'),
    fill('M22 54H78C78 80 66 96 50 96C34 96 22 80 22 54Z'),
  ],
  'iso-m015': [
    fill(
      'M32 6L42 20H58L68 6L90 16L84 44H76V94H24V44H16L10 16ZM24 56V64H76V56ZM24 74V82H76V74ZM47 22V54H53V22ZM47 66V72H53V66ZM47 84V94H53V84Z',
    ),
  ],
  'iso-m016': [
    fill('M50 4C72 4 82 18 82 38V44L66 40H34L18 44V38C18 18 28 4 50 4Z'),
    fill(
      'M34 46H66L82 50C82 76 70 96 50 96C30 96 18 76 18 50ZM32 58V62H68V58ZM34 68V72H66V68ZM38 78V82H62V78Z',
    ),
  ],
}

const safe: Readonly<Record<string, readonly SymbolPart[]>> = {
  'iso-e003': [fill('M36 6H64V36H94V64H64V94H36V64H6V36H36Z')],
  'iso-e004': [
    fill('M18 10C4 28 6 50 22 68C40 88 64 96 86 88L92 76L70 60L60 68C48 62 40 54 34 40L44 32L32 10Z'),
    fill('M70 6H82V18H94V30H82V42H70V30H58V18H70Z'),
  ],
  'iso-e007': [
    disc(50, 38, 6),
    fill('M41 46H59V60H56V70H44V60H41Z'),
    disc(35, 45, 4.5),
    disc(65, 45, 4.5),
    fill('M30 51.500H38.500V68H30ZM61.500 51.500H70V68H61.500Z'),
    fill(
      'M31 31H11L17 25L4 12L12 4L25 17L31 11ZM69 31H89L83 25L96 12L88 4L75 17L69 11ZM31 69H11L17 75L4 88L12 96L25 83L31 89ZM69 69H89L83 75L96 88L88 96L75 83L69 89Z',
    ),
  ],
  'iso-e010': [
    fill(
      'M50 94L12 54C0 40 6 18 26 14C36 12 45 17 50 26C55 17 64 12 74 14C94 18 100 40 88 54ZM56 26L32 58H47L40 82L68 46H52Z',
    ),
  ],
  'iso-e011': [
    fill(`M14 30Q50 -2 86 30Q50 62 14 30Z${hole(50, 30, 12)}`),
    disc(50, 30, 6),
    line('M34 68C34 60 38 54 42 52M66 68C66 60 62 54 58 52', 5),
    fill('M12 70H88C86 82 72 88 58 88V96H42V88C28 88 14 82 12 70Z'),
  ],
  'iso-e012': [
    fill('M18 4H56V14H66L78 26H38L50 14H46V12H26V96H18Z'),
    line('M46 32V38M58 32V40M70 32V38', 4),
    disc(58, 50, 7.5),
    line('M58 66V78', 13),
    line('M54 78V94M62 78V94', 7),
    line('M52 64L40 56M64 64L76 56', 6),
  ],
}

const fire: Readonly<Record<string, readonly SymbolPart[]>> = {
  'iso-f001': [
    fill('M12 36C12 28 20 26 26 26H30C36 26 44 28 44 36V95H12ZM22 24V16H12V9H46L44 16H34V24Z'),
    line('M40 18C54 20 54 34 52 56', 4.5),
    flames,
  ],
  'iso-f002': [
    fill(`${hole(30, 52, 27)}${hole(30, 52, 20)}`),
    fill(`${hole(30, 52, 14)}${hole(30, 52, 7)}`),
    line('M52 62L54 94', 6),
    flames,
  ],
  'iso-f005': [
    fill(`M6 16H56V66H6ZM12 22V60H50V22Z${hole(31, 41, 11)}`),
    fill('M22 44C26 40 32 42 33 48L36 66L48 72C51 74 51 78 50 82L46 96H26L18 80C16 75 21 72 25 76L27 78Z'),
    flames,
  ],
  'iso-f006': [
    fill('M12 8C2 26 2 50 12 68C20 82 30 92 44 96L53 86L43 68L34 72C28 62 25 52 26 40L36 34L28 10Z'),
    flames,
  ],
}

/** By the name of the drawing. */
export const isoSymbols: Readonly<Record<string, readonly SymbolPart[]>> = {
  ...prohibition,
  ...warning,
  ...mandatory,
  ...safe,
  ...fire,
}
