/**
 * The nine digits of a French company in the register SIRENE, out of an entry in the register ("RCS Lille 123 456 789"), a SIRET
 * (its first nine) or a French VAT number (its last nine). Null where the text holds none.
 */
export function siren(text: string): string | null {
  const packed = text.replaceAll(/[\s.]/g, '')
  const [, ofVat] = /^FR[0-9A-Z]{2}(\d{9})$/.exec(packed) ?? []
  const [, first] = /(?:^|\D)(\d{9})(?:\d{5})?(?:\D|$)/.exec(packed) ?? []
  return ofVat ?? first ?? null
}
