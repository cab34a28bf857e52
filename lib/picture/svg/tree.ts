import { readHtml } from '@/lib/scene/html-tokens'
import { pictureLimits } from '../limits'

/** An element of an SVG: its name and its attributes' names in lower case. */
export interface SvgNode {
  tag: string
  attributes: Map<string, string>
  children: SvgNode[]
  /** The text right inside it. */
  text: string
}

/** Elements within elements: no drawing nests deeper. */
const deepest = 100

const fresh = (tag: string, attributes = new Map<string, string>()): SvgNode => ({
  tag,
  attributes,
  children: [],
  text: '',
})

/** Whether a text has more elements than are read: each has at least one of these signs. */
function hasTooMany(text: string): boolean {
  let count = 0
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at + 1)) {
    count += 1
    if (count > 2 * pictureLimits.svgElements + 100) return true
  }
  return false
}

/**
 * The elements of an SVG. Comments, instructions and document types are passed over, entities of its own are not read.
 * @returns the outermost element's parent; `too-large` where there are too many of them, counted before anything is read
 */
export function readTree(text: string): SvgNode | 'too-large' {
  if (hasTooMany(text)) return 'too-large'
  const root = fresh('')
  const open = [root]
  let attributes = 0
  for (const token of readHtml(text.replaceAll('<![CDATA[', '').replaceAll(']]>', ''))) {
    const parent = open[open.length - 1] ?? root
    if (token.kind === 'text') parent.text += token.text
    if (token.kind === 'open') {
      attributes += token.attributes.size
      if (token.attributes.size > pictureLimits.svgAttributesEach || attributes > pictureLimits.svgAttributes)
        return 'too-large'
      const node = fresh(token.tag.replace(/^svg:/, ''), token.attributes)
      parent.children.push(node)
      if (!token.selfClosing && open.length < deepest) open.push(node)
    }
    if (token.kind === 'close') {
      const tag = token.tag.replace(/^svg:/, '')
      const at = open.findLastIndex(node => node.tag === tag)
      if (at > 0) open.length = at
    }
  }
  return root
}
