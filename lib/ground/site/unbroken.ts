/** A text whose sizes and quantities stay on one line: "200 × 50 mm" breaks nowhere. */
export const unbroken = (text: string): string =>
  text.replace(/(\d) × (?=\d)/g, '$1\u00a0×\u00a0').replace(/(\d) (?=(?:mm|cm|ml|g)\b)/g, '$1\u00a0')
