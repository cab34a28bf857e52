/** The eight messages about signs (SIGN-7, SIGN-9). They are keys of `findings.sign` in the messages. */
export const signFindingCodes = [
  'value-in-mm-minimum',
  'value-in-mm-maximum',
  'value-in-mm2-minimum',
  'incompatible-value',
  'incompatible-value-only',
  'incompatible-finish',
  'incompatible-with-multi-plate',
  'common-finish-incompatible',
] as const
export type SignFindingCode = (typeof signFindingCodes)[number]

export const fixingOptionKeys = ['styles', 'badge-type', 'diameters', 'holes', 'customHoles'] as const
export type FixingOptionKey = (typeof fixingOptionKeys)[number]

/** Whose rule is broken. */
export type SignSubject =
  | 'material'
  | 'color'
  | 'mask'
  | 'finish'
  | 'fixing'
  | 'configSupport'
  | FixingOptionKey

/** What stands against it. */
export type SignReason =
  | 'unknown'
  | 'missing'
  | 'out-of-stock'
  | 'material'
  | 'shape'
  | 'thickness'
  | 'finish'
  | 'fixing'
  | 'form'
  | 'overlap'
  | 'outline-open'
  | 'outline-not-simple'
  | 'outline-outside'
  | 'large-format'
  | 'beyond-large-format'

/** One broken rule of a sign. */
export interface SignFinding {
  code: SignFindingCode
  subject: SignSubject
  /** Slug of the subject as the config names it. */
  name?: string
  /** The dimension that is judged. */
  axis?: 'width' | 'height' | 'surface' | 'thickness' | 'percent' | 'count'
  /** The bound: mm, mm² for a surface, % for a percentage. */
  figure?: number
  /** The bound itself is not allowed either. */
  exclusive?: true
  reason?: SignReason
  /** Slug of the counterpart: the material, shape, finish or fixing that stands against it. */
  with?: string
}

/** What normalising changed, and the finding that made it. */
export type SignChange = SignFinding & { from: unknown; to: unknown }

type BoundCode = 'value-in-mm-minimum' | 'value-in-mm-maximum' | 'value-in-mm2-minimum'
const isBound = (code: SignFindingCode): code is BoundCode => code.startsWith('value-in-')

/** Keeps one bound an axis and direction, the tightest (SIGN-8); the other findings stay. */
export function keepTightest(findings: SignFinding[]): SignFinding[] {
  if (findings.length < 2) return findings
  return findings.filter(finding => {
    if (!isBound(finding.code) || finding.axis === 'thickness') return true
    const rivals = findings.filter(other => other.code === finding.code && other.axis === finding.axis)
    return rivals.reduce(tighter) === finding
  })
}

/** The stricter of two bounds of one axis; of equal ones the first, unless only the second excludes the bound. */
function tighter(a: SignFinding, b: SignFinding): SignFinding {
  const [x, y] = [a.figure ?? 0, b.figure ?? 0]
  if (x === y) return b.exclusive && !a.exclusive ? b : a
  return (a.code === 'value-in-mm-maximum' ? y < x : y > x) ? b : a
}
