import type { Rect } from '@/lib/design/geometry/path'
import type { Size } from '@/lib/ground/common'
import { pictureLimits } from '../../limits'
import { Clips, clipReference, usedGround } from './clip'
import { extentOf } from './extent'
import { type Clip, type Drawn, type Figure, type FigureDrawing, type FigureGroup, isLayer } from './figures'
import { Gradients } from './gradient'
import { type Ground, LooksInPlace, numberIn, wholeGround, within } from './looks'
import { shapes, shareBoxOf } from './outline'
import { figureOf } from './paint'
import { NoFigure, type PlainNode } from './plain-node'
import { fitted, viewportIn } from './viewport'

const groups = new Set(['root', 'g', 'a'])
/** What is drawn, but is more than a figure or a group of them. */
const more = new Set(['text', 'image', 'switch'])

/** Uses of uses: no drawing nests them deeper. */
const deepestUse = 50
/** Layers within layers, and pictures of the whole that all of them are together: each takes its memory and its time. */
const deepestLayer = 4
const mostLayers = 16

/** The figure with an opacity as its own, where it is painted once; `null` where one opacity of all is that of a picture. */
function faded({ fill, stroke, ...figure }: Figure, by: number): Figure | null {
  if (fill && stroke) return null
  return {
    ...figure,
    fill: fill && { ...fill, opacity: fill.opacity * by },
    stroke: stroke && { ...stroke, opacity: stroke.opacity * by },
  }
}

/** Walks through a drawing and says it as figures. */
class FigureWalk {
  count = 0
  private readonly byId = new Map<string, PlainNode>()
  private readonly looks = new LooksInPlace()
  private readonly gradients = new Gradients(this.byId, this.looks)
  private readonly clips = new Clips(this.byId, this.looks, () => this.counted())
  private readonly using: PlainNode[] = []
  private readonly whole: Rect

  constructor(root: PlainNode, { width, height }: Size) {
    this.whole = { left: 0, top: 0, width, height }
    this.name(root)
  }

  private name(node: PlainNode): void {
    const id = node.attributes.get('id')
    if (id !== undefined && !this.byId.has(id)) this.byId.set(id, node)
    for (const child of node.children) this.name(child)
  }

  /** References multiply: the result never exceeds what a drawing may have directly. */
  private counted(): void {
    this.count += 1
    if (this.count > pictureLimits.svgElements) throw new NoFigure()
  }

  /** What an element draws on a ground. */
  drawn(node: PlainNode, around: Ground): readonly Drawn[] {
    const { tag } = node
    if (more.has(tag)) throw new NoFigure()
    if (groups.has(tag)) return this.group(node, around)
    if (shapes.has(tag)) return this.shape(node, around)
    if (tag === 'use') return this.use(node, around)
    return tag === 'svg' ? this.viewport(node, around, null) : []
  }

  private group(node: PlainNode, around: Ground): readonly Drawn[] {
    const ground = within(node, around)
    return ground ? this.seen(this.inside(node, ground), node, ground, null) : []
  }

  private inside({ children }: PlainNode, ground: Ground): readonly Drawn[] {
    return children.flatMap(child => this.drawn(child, ground))
  }

  private shape(node: PlainNode, around: Ground): readonly Drawn[] {
    const ground = within(node, around)
    const figure = ground && figureOf(node, ground, this.gradients)
    if (!figure) return []
    this.counted()
    return this.seen([figure], node, ground, () => shareBoxOf(node))
  }

  private use(node: PlainNode, around: Ground): readonly Drawn[] {
    const ground = within(node, around)
    const target = this.byId.get((node.attributes.get('href') ?? '').slice(1))
    if (!ground || !target) return []
    if (this.using.includes(target) || this.using.length > deepestUse) throw new NoFigure()
    this.using.push(target)
    const inner = usedGround(node, ground)
    const parts = /^(?:svg|symbol)$/.test(target.tag)
      ? this.viewport(target, inner, node.attributes)
      : this.drawn(target, inner)
    this.using.pop()
    // What cuts a use is moved with it.
    return this.seen(parts, node, inner, null)
  }

  private viewport(node: PlainNode, around: Ground, use: PlainNode['attributes'] | null): readonly Drawn[] {
    const ground = within(node, around)
    const inner = ground && viewportIn(node, ground, use)
    if (!inner) return []
    const parts = this.inside(node, inner.ground)
    return this.seen(
      inner.cut ? this.grouped(parts, 1, { outlines: [inner.cut] }) : parts,
      node,
      ground,
      null,
    )
  }

  /** What is seen of an element's figures by its own opacity and clip. */
  private seen(
    parts: readonly Drawn[],
    node: PlainNode,
    ground: Ground,
    box: (() => Rect) | null,
  ): readonly Drawn[] {
    const opacity = numberIn(node.attributes.get('opacity'), 1)
    const reference = clipReference(node)
    if (parts.length === 0 || opacity === 0) return []
    const clip = reference === null ? null : this.clips.read(reference, ground, box)
    return clip === 'nothing' ? [] : this.grouped(parts, opacity, clip)
  }

  private grouped(parts: readonly Drawn[], opacity: number, clip: Clip | null): readonly Drawn[] {
    const [only] = parts
    const alone =
      opacity < 1 && only && parts.length === 1 && !('parts' in only) ? faded(only, opacity) : null
    const [inner, share] = alone ? [[alone], 1] : [parts, opacity]
    if (inner.length === 0 || (share === 1 && !clip)) return inner
    const group = { parts: inner, opacity: share, clip, extent: null }
    if (!isLayer(group)) return [group]
    const extent = extentOf(inner, clip, this.whole)
    return extent ? [{ ...group, extent }] : []
  }
}

/** How deep layers lie in each other, and how many pictures of the whole they are. */
function layersIn(parts: readonly Drawn[], whole: number): { deep: number; pictures: number } {
  let [deep, pictures] = [0, 0]
  for (const part of parts) {
    if (!('parts' in part)) continue
    const within = layersOf(part, whole)
    deep = Math.max(deep, within.deep)
    pictures += within.pictures
  }
  return { deep, pictures }
}

function layersOf(group: FigureGroup, whole: number): { deep: number; pictures: number } {
  const { parts, clip, extent } = group
  const inner = layersIn(parts, whole)
  if (!isLayer(group)) return inner
  const share = extent ? (extent.width * extent.height) / whole : 1
  if (!clip || !('mask' in clip)) return { deep: inner.deep + 1, pictures: inner.pictures + share }
  const mask = layersIn(clip.mask, whole)
  return {
    deep: Math.max(inner.deep + 1, mask.deep + 2),
    pictures: inner.pictures + mask.pictures + 2 * share,
  }
}

function drawingOf(root: PlainNode, size: Size): FigureDrawing {
  // Where the whole is turned or cut, programs differ about what is turned or cut first.
  if (root.own || clipReference(root) !== null) throw new NoFigure()
  const { matrix, viewport } = fitted(root.attributes, size)
  const walk = new FigureWalk(root, size)
  const parts = walk.drawn(root, wholeGround(matrix, viewport))
  const { deep, pictures } = layersIn(parts, size.width * size.height)
  if (deep > deepestLayer || pictures > mostLayers) throw new NoFigure()
  return { parts, count: walk.count }
}

/**
 * A drawing as figures; `null` where it is more than that: a text, a picture, a mask, a filter, a pattern, or a feature
 * that programs draw differently.
 * @param size how large it is shown, in units of its own
 */
export function figuresIn(root: PlainNode, size: Size): FigureDrawing | null {
  try {
    return drawingOf(root, size)
  } catch (error) {
    if (!(error instanceof NoFigure)) throw error
    return null
  }
}
