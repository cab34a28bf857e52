/** A value while it is worked out: a plain number, or a length in user units. */
interface Term {
  value: number
  isLength: boolean
}

/** Signs of a calculation at most, and brackets within brackets: no program writes more. */
const longest = 500
const deepest = 20

const token =
  /\s*(?:([-+]?(?:\d{1,40}\.?\d{0,40}|\.\d{1,40})(?:e[-+]?\d{1,3})?(?:[a-z]{1,4}|%)?)|([-+*/(),])|(calc|min|max|clamp)(?=\())/iy

/** The figures, signs and names of a calculation; `null` where there is anything else in it. */
function tokensOf(text: string): string[] | null {
  const tokens: string[] = []
  let at = 0
  while (at < text.length) {
    token.lastIndex = at
    const found = token.exec(text)
    if (!found) return text.slice(at).trim() === '' ? tokens : null
    at = token.lastIndex
    const [, figure = '', sign, name] = found
    const before = tokens.at(-1) ?? ''
    // After a figure or a bracket a sign adds; it is no part of the next figure.
    if (/^[-+]/.test(figure) && /[\w%.)]$/.test(before)) tokens.push(figure.charAt(0), figure.slice(1))
    else tokens.push((sign ?? name ?? figure).toLowerCase())
  }
  return tokens
}

const ofList: Record<string, (values: number[]) => number> = {
  min: values => Math.min(...values),
  max: values => Math.max(...values),
  clamp: ([least = 0, value = 0, most = 0]) => Math.max(least, Math.min(value, most)),
}

/** Works out one calculation from the left to the right. */
class Calculation {
  private at = 0
  private depth = 0

  constructor(
    private readonly tokens: readonly string[],
    private readonly lengthOf: (figure: string) => number | null,
  ) {}

  whole(): Term | null {
    const term = this.factor()
    return this.at === this.tokens.length ? term : null
  }

  private takes(sign: string): boolean {
    if (this.tokens[this.at] !== sign) return false
    this.at += 1
    return true
  }

  private sum(): Term | null {
    let left = this.product()
    for (
      let sign = this.tokens[this.at];
      left && (sign === '+' || sign === '-');
      sign = this.tokens[this.at]
    ) {
      this.at += 1
      const right = this.product()
      if (!right || right.isLength !== left.isLength) return null
      left = { ...left, value: left.value + (sign === '+' ? right.value : -right.value) }
    }
    return left
  }

  private product(): Term | null {
    let left = this.factor()
    for (
      let sign = this.tokens[this.at];
      left && (sign === '*' || sign === '/');
      sign = this.tokens[this.at]
    ) {
      this.at += 1
      const right = this.factor()
      if (!right || (right.isLength && (left.isLength || sign === '/'))) return null
      left = {
        value: sign === '*' ? left.value * right.value : left.value / right.value,
        isLength: left.isLength || right.isLength,
      }
    }
    return left
  }

  private factor(): Term | null {
    const first = this.tokens[this.at] ?? ''
    if (first !== '(' && first !== 'calc' && !(first in ofList)) {
      this.at += 1
      const value = this.lengthOf(first)
      return value === null ? null : { value, isLength: /[a-z%]$/.test(first) }
    }
    this.depth += 1
    if (first !== '(') this.at += 1
    const terms = this.takes('(') && this.depth <= deepest ? this.list() : []
    this.depth -= 1
    const [term] = terms
    if (!term || !this.takes(')') || terms.some(({ isLength }) => isLength !== term.isLength)) return null
    const make = ofList[first]
    if (!make) return terms.length === 1 ? term : null
    return { ...term, value: make(terms.map(({ value }) => value)) }
  }

  private list(): Term[] {
    const terms: Term[] = []
    do {
      const term = this.sum()
      if (!term) return []
      terms.push(term)
    } while (this.takes(','))
    return terms
  }
}

/** Whether a length is one that is to be worked out. */
export const isCalculated = (text: string): boolean => /^\s{0,9}(?:calc|min|max|clamp)\(/i.test(text)

/**
 * What a calculation of CSS comes to, in user units: `calc(50% - 4px)`, `min(…)`, `max(…)`, `clamp(…)`. `null` where it
 * cannot be calculated.
 * @param lengthOf what a figure with its unit is
 */
export function calculated(text: string, lengthOf: (figure: string) => number | null): number | null {
  const tokens = text.length > longest ? null : tokensOf(text)
  const term = tokens && new Calculation(tokens, lengthOf).whole()
  return term && Number.isFinite(term.value) ? term.value : null
}
