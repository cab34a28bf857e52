/**
 * Exact decimals: `digits × 10^-scale`. Rates and lengths come as JSON numbers whose shortest decimal text is what
 * was meant (0.1 is a tenth), so a number is read by its text and never through binary arithmetic.
 * Only what prices need: sums, products and shifts are exact; nothing is ever divided but by powers of ten.
 */
export interface Decimal {
  readonly digits: bigint
  readonly scale: number
}

const powers: bigint[] = [1n]

/** 10^exponent, remembered: the same few powers serve every price. */
export function powerOfTen(exponent: number): bigint {
  for (let next = powers.length; next <= exponent; next++) powers.push((powers[next - 1] ?? 1n) * 10n)
  return powers[exponent] ?? 10n ** BigInt(exponent)
}

export const ZERO: Decimal = { digits: 0n, scale: 0 }

const numberPattern = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/

/** A price list's rates come again with every price: reading their texts would take half of its time. */
const readBefore = new Map<number, Decimal>()
const READ_BEFORE_MAX = 2_000

/** The decimal that a number's shortest text says. Throws `RangeError` on NaN and infinities. */
export function toDecimal(value: number): Decimal {
  if (Number.isSafeInteger(value)) return { digits: BigInt(value), scale: 0 }
  const known = readBefore.get(value)
  if (known) return known
  const read = readDecimal(value)
  if (readBefore.size >= READ_BEFORE_MAX) readBefore.clear()
  readBefore.set(value, read)
  return read
}

function readDecimal(value: number): Decimal {
  const match = numberPattern.exec(String(value))
  if (!match) throw new RangeError(`not a finite number: ${value}`)
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match
  const digits = BigInt(`${sign}${whole}${fraction}`)
  const scale = fraction.length - Number(exponent)
  return scale < 0 ? { digits: digits * powerOfTen(-scale), scale: 0 } : { digits, scale }
}

const rescaled = (value: Decimal, scale: number): bigint =>
  value.scale === scale ? value.digits : value.digits * powerOfTen(scale - value.scale)

/** The exact sum: nothing is rounded. */
export function addDecimals(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale)
  return { digits: rescaled(a, scale) + rescaled(b, scale), scale }
}

export function subtractDecimals(a: Decimal, b: Decimal): Decimal {
  return addDecimals(a, { digits: -b.digits, scale: b.scale })
}

/** The exact product: it has the decimals of both factors, nothing is rounded. */
export function multiplyDecimals(a: Decimal, b: Decimal): Decimal {
  return { digits: a.digits * b.digits, scale: a.scale + b.scale }
}

export function sumDecimals(values: readonly Decimal[]): Decimal {
  return values.reduce(addDecimals, ZERO)
}

/** `value × 10^-places`: hundredths are `shift(value, 2)`; a negative number of places multiplies. */
export function shiftDecimal(value: Decimal, places: number): Decimal {
  const scale = value.scale + places
  return scale < 0 ? { digits: value.digits * powerOfTen(-scale), scale: 0 } : { digits: value.digits, scale }
}

/** Negative, zero or positive as `a` is below, at or above `b`. */
export function compareDecimals(a: Decimal, b: Decimal): number {
  const scale = Math.max(a.scale, b.scale)
  const left = rescaled(a, scale)
  const right = rescaled(b, scale)
  return left < right ? -1 : left > right ? 1 : 0
}

/** `numerator / denominator` to the nearest integer, halves away from zero; the denominator is positive. */
export function divideHalfAway(numerator: bigint, denominator: bigint): bigint {
  const magnitude = numerator < 0n ? -numerator : numerator
  const rounded = (2n * magnitude + denominator) / (2n * denominator)
  return numerator < 0n ? -rounded : rounded
}

/** The nearest integer, halves away from zero. */
export function roundDecimal(value: Decimal): number {
  return Number(divideHalfAway(value.digits, powerOfTen(value.scale)))
}

/** The nearest binary number, for figures that are shown and never calculated with. */
export function decimalToNumber(value: Decimal): number {
  const { digits, scale } = value
  if (scale === 0) return Number(digits)
  const text = (digits < 0n ? -digits : digits).toString().padStart(scale + 1, '0')
  return Number(`${digits < 0n ? '-' : ''}${text.slice(0, -scale)}.${text.slice(-scale)}`)
}
