/** The countries that a cart may be priced for, each once: the site's, the one chosen, that of the address. */
export const cartCountries = (...codes: readonly (string | null | undefined)[]): readonly string[] =>
  [...new Set(codes.flatMap(code => code || []))].sort()
