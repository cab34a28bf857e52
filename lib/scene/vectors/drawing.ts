import { ellipsePath } from '@/lib/geometry/figures'
import type { FillRule, PathCommand, Rect } from '@/lib/geometry/path'
import { parseSvgPath } from '@/lib/geometry/svg-path'
import { colorOf } from '../html-style'
import { tokenizeHtml } from '../html-tokens'
import { type VectorSource, vectorSources } from './sources'

/** One outline of a drawing in its view box; `fill` is `null` where it takes the element's colour. */
export interface VectorPart {
  path: PathCommand[]
  fill: string | null
  fillRule: FillRule
}

export interface Drawing {
  viewBox: Rect
  parts: VectorPart[]
}

function partPath(tag: string, attributes: Map<string, string>): PathCommand[] | null {
  const number = (name: string) => Number(attributes.get(name) ?? 0)
  if (tag === 'path') {
    const parsed = parseSvgPath(attributes.get('d') ?? '')
    return parsed.ok ? parsed.path : null
  }
  if (tag !== 'circle' && tag !== 'ellipse') return null
  const rx = tag === 'circle' ? number('r') : number('rx')
  const ry = tag === 'circle' ? number('r') : number('ry')
  if (!(rx > 0 && ry > 0)) return null
  return ellipsePath({ left: number('cx') - rx, top: number('cy') - ry, width: 2 * rx, height: 2 * ry })
}

/** Reads the subset of SVG that drawings are kept in: `path`, `circle` and `ellipse` with `fill` and `fill-rule`. */
export function readDrawing(source: Pick<VectorSource, 'viewBox' | 'svg'>): Drawing {
  const [left = 0, top = 0, width = 1, height = 1] = source.viewBox.split(/\s+/).map(Number)
  const parts: VectorPart[] = []
  for (const token of tokenizeHtml(source.svg)) {
    if (token.kind !== 'open') continue
    const path = partPath(token.tag, token.attributes)
    if (!path) continue
    const fillRule = token.attributes.get('fill-rule') === 'evenodd' ? 'evenodd' : 'nonzero'
    parts.push({ path, fill: colorOf(token.attributes.get('fill') ?? ''), fillRule })
  }
  return { viewBox: { left, top, width, height }, parts }
}

const drawings = new Map<string, Drawing>()

/** A drawing by its name; `null` where the shop has none such. */
export function findDrawing(name: string): Drawing | null {
  const known = drawings.get(name)
  if (known) return known
  const source = vectorSources.find(v => v.name === name)
  if (!source) return null
  const drawing = readDrawing(source)
  drawings.set(name, drawing)
  return drawing
}
