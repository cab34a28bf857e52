/** The field of 256 elements that Data Matrix uses: x⁸ + x⁵ + x³ + x² + 1 (ISO/IEC 16022, annex E). */
const polynomial = 0x12d

const powers: number[] = []
const logarithms: number[] = []
let value = 1
for (let exponent = 0; exponent < 255; exponent += 1) {
  powers.push(value)
  logarithms[value] = exponent
  value *= 2
  if (value > 255) value = value ^ polynomial
}

function product(a: number, b: number): number {
  if (a === 0 || b === 0) return 0
  return powers[((logarithms[a] ?? 0) + (logarithms[b] ?? 0)) % 255] ?? 0
}

/** The polynomial whose roots are the first powers of 2, without its leading 1, highest first. */
function generator(count: number): number[] {
  let factors = [1]
  for (let root = 1; root <= count; root += 1) {
    const power = powers[root] ?? 0
    const next = [...factors, 0]
    factors.forEach((factor, index) => {
      next[index + 1] = (next[index + 1] ?? 0) ^ product(factor, power)
    })
    factors = next
  }
  return factors.slice(1)
}

/** The codewords of correction for codewords of data: the rest of a division. */
export function errorCodewords(data: readonly number[], count: number): number[] {
  const divisor = generator(count)
  const rest = Array.from({ length: count }, () => 0)
  for (const word of data) {
    const lead = word ^ (rest.shift() ?? 0)
    rest.push(0)
    divisor.forEach((factor, index) => {
      rest[index] = (rest[index] ?? 0) ^ product(factor, lead)
    })
  }
  return rest
}
