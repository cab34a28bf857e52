/** The brightness of a hex colour as eyes and cameras see it, 0 to 1 (relative luminance of WCAG 2). */
export function luminance(hex: string): number {
  const value = Number.parseInt(hex.slice(1, 7), 16)
  const [red = 0, green = 0, blue = 0] = [value >> 16, (value >> 8) & 255, value & 255].map(channel => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of two brightnesses, 1 to 21 (WCAG 2). */
export const contrastOf = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
