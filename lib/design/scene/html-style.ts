import { pxToMm } from '@/lib/ground/units'
import { type LetterCase, letterCases } from './layout/letter-case'
import { designCaps, textRules } from './limits'
import { type Alignment, alignments, type TextStyle } from './text-doc'

/** The declarations of a `style` attribute; a later one wins. */
export function declarationsOf(style: string): Map<string, string> {
  const declarations = new Map<string, string>()
  for (const part of style.split(';')) {
    const colon = part.indexOf(':')
    if (colon > 0) declarations.set(part.slice(0, colon).trim().toLowerCase(), part.slice(colon + 1).trim())
  }
  return declarations
}

const mmPerUnit: Record<string, number> = { mm: 1, cm: 10, px: pxToMm(1), pt: 25.4 / 72, in: 25.4 }

/** A font size in mm, to a thousandth; `null` for anything but a length that a letter can have. */
export function sizeOf(value: string): number | null {
  const found = /^(\d+(?:\.\d+)?|\.\d+)(mm|cm|px|pt|in)$/i.exec(value.trim())
  if (!found) return null
  const mm = Number(found[1]) * (mmPerUnit[(found[2] ?? '').toLowerCase()] ?? Number.NaN)
  const rounded = Math.round(mm * 1000) / 1000
  return rounded >= designCaps.fontMm.min && rounded <= designCaps.fontMm.max ? rounded : null
}

/** The first family of a list, without its quotes. */
export function familyOf(value: string): string | null {
  const first = /^\s*(?:"([^"]*)"|'([^']*)'|([^,]*))/.exec(value)
  const name = (first?.[1] ?? first?.[2] ?? first?.[3] ?? '').trim()
  return /^[\p{L}\p{N}][\p{L}\p{N} _-]{0,79}$/u.test(name) ? name : null
}

const hexPair = (value: number): string =>
  Math.min(255, Math.max(0, Math.round(value)))
    .toString(16)
    .padStart(2, '0')

/** A colour as `#rrggbb`; names other than black and white are not read. */
export function colorOf(value: string): string | null {
  const text = value.trim().toLowerCase()
  if (/^#[0-9a-f]{6}$/.test(text)) return text
  if (/^#[0-9a-f]{3}$/.test(text)) return `#${[...text.slice(1)].map(c => c + c).join('')}`
  if (text === 'black') return '#000000'
  if (text === 'white') return '#ffffff'
  const rgb = /^rgb\(\s*(\d{1,3})(?:\s*,\s*|\s+)(\d{1,3})(?:\s*,\s*|\s+)(\d{1,3})\s*\)$/.exec(text)
  return rgb
    ? `#${rgb
        .slice(1, 4)
        .map(n => hexPair(Number(n)))
        .join('')}`
    : null
}

function letterSpacingOf(value: string): number | null {
  const found = /^(-?(?:\d+(?:\.\d+)?|\.\d+))em$/i.exec(value.trim())
  if (!found) return null
  const em = Math.round(Number(found[1]) * 1000) / 1000
  const { min, max } = textRules.letterSpacing
  return em >= min && em <= max ? em : null
}

/** How CSS names the cases. Its `capitalize` leaves the other letters as they are; ours makes them small. */
export const cssOfCase: Record<LetterCase, string> = {
  upper: 'uppercase',
  lower: 'lowercase',
  title: 'capitalize',
}

function letterCaseOf(value: string): LetterCase | undefined {
  const name = value.toLowerCase()
  return letterCases.find(one => cssOfCase[one] === name)
}

function isBoldWeight(value: string): boolean {
  return value === 'bold' || value === 'bolder' || Number(value) >= 600
}

/** A style with what the declarations say about it; what they say in other words is dropped. */
export function applyDeclarations(style: TextStyle, declarations: Map<string, string>): TextStyle {
  const next = { ...style }
  for (const [name, value] of declarations) {
    if (name === 'font-family') next.family = familyOf(value) ?? next.family
    else if (name === 'font-size') next.sizeMm = sizeOf(value) ?? next.sizeMm
    else if (name === 'font-weight') next.bold = isBoldWeight(value.toLowerCase())
    else if (name === 'font-style') next.italic = /italic|oblique/i.test(value)
    else if (name === 'color') next.color = colorOf(value) ?? next.color
    else if (name === 'letter-spacing') next.letterSpacing = letterSpacingOf(value) ?? next.letterSpacing
    else if (name === '--wanted-size') next.wantedMm = sizeOf(value) ?? undefined
    else if (name === '--pinned-size') next.pinned = value === '1' || undefined
    else if (name === 'text-transform') next.letterCase = letterCaseOf(value)
    else if (name === 'text-decoration' || name === 'text-decoration-line')
      next.underline = /underline/i.test(value)
  }
  return next
}

/** The line height that the declarations ask for, as a factor to a hundredth; `null` for none and for other units. */
export function lineHeightOf(declarations: Map<string, string>): number | null {
  const value = declarations.get('line-height') ?? ''
  if (!/^\d{1,2}(\.\d{1,4})?$/.test(value)) return null
  const factor = Math.round(Number(value) * 100) / 100
  const { min, max } = textRules.lineHeight
  return factor >= min && factor <= max ? factor : null
}

/** The alignment that the declarations ask for, else `null`. */
export function alignmentOf(declarations: Map<string, string>): Alignment | null {
  const value = declarations.get('text-align')?.toLowerCase()
  return alignments.find(a => a === value) ?? null
}
