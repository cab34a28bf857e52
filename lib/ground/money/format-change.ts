import { withMinus } from './format'

// Beside the amounts, not in their file: pages of signs carry that one, and staff and clients alone are told of changes.

/** How much more or less, with its sign: `formatChange(-3, 'fr-FR')` is "−3"; nothing has none. */
export const formatChange = (value: number, locale: string, format: Intl.NumberFormatOptions = {}): string =>
  withMinus(new Intl.NumberFormat(locale, { ...format, signDisplay: 'exceptZero' }).format(value))
