import { compile, type Options } from 'css-select'
import parseCss, { type CssNode } from 'css-tree/parser'
import { parse as parseSelector, type Selector, SelectorType } from 'css-what'
import { pictureLimits } from '../limits'
import { elementsIn, type SvgNode, textIn } from './tree'

/** What a rule or an element's own style says of one property. */
export interface Declaration {
  property: string
  value: string
  important: boolean
}

interface Rule {
  matches: (node: SvgNode) => boolean
  /** Ids, classes and the like, names of elements. */
  weight: readonly [number, number, number]
  order: number
  declarations: readonly Declaration[]
}

/** Characters of a value at most: apart from outlines, nothing that is drawn has longer ones. */
const longestValue = 2_000

const isKept = ({ property, value }: Declaration): boolean =>
  value.length <= (property === 'd' ? pictureLimits.svgOutlines : longestValue)

/** Old names of some properties, which browsers still accept. */
const older = /^-webkit-(?=(?:clip-path|filter|mask|transform|transform-origin|opacity)$)/

/** A custom property keeps its case; all others ignore it. */
const nameOf = (property: string): string =>
  property.startsWith('--') ? property : property.toLowerCase().replace(older, '')

function declarationsIn(nodes: Iterable<CssNode>): Declaration[] {
  return [...nodes]
    .flatMap(node => {
      if (node.type !== 'Declaration') return []
      const { property, value, important } = node
      return [{ property: nameOf(property), value: value.value.trim(), important: important !== false }]
    })
    .filter(isKept)
}

const unread = { parseValue: false, parseRulePrelude: false, parseAtrulePrelude: false } as const

/** What an attribute `style` says. */
export const inlineStyle = (style: string): Declaration[] =>
  declarationsIn(parseCss(style, { ...unread, context: 'declarationList' }).children ?? [])

const options: Options<SvgNode | string, SvgNode> = {
  xmlMode: true,
  adapter: {
    isTag: (node): node is SvgNode => typeof node !== 'string',
    getAttributeValue: (node, name) => node.attributes.get(name),
    getChildren: node => (typeof node === 'string' ? [] : node.children),
    getName: node => node.tag,
    getParent: node => (typeof node === 'string' ? null : node.parent),
    getSiblings: node => (typeof node === 'string' ? [] : (node.parent?.children ?? [node])),
    getText: node => (typeof node === 'string' ? node : textIn(node)),
    hasAttrib: (node, name) => node.attributes.has(name),
    removeSubsets: nodes => nodes,
  },
}

const sum = (weights: readonly (readonly [number, number, number])[]): [number, number, number] =>
  weights.reduce<[number, number, number]>(([a, b, c], [d, e, f]) => [a + d, b + e, c + f], [0, 0, 0])

const heavier = (a: readonly number[], b: readonly number[]): number =>
  (a[0] ?? 0) - (b[0] ?? 0) || (a[1] ?? 0) - (b[1] ?? 0) || (a[2] ?? 0) - (b[2] ?? 0)

/** How much one part of a selector weighs against others (Selectors 4, "Calculating specificity"). */
function weightOfPart(part: Selector): [number, number, number] {
  if (part.type === SelectorType.Attribute)
    return part.name === 'id' && part.action === 'equals' ? [1, 0, 0] : [0, 1, 0]
  if (part.type === SelectorType.Tag) return [0, 0, 1]
  if (part.type !== SelectorType.Pseudo || part.name === 'where') return [0, 0, 0]
  if (!Array.isArray(part.data)) return [0, 1, 0]
  return part.data.map(weightOf).sort(heavier).at(-1) ?? [0, 0, 0]
}

const weightOf = (selector: readonly Selector[]): [number, number, number] => sum(selector.map(weightOfPart))

/** Selectors whose work is more than a look at an element and at those around it. */
const isDear = (selector: readonly Selector[]): boolean =>
  selector.some(
    part =>
      part.type === SelectorType.Sibling ||
      part.type === SelectorType.Adjacent ||
      (part.type === SelectorType.Pseudo &&
        (part.name.startsWith('nth') || part.name.endsWith('-of-type') || part.name.endsWith('child'))) ||
      (part.type === SelectorType.Pseudo && Array.isArray(part.data) && part.data.some(isDear)),
  )

const isUnknown = (selector: readonly Selector[]): boolean =>
  selector.some(
    part =>
      part.type === SelectorType.PseudoElement ||
      (part.type === SelectorType.Pseudo &&
        (part.name === 'has' || part.name === 'contains' || part.name === 'icontains')),
  )

/** What an element must have for a selector's last part to be able to match: an id, a class or a name; empty where any may. */
function keyOf(selector: readonly Selector[]): string {
  let key = ''
  for (const part of selector.toReversed()) {
    if (part.type === SelectorType.Attribute && part.action === 'equals' && part.name === 'id')
      return `#${part.value}`
    if (part.type === SelectorType.Attribute && part.action === 'element' && part.name === 'class')
      key = `.${part.value}`
    if (part.type === SelectorType.Tag && key === '') key = part.name
    if (
      part.type !== SelectorType.Attribute &&
      part.type !== SelectorType.Tag &&
      part.type !== SelectorType.Pseudo
    )
      break
  }
  return key
}

/** A text of CSS without its comments. */
function withoutComments(css: string): string {
  let left = ''
  let from = 0
  for (let at = css.indexOf('/*'); at >= 0; at = css.indexOf('/*', from)) {
    const end = css.indexOf('*/', at + 2)
    left += css.slice(from, at)
    if (end < 0) return left
    from = end + 2
  }
  return left + css.slice(from)
}

/** Selectors of a rule within another: each of them is about what the outer one finds. */
function nested(selectors: string, around: string): string {
  if (around === '') return selectors
  const outer = `:is(${around})`
  return topLevel(selectors)
    .map(one => (one.includes('&') ? one.replaceAll('&', outer) : `${outer} ${one}`))
    .join(',')
}

/** The parts of a list of selectors, by the commas that stand in no bracket. */
function topLevel(list: string): string[] {
  const parts: string[] = []
  let [open, from] = [0, 0]
  for (let at = 0; at < list.length; at += 1) {
    const sign = list[at]
    if (sign === '(' || sign === '[') open += 1
    if (sign === ')' || sign === ']') open -= 1
    if (sign !== ',' || open > 0) continue
    parts.push(list.slice(from, at))
    from = at + 1
  }
  parts.push(list.slice(from))
  return parts
}

/** Media queries that match a picture on a screen. */
const isShown = (media: string): boolean =>
  media.trim() === '' || media.split(',').some(one => /^\s*(?:only\s+)?(?:all|screen)\b(?!\s+and)/i.test(one))

/** Classes of an element that count: each brings its rules to each of its elements. */
const mostClasses = 50

/** Rules within rules of a sheet that are read. */
const deepest = 20

/** The rules of a drawing's style sheets, by what an element must have for each. */
export class StyleSheet {
  private readonly rules = new Map<string, Rule[]>()
  private order = 0
  /** Looks at elements that matching may take, in all. */
  private work = pictureLimits.svgMatches
  tooLarge = false

  /**
   * @param elements of the drawing
   * @param widest how many of them stand side by side at most: a look at those around an element may pass them all
   */
  constructor(
    private readonly elements: number,
    private readonly widest: number,
  ) {}

  /** Reads a sheet; what is no CSS in it is passed over, as browsers do. */
  read(css: string): void {
    this.take(parseCss(css, unread).children ?? [], 0, '')
  }

  /** @param around the selectors of the rule in which these stand; empty at the top of a sheet */
  private take(nodes: Iterable<CssNode>, depth: number, around: string): void {
    for (const node of nodes) {
      if (depth > deepest || this.tooLarge) return
      if (node.type === 'Rule') {
        const selectors = nested(withoutComments(node.prelude.value), around)
        if (selectors.length > longestValue) continue
        this.add(selectors, declarationsIn(node.block.children))
        this.take(node.block.children, depth + 1, selectors)
      }
      // What stands behind the first rule within a rule is left to the caller.
      if (node.type === 'Raw' && around !== '')
        this.take(parseCss(node.value, unread).children ?? [], depth + 1, around)
      if (node.type !== 'Atrule' || !node.block) continue
      const isRead =
        node.name === 'media'
          ? isShown(node.prelude?.value ?? '')
          : node.name === 'layer' || node.name === 'supports'
      if (isRead) this.take(node.block.children, depth + 1, around)
    }
  }

  private add(selectors: string, declarations: readonly Declaration[]): void {
    if (declarations.length === 0) return
    let parsed: Selector[][]
    try {
      parsed = parseSelector(selectors)
    } catch {
      // A rule whose selector cannot be read is ignored.
      return
    }
    for (const selector of parsed) {
      if (isUnknown(selector)) continue
      const key = keyOf(selector)
      this.work -= 1 + (key === '' ? this.elements : 0) + (isDear(selector) ? this.elements * this.widest : 0)
      if (this.work < 0) this.tooLarge = true
      if (this.tooLarge) return
      this.order += 1
      const rule = {
        matches: compile([selector], options),
        weight: weightOf(selector),
        order: this.order,
        declarations,
      }
      const same = this.rules.get(key)
      if (same) same.push(rule)
      else this.rules.set(key, [rule])
    }
  }

  /** What the rules that match an element say, the weightiest last. */
  declarationsFor(node: SvgNode): readonly Declaration[] {
    if (this.rules.size === 0) return []
    const classes = new Set((node.attributes.get('class') ?? '').split(/\s+/, mostClasses))
    const keys = [
      '',
      node.tag,
      `#${node.attributes.get('id') ?? ''}`,
      ...[...classes].map(name => `.${name}`),
    ]
    const candidates = keys.flatMap(key => this.rules.get(key) ?? [])
    this.work -= candidates.length
    if (this.work < 0) this.tooLarge = true
    if (this.tooLarge) return []
    return candidates
      .filter(rule => rule.matches(node))
      .sort((a, b) => heavier(a.weight, b.weight) || a.order - b.order)
      .flatMap(rule => rule.declarations)
  }
}

/** How many elements there are, and how many side by side at most. */
function countOf(node: SvgNode): [elements: number, widest: number] {
  const children = elementsIn(node).map(countOf)
  return [
    children.reduce((all, [elements]) => all + elements, 1),
    children.reduce((most, [, widest]) => Math.max(most, widest), node.children.length),
  ]
}

/** All style sheets of a drawing. */
export function sheetOf(svg: SvgNode): StyleSheet {
  const sheet = new StyleSheet(...countOf(svg))
  let signs = 0
  const walk = (node: SvgNode): void => {
    if (node.tag === 'style' && /^(?:\s*|text\/css)$/i.test(node.attributes.get('type') ?? '')) {
      const css = textIn(node)
      signs += css.length
      if (signs > pictureLimits.svgStyle) sheet.tooLarge = true
      else if (isShown(node.attributes.get('media') ?? '')) sheet.read(css)
    }
    for (const child of elementsIn(node)) walk(child)
  }
  walk(svg)
  return sheet
}
