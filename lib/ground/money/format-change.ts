import { withMinus } from './format'

// Not in the file of the amounts: pages of signs load that one, and only staff and clients see changes.

/** How much more or less, with its sign: `formatChange(-3, 'fr-FR')` is "−3"; zero has no sign. */
export const formatChange = (value: number, locale: string, format: Intl.NumberFormatOptions = {}): string =>
  withMinus(new Intl.NumberFormat(locale, { ...format, signDisplay: 'exceptZero' }).format(value))
