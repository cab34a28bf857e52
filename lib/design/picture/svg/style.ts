import { converter, interpolate } from 'culori'
import { type Declaration, inlineStyle, type StyleSheet } from './sheet'
import { lengthOf } from './transform'
import type { SvgNode } from './tree'

/** Looks that an attribute can give as a style sheet does ("presentation attributes" of SVG 2). */
const attributes = new Set(
  (
    'alignment-baseline baseline-shift clip-path clip-rule color color-interpolation color-interpolation-filters ' +
    'direction display dominant-baseline fill fill-opacity fill-rule filter flood-color flood-opacity font-family ' +
    'font-size font-stretch font-style font-variant font-weight image-rendering letter-spacing lighting-color ' +
    'marker-end marker-mid marker-start mask mask-type opacity overflow paint-order shape-rendering stop-color ' +
    'stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit ' +
    'stroke-opacity stroke-width text-anchor text-decoration text-rendering transform transform-origin vector-effect ' +
    'visibility word-spacing writing-mode'
  ).split(' '),
)

/** Looks that style sheets alone give. */
const styled = new Set(
  'marker mix-blend-mode isolation transform-box font-kerning background background-color'.split(' '),
)

/** Measures of figures, which a style sheet may give too. */
const measures = new Set(['x', 'y', 'cx', 'cy', 'r', 'rx', 'ry', 'width', 'height'])

const colours = new Set(['color', 'fill', 'stroke', 'stop-color', 'flood-color', 'lighting-color'])
const shares = new Set(['opacity', 'fill-opacity', 'stroke-opacity', 'stop-opacity', 'flood-opacity'])
const references = new Set(['clip-path', 'mask', 'filter', 'marker-start', 'marker-mid', 'marker-end'])

/** The name of the element with an id; `undefined` where the drawing has no such element. */
export type TagOf = (id: string) => string | undefined

/** The initial values, for a style that resets a property. */
const initial: Record<string, string> = {
  color: '#000000',
  fill: '#000000',
  stroke: 'none',
  'stop-color': '#000000',
  'flood-color': '#000000',
  'lighting-color': '#ffffff',
  opacity: '1',
  'fill-opacity': '1',
  'stroke-opacity': '1',
  'stop-opacity': '1',
  'stroke-width': '1',
  'stroke-dasharray': 'none',
  'stroke-dashoffset': '0',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  'stroke-miterlimit': '4',
  'fill-rule': 'nonzero',
  'clip-rule': 'nonzero',
  display: 'inline',
  visibility: 'visible',
  transform: 'none',
  'clip-path': 'none',
  mask: 'none',
  filter: 'none',
}

/** Looks that an element does not take from those around it. */
const ownAlone = new Set([
  ...references,
  'opacity',
  'stop-color',
  'stop-opacity',
  'flood-color',
  'flood-opacity',
  'lighting-color',
  'display',
  'overflow',
  'transform',
  'transform-origin',
  'vector-effect',
  'mix-blend-mode',
  'isolation',
])

const toRgb = converter('rgb')
const eighth = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 255)

/** Spaces in which colours are mixed, by their names in CSS. */
const spaces: Record<string, 'rgb' | 'lrgb' | 'lab' | 'oklab' | 'xyz65'> = {
  srgb: 'rgb',
  'srgb-linear': 'lrgb',
  lab: 'lab',
  oklab: 'oklab',
  xyz: 'xyz65',
}
const mix =
  /^color-mix\(\s{0,9}in\s{1,9}([\w-]{1,20})\s{0,9},([^,]{1,60}|[^,()]{0,20}\([^()]{1,60}\)[^,]{0,20}),(.{1,100})\)$/

/** A colour of a mixture with its share of it, if it says one. */
function partOf(text: string): { colour: string; share: number | null } {
  const share = /(?:^|\s)([\d.]{1,20})%(?=\s|$)/.exec(text)
  return { colour: text.replace(share?.[0] ?? '', '').trim(), share: share ? Number(share[1]) / 100 : null }
}

/** Two colours as one, as `color-mix` of CSS says it; `undefined` for anything else, or for a space with hue angles. */
function mixed(value: string) {
  const [, space = '', one = '', other = ''] = mix.exec(value) ?? []
  const mode = spaces[space]
  const [first, second] = [partOf(one.trim()), partOf(other.trim())]
  const [from, to] = [toRgb(first.colour), toRgb(second.colour)]
  if (!mode || !from || !to) return undefined
  const part = second.share ?? 1 - (first.share ?? 0.5)
  const whole = (first.share ?? 1 - part) + part
  return toRgb(interpolate([from, to], mode)(whole > 0 ? part / whole : 0.5))
}

/** A colour in the one form that every reader of SVG knows; `null` for anything else. */
export function colourOf(text: string): string | null {
  const value = text.toLowerCase()
  if (value === 'currentcolor') return 'currentColor'
  const colour = value.startsWith('color-mix(') ? mixed(value) : toRgb(value)
  if (!colour) return null
  const parts = [colour.r, colour.g, colour.b].map(eighth)
  const { alpha = 1 } = colour
  if (alpha < 1) return `rgba(${parts.join(',')},${Math.round(alpha * 10_000) / 10_000})`
  return `#${parts.map(part => part.toString(16).padStart(2, '0')).join('')}`
}

/** What a value refers to within the drawing, and what stands behind it. */
export function referenceIn(value: string): { id: string; otherwise: string } | null {
  const found =
    /^url\(\s{0,9}(?:"#([^"]{1,200})"|'#([^']{1,200})'|#([^"')\s]{1,200}))\s{0,9}\)(.{0,200})$/is.exec(value)
  const id = found?.[1] ?? found?.[2] ?? found?.[3]
  return found && id !== undefined ? { id, otherwise: (found[4] ?? '').trim() } : null
}

/** Elements that a property can refer to; a browser ignores any other element with the id. */
const kindsOf: Record<string, RegExp> & { paint: RegExp } = {
  paint: /^(?:linearGradient|radialGradient|pattern)$/,
  'clip-path': /^clipPath$/,
  mask: /^mask$/,
  filter: /^filter$/,
  marker: /^marker$/,
}

/** A colour, none, or what fills by reference: itself where the drawing has it, else what stands behind. */
function paintOf(value: string, tagOf: TagOf): string | null {
  const reference = referenceIn(value)
  if (reference && kindsOf.paint.test(tagOf(reference.id) ?? '')) return `url(#${reference.id})`
  if (reference) return reference.otherwise === '' ? 'none' : paintOf(reference.otherwise, tagOf)
  if (/^url\(/i.test(value)) return 'none'
  const lower = value.toLowerCase()
  if (lower === 'none' || lower === 'context-fill' || lower === 'context-stroke') return lower
  return colourOf(value)
}

function shareOf(value: string): string | null {
  const number = Number.parseFloat(value) / (value.endsWith('%') ? 100 : 1)
  return Number.isFinite(number) ? String(Math.min(1, Math.max(0, number))) : null
}

/** Values that cannot be read are ignored, so that the declaration before them counts. */
function readValue(property: string, text: string, tagOf: TagOf): string | null {
  const value = text.trim()
  const lower = value.toLowerCase()
  if (value === '') return null
  if (lower === 'inherit') return lower
  if (lower === 'initial' || lower === 'revert' || lower === 'unset') {
    if (lower === 'unset' && !ownAlone.has(property)) return 'inherit'
    return initial[property] ?? null
  }
  if (colours.has(property)) return paintOf(value, tagOf)
  // Only the colour of a background is read: a picture would stand in another file.
  if (property.startsWith('background')) return colourOf(value)
  if (shares.has(property)) return shareOf(value)
  if (references.has(property)) {
    const reference = referenceIn(value)
    if (reference) {
      const kind = kindsOf[property.startsWith('marker') ? 'marker' : property]
      return kind?.test(tagOf(reference.id) ?? '') ? `url(#${reference.id})` : 'none'
    }
    // What stands in another file is never requested.
    return /url\(/.test(lower) ? 'none' : lower
  }
  if (/url\(/.test(lower)) return null
  if (measures.has(property) && lower === 'auto') return lower
  if (measures.has(property) || property === 'stroke-width' || property === 'stroke-dashoffset')
    return lengthOf(value, 1) === null && !/^[-+\d.]+e[mx]$/.test(lower) ? null : lower
  if (property === 'd') return /^path\(\s*["']([^"']*)["']\s*\)$/i.exec(value)?.[1] ?? null
  if (property === 'font-family') return value
  // SVG's own value, older than that of style sheets.
  if (property === 'image-rendering')
    return /^(?:pixelated|crisp-edges|optimizespeed)$/.test(lower) ? 'optimizeSpeed' : lower
  return lower
}

/** Names within values of other names: no drawing nests them deeper. */
const deepestVariable = 10
const longestValue = 2_000

/** A value with what its variables stand for; `null` where one has nothing. */
export function withVariables(
  value: string,
  variables: ReadonlyMap<string, string>,
  depth = 0,
): string | null {
  const at = value.search(/var\(/i)
  if (at < 0) return value
  if (depth > deepestVariable || value.length > longestValue) return null
  let open = 1
  let end = at + 4
  for (; end < value.length && open > 0; end += 1) {
    if (value[end] === '(') open += 1
    if (value[end] === ')') open -= 1
  }
  const inner = value.slice(at + 4, end - 1)
  const comma = inner.indexOf(',')
  const name = (comma < 0 ? inner : inner.slice(0, comma)).trim()
  const put = variables.get(name) ?? (comma < 0 ? null : inner.slice(comma + 1).trim())
  if (put === null) return null
  return withVariables(value.slice(0, at) + put + value.slice(end), variables, depth + 1)
}

/** How an element looks by all its declarations; what it inherits is left to the renderer. */
export interface Looks {
  values: ReadonlyMap<string, string>
  /** Custom properties of its own style and of the elements around it. */
  variables: ReadonlyMap<string, string>
}

/** All declarations for an element, the weightiest last. */
function declarationsOf(node: SvgNode, sheet: StyleSheet): Declaration[] {
  const given: Declaration[] = []
  for (const [property, value] of node.attributes)
    if (attributes.has(property)) given.push({ property, value, important: false })
  const style = node.attributes.get('style')
  const allDeclarations = [...sheet.declarationsFor(node), ...(style === undefined ? [] : inlineStyle(style))]
  if (allDeclarations.length === 0) return given
  const isImportant = ({ important }: Declaration) => important
  return [
    ...given,
    ...allDeclarations.filter(one => !isImportant(one)),
    ...allDeclarations.filter(isImportant),
  ]
}

/** For the many elements without looks of their own. */
const noValues: ReadonlyMap<string, string> = new Map()

const isRead = (property: string): boolean =>
  attributes.has(property) || styled.has(property) || measures.has(property) || property === 'd'

/**
 * How an element looks: its attributes, then the rules of style sheets by their weight, then its own style, then what is
 * important of them.
 * @param tagOf what the drawing has under an id
 */
export function looksOf(
  node: SvgNode,
  sheet: StyleSheet,
  around: ReadonlyMap<string, string>,
  tagOf: TagOf,
): Looks {
  const declarations = declarationsOf(node, sheet)
  if (declarations.length === 0) return { values: noValues, variables: around }
  const own = declarations.filter(({ property }) => property.startsWith('--'))
  const variables =
    own.length === 0
      ? around
      : new Map([...around, ...own.map(({ property, value }) => [property, value] as const)])
  const values = new Map<string, string>()
  for (const { property, value } of declarations) {
    if (!isRead(property)) continue
    const whole = withVariables(value, variables)
    const read = whole === null ? (initial[property] ?? null) : readValue(property, whole, tagOf)
    if (read === null) continue
    if (property !== 'marker') values.set(property, read)
    else for (const place of ['start', 'mid', 'end']) values.set(`marker-${place}`, read)
  }
  return { values, variables }
}
