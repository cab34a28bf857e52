import { SaxesParser, type SaxesTagNS } from 'saxes'
import { pictureLimits } from '../limits'
import { entitiesOf } from './entities'

/** An element of an SVG: its name and its attributes as they are written, without their prefixes. */
export interface SvgNode {
  tag: string
  attributes: Map<string, string>
  /** Elements and texts, in their order. */
  children: (SvgNode | string)[]
  parent: SvgNode | null
}

/** An SVG as it was read. `damaged`: a program that is strict with XML does not open it. */
export interface SvgTree {
  svg: SvgNode
  damaged: boolean
}

/** Elements within elements: no drawing nests deeper, and what reads the tree is recursive. */
const deepest = 200
/** The same with what is no part of the drawing: the parser looks up names of each in all around it. */
const deepestForeign = 1000

/** Thrown to stop reading a file that holds too much. */
class TooLarge extends Error {}

const namespace = 'http://www.w3.org/2000/svg'
const xlink = 'http://www.w3.org/1999/xlink'

/** Whether a text has more elements than are read: each has at least one of these signs. */
function hasTooMany(text: string): boolean {
  let count = 0
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at + 1)) {
    count += 1
    if (count > 2 * pictureLimits.svgElements + 100) return true
  }
  return false
}

/** The attributes that mean something to SVG. A file from before SVG 2 refers by another namespace, with any prefix. */
function attributesOf(tag: SaxesTagNS): Map<string, string> {
  const attributes = new Map<string, string>()
  for (const { local, prefix, uri, value } of Object.values(tag.attributes)) {
    if (prefix === '') attributes.set(local, value)
    else if (uri === xlink && local === 'href' && !attributes.has('href')) attributes.set('href', value)
    else if (prefix === 'xml' && local === 'space') attributes.set('xml:space', value)
  }
  return attributes
}

/** Builds the tree from the parser's events, and stops where it becomes too large. */
class Builder {
  root: SvgNode | null = null
  tooLarge = false
  private open: SvgNode | null = null
  private depth = 0
  /** Elements around the present place that are no part of a drawing: editors' own, and what is in them. */
  private foreign = 0
  private attributes = 0
  /** The namespace of the drawing; empty in a file that names none. */
  private uri = namespace

  start(tag: SaxesTagNS): void {
    this.depth += 1
    this.count(tag)
    if (this.tooLarge) throw new TooLarge()
    if (this.root === null && tag.local === 'svg' && tag.uri === '') this.uri = ''
    if (this.foreign > 0 || tag.uri !== this.uri) {
      this.foreign += 1
      return
    }
    const node: SvgNode = { tag: tag.local, attributes: attributesOf(tag), children: [], parent: this.open }
    this.open?.children.push(node)
    this.root ??= node
    this.open = node
  }

  private count(tag: SaxesTagNS): void {
    const each = Object.keys(tag.attributes).length
    this.attributes += each
    if (each > pictureLimits.svgAttributesEach || this.attributes > pictureLimits.svgAttributes)
      this.tooLarge = true
    const isOwn = this.foreign === 0 && tag.uri === this.uri
    if (this.depth > (isOwn ? deepest : deepestForeign)) this.tooLarge = true
  }

  end(): void {
    this.depth -= 1
    if (this.foreign > 0) this.foreign -= 1
    else this.open = this.open?.parent ?? null
  }

  text(text: string): void {
    if (this.foreign === 0) this.open?.children.push(text)
  }
}

/**
 * The elements of an SVG, by the namespace and not by a prefix; comments, instructions and other programs' elements are
 * passed over. A file that is cut short or not well-formed is read as far as it goes.
 */
export function readTree(text: string): SvgTree | 'too-large' | 'unreadable' {
  if (hasTooMany(text)) return 'too-large'
  const parser = new SaxesParser({ xmlns: true, position: false })
  const builder = new Builder()
  let damaged = false
  parser.on('error', () => {
    damaged = true
  })
  parser.on('doctype', type => {
    const entities = entitiesOf(type, text)
    if (entities === 'too-large') builder.tooLarge = true
    else Object.assign(parser.ENTITIES, entities)
  })
  parser.on('opentag', tag => builder.start(tag))
  parser.on('closetag', () => builder.end())
  parser.on('text', part => builder.text(part))
  parser.on('cdata', part => builder.text(part))
  try {
    parser.write(text).close()
  } catch (error) {
    if (!(error instanceof TooLarge)) damaged = true
  }
  if (builder.tooLarge) return 'too-large'
  const svg = builder.root
  return svg?.tag === 'svg' ? { svg, damaged } : 'unreadable'
}

/** Elements whose text is drawn. */
export const textElements: ReadonlySet<string> = new Set(['text', 'tspan', 'textPath', 'a', 'tref'])

/** The text within an element, at any depth. */
export function textIn(node: SvgNode): string {
  return node.children.map(child => (typeof child === 'string' ? child : textIn(child))).join('')
}

/** The elements within an element. */
export const elementsIn = (node: SvgNode): SvgNode[] =>
  node.children.filter((child): child is SvgNode => typeof child !== 'string')
