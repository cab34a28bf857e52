/** SHA-256 as FIPS 180-4 has it, synchronous and without any platform's crypto. */
const roundConstants = constants(64, 1 / 3)
const initialState = constants(8, 1 / 2)

/** The first 32 bits of the fractional parts of the roots of the first primes. */
function constants(count: number, exponent: number): Uint32Array {
  const words = new Uint32Array(count)
  let candidate = 2
  for (let found = 0; found < count; candidate += 1) {
    if (!isPrime(candidate)) continue
    words[found] = fractionBits(candidate, exponent)
    found += 1
  }
  return words
}

function isPrime(value: number): boolean {
  for (let divisor = 2; divisor * divisor <= value; divisor += 1) if (value % divisor === 0) return false
  return true
}

/** ⌊2³²·frac(√n or ∛n)⌋ in whole numbers: `Math.pow` may differ in the last bit. */
function fractionBits(value: number, exponent: number): number {
  const degree = exponent === 1 / 2 ? 2 : 3
  const target = BigInt(value) << BigInt(32 * degree)
  let low = 0n
  let high = BigInt(value) << 32n
  while (low < high) {
    const middle = (low + high + 1n) / 2n
    if (middle ** BigInt(degree) <= target) low = middle
    else high = middle - 1n
  }
  return Number(low & 0xffffffffn)
}

const rotate = (x: number, n: number): number => (x >>> n) | (x << (32 - n))

function compress(state: Uint32Array, view: DataView, at: number, w: Uint32Array): void {
  for (let i = 0; i < 16; i += 1) w[i] = view.getUint32(at + i * 4)
  for (let i = 16; i < 64; i += 1) {
    const a = w[i - 15] as number
    const b = w[i - 2] as number
    const s0 = rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3)
    const s1 = rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10)
    w[i] = ((w[i - 16] as number) + s0 + (w[i - 7] as number) + s1) | 0
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let i = 0; i < 64; i += 1) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (roundConstants[i] as number) + (w[i] as number)) | 0
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  ;[a, b, c, d, e, f, g, h].forEach((word, i) => {
    state[i] = (state[i] as number) + word
  })
}

/** The digest of bytes as 64 hex digits. */
export function sha256Hex(bytes: Uint8Array): string {
  const length = (((bytes.length + 8) >> 6) + 1) << 6
  const padded = new Uint8Array(length)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(length - 8, Math.floor(bytes.length / 0x20000000))
  view.setUint32(length - 4, bytes.length << 3)
  const state = Uint32Array.from(initialState)
  const words = new Uint32Array(64)
  for (let at = 0; at < length; at += 64) compress(state, view, at, words)
  return Array.from(state, word => word.toString(16).padStart(8, '0')).join('')
}
