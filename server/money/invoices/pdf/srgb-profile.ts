import 'server-only'

/*
 * The profile of sRGB (IEC 61966-2-1) as an ICC file of version 2: what a document for archives must carry, so that its
 * colours mean something in fifty years. Written from the standard's figures, so that no third-party file is needed.
 */

const tag = (text: string): number[] => [...text].map(letter => letter.charCodeAt(0))
const u16 = (value: number): number[] => [(value >> 8) & 255, value & 255]
const u32 = (value: number): number[] => [...u16(Math.floor(value / 65536) & 65535), ...u16(value & 65535)]
/** A number with 16 bits behind the point; negative ones as two's complement. */
const fixed = (value: number): number[] => u32(Math.round(value * 65536) >>> 0)

const xyz = (x: number, y: number, z: number): number[] => [
  ...tag('XYZ '),
  ...u32(0),
  ...fixed(x),
  ...fixed(y),
  ...fixed(z),
]

/** The curve of sRGB in 1024 steps. */
function curve(): number[] {
  const steps = 1024
  const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
  const values = Array.from({ length: steps }, (_, index) => Math.round(linear(index / (steps - 1)) * 65535))
  return [...tag('curv'), ...u32(0), ...u32(steps), ...values.flatMap(u16)]
}

function description(text: string): number[] {
  const ascii = [...tag(text), 0]
  const noOtherScripts = [...u32(0), ...u32(0), ...u16(0), 0, ...Array.from({ length: 67 }, () => 0)]
  return [...tag('desc'), ...u32(0), ...u32(ascii.length), ...ascii, ...noOtherScripts]
}

const copyright = (text: string): number[] => [...tag('text'), ...u32(0), ...tag(text), 0]

/** White of D50, to which the standard's primaries are adapted. */
const white = [0.9642, 1, 0.8249] as const

const tags: readonly (readonly [string, number[]])[] = [
  ['desc', description('sRGB IEC61966-2.1')],
  ['cprt', copyright('No copyright')],
  ['wtpt', xyz(...white)],
  ['rXYZ', xyz(0.43607, 0.22249, 0.01392)],
  ['gXYZ', xyz(0.38515, 0.71687, 0.09708)],
  ['bXYZ', xyz(0.14307, 0.06061, 0.7141)],
]

const padded = (bytes: readonly number[]): number[] => [
  ...bytes,
  ...Array.from({ length: (4 - (bytes.length % 4)) % 4 }, () => 0),
]

function header(size: number): number[] {
  return [
    ...u32(size),
    ...u32(0),
    ...u32(0x02100000),
    ...tag('mntrRGB XYZ '),
    // When it was made: a fixed day, so that its bytes are always the same.
    ...[2026, 1, 1, 0, 0, 0].flatMap(u16),
    ...tag('acsp'),
    ...Array.from({ length: 28 }, () => 0),
    ...white.flatMap(fixed),
    ...Array.from({ length: 48 }, () => 0),
  ]
}

/** The bytes of the profile, always the same. */
export function srgbProfile(): Uint8Array {
  const curveTags = ['rTRC', 'gTRC', 'bTRC']
  const count = tags.length + curveTags.length
  let offset = 128 + 4 + count * 12
  const table: number[] = []
  const data: number[] = []
  for (const [name, bytes] of tags) {
    table.push(...tag(name), ...u32(offset), ...u32(bytes.length))
    data.push(...padded(bytes))
    offset += padded(bytes).length
  }
  // The three colours share one curve.
  const shared = curve()
  for (const name of curveTags) table.push(...tag(name), ...u32(offset), ...u32(shared.length))
  data.push(...padded(shared))
  return Uint8Array.from([...header(offset + padded(shared).length), ...u32(count), ...table, ...data])
}
