import { colorOf } from '@/lib/scene/html-style'
import type { SvgNode } from './tree'

/** What of an element's looks is read, handed down from the elements around it. */
export interface SvgStyle {
  fill: string | null
  stroke: string | null
  strokeWidth: number
  fillRule: 'nonzero' | 'evenodd'
  cap: 'butt' | 'round' | 'square'
  join: 'miter' | 'round' | 'bevel'
  opacity: number
  /** Not seen, but for what in it says otherwise. */
  hidden: boolean
  /** Not there, with all that is in it. */
  gone: boolean
}

export const initialStyle: SvgStyle = {
  fill: '#000000',
  stroke: null,
  strokeWidth: 1,
  fillRule: 'nonzero',
  cap: 'butt',
  join: 'miter',
  opacity: 1,
  hidden: false,
  gone: false,
}

type Declarations = Map<string, string>

/** Rules of the drawing's style sheets, by `.class`, `#id` or element. What is more than that is passed over. */
export type StyleSheet = Map<string, Declarations>

/** Characters of a value at most: longer ones are none of what is read, and each element that has the rule would read them again. */
const longestValue = 200

/** What a text declares of what is read; of all else nothing is kept, so that a rule is never long. */
function declarationsOf(text: string): Declarations {
  const found: Declarations = new Map()
  for (const part of text.split(';')) {
    const colon = part.indexOf(':')
    const name = colon > 0 ? part.slice(0, colon).trim().toLowerCase() : ''
    if (!readers.has(name)) continue
    const value = part.slice(colon + 1).trim()
    if (value.length <= longestValue) found.set(name, value)
  }
  return found
}

/** A style sheet without its comments; one that never ends is none. */
function withoutComments(css: string): string {
  let left = ''
  let from = 0
  for (let at = css.indexOf('/*'); at >= 0; at = css.indexOf('/*', from)) {
    const end = css.indexOf('*/', at + 2)
    if (end < 0) break
    left += css.slice(from, at)
    from = end + 2
  }
  return left + css.slice(from)
}

/** The rules of a style sheet, the innermost where they stand within others; from one brace to the next, each once. */
function* rulesOf(css: string): Generator<[selectors: string, body: string]> {
  const braces = /[{}]/g
  let from = 0
  let selectors: string | null = null
  for (const { 0: brace, index } of css.matchAll(braces)) {
    const text = css.slice(from, index)
    if (brace === '}' && selectors) yield [selectors, text]
    selectors = brace === '{' ? text : null
    from = index + 1
  }
}

/** Reads a style sheet. */
export function readSheet(css: string, into: StyleSheet): void {
  for (const [selectors, body] of rulesOf(withoutComments(css))) {
    const declarations = declarationsOf(body)
    for (const selector of selectors.split(',')) {
      const name = selector.trim()
      if (!/^[.#]?[\w-]+$/.test(name)) continue
      into.set(name, new Map([...(into.get(name) ?? []), ...declarations]))
    }
  }
}

/** Colours that fill by reference, by their id: the first colour of a gradient stands for it. */
export type Paints = Map<string, string>

function paintOf(value: string, paints: Paints, before: string | null): string | null {
  const text = value.trim().toLowerCase()
  if (text === 'none' || text === 'transparent') return null
  if (text === 'inherit') return before
  const reference = /^url\(["']?#([^"')]+)["']?\)/.exec(value.trim())
  if (reference) return paints.get(reference[1] ?? '') ?? '#000000'
  return colorOf(text) ?? before ?? '#000000'
}

const share = (value: string): number => {
  const number = Number.parseFloat(value) / (value.trim().endsWith('%') ? 100 : 1)
  return Number.isFinite(number) ? Math.min(1, Math.max(0, number)) : 1
}

const oneOf = <const T extends string>(value: string, choices: readonly T[], before: NoInfer<T>): T =>
  choices.find(choice => choice === value.trim().toLowerCase()) ?? before

type ReadStyle = (style: SvgStyle, value: string, paints: Paints) => Partial<SvgStyle>

const readers = new Map<string, ReadStyle>(
  Object.entries<ReadStyle>({
    fill: (style, value, paints) => ({ fill: paintOf(value, paints, style.fill) }),
    stroke: (style, value, paints) => ({ stroke: paintOf(value, paints, style.stroke) }),
    'stroke-width': (style, value) => {
      const width = Number.parseFloat(value)
      return { strokeWidth: width >= 0 ? width : style.strokeWidth }
    },
    'fill-rule': (style, value) => ({ fillRule: oneOf(value, ['nonzero', 'evenodd'], style.fillRule) }),
    'stroke-linecap': (style, value) => ({ cap: oneOf(value, ['butt', 'round', 'square'], style.cap) }),
    'stroke-linejoin': (style, value) => ({ join: oneOf(value, ['miter', 'round', 'bevel'], style.join) }),
    opacity: (style, value) => ({ opacity: style.opacity * share(value) }),
    'fill-opacity': (_, value) => (share(value) === 0 ? { fill: null } : {}),
    'stroke-opacity': (_, value) => (share(value) === 0 ? { stroke: null } : {}),
    display: (_, value) => (value.trim() === 'none' ? { gone: true } : {}),
    visibility: (_, value) => ({ hidden: value.trim() === 'hidden' || value.trim() === 'collapse' }),
  }),
)

/** Classes of an element that count: each brings its rule to each of its elements. */
const mostClasses = 50

/** How an element looks: its attributes, then the style sheet's rules, then its own style. */
export function styleOf(node: SvgNode, around: SvgStyle, sheet: StyleSheet, paints: Paints): SvgStyle {
  const classes = (node.attributes.get('class') ?? '').split(/\s+/, mostClasses).filter(Boolean)
  const names = [node.tag, ...new Set(classes.map(name => `.${name}`)), `#${node.attributes.get('id') ?? ''}`]
  const told: Declarations = new Map([
    ...node.attributes,
    ...names.flatMap(name => [...(sheet.get(name) ?? [])]),
    ...declarationsOf(node.attributes.get('style') ?? ''),
  ])
  let style = around
  for (const [property, read] of readers) {
    const value = told.get(property)
    if (value !== undefined) style = { ...style, ...read(style, value, paints) }
  }
  return style
}
