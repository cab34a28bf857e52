/**
 * The parts of a page that could not be read: a picture that could not be decoded, letters whose font could not, a ground
 * or a gradient, or parts of the file itself, whose order was guessed.
 */
export type MissingPart = 'picture' | 'letters' | 'ground' | 'broken'

/** How pdf.js words it; it has no other way to say that something is missing. What it mends by itself is not among them. */
const wordings: readonly (readonly [RegExp, MissingPart])[] = [
  [
    /unable to decode image|image exceeded maximum|image dimensions are missing|image isn't ready|rest of the image data|unsupported \/?s?mask/i,
    'picture',
  ],
  [
    /font "[^"]{0,200}" is not available|loadFont -|ensureStateFont|translateFont -|buildFontPaths - ignoring|getPathGenerator - ignoring|type3 (?:character|glyph|font)|font file is empty|failed to fetch/i,
    'letters',
  ],
  [/ignoring (?:shading|pattern)/i, 'ground'],
  [/indexing all pdf objects|ignoring errors during|recovering/i, 'broken'],
]

/** Signs of a warning that are looked at. */
const most = 500

/** What is missing by a warning of pdf.js; `null` where it says nothing of the kind. */
export function missingBy(warning: string): MissingPart | null {
  const text = warning.slice(0, most)
  return wordings.find(([wording]) => wording.test(text))?.[1] ?? null
}
