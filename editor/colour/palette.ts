/** Colours that people ask for by name; safety colours are the screen values of their RAL tones. */
export const palette = [
  { name: 'black', hex: '#000000' },
  { name: 'grey', hex: '#6b7074' },
  { name: 'white', hex: '#ffffff' },
  { name: 'red', hex: '#9b2423' },
  { name: 'burgundy', hex: '#5e2028' },
  { name: 'orange', hex: '#d4652f' },
  { name: 'yellow', hex: '#f9a800' },
  { name: 'green', hex: '#237f52' },
  { name: 'forest', hex: '#1f3d2b' },
  { name: 'turquoise', hex: '#1e8a86' },
  { name: 'blue', hex: '#005387' },
  { name: 'navy', hex: '#1b2a4a' },
  { name: 'violet', hex: '#844c82' },
  { name: 'pink', hex: '#d8a0a6' },
  { name: 'brown', hex: '#7b5141' },
] as const

const mostRecent = 6

/** The recent colours of this visit, the newest first. */
let recent: readonly string[] = []

export const recentColours = (): readonly string[] => recent

export function rememberColour(hex: string): void {
  recent = [hex, ...recent.filter(other => other !== hex)].slice(0, mostRecent)
}

/** A colour as people write it: with or without its sharp, three or six digits. Null where it is no colour. */
export function readHex(text: string): string | null {
  const digits = text.trim().replace(/^#/, '').toLowerCase()
  if (/^[0-9a-f]{6}$/.test(digits)) return `#${digits}`
  return /^[0-9a-f]{3}$/.test(digits) ? `#${[...digits].map(digit => digit + digit).join('')}` : null
}
