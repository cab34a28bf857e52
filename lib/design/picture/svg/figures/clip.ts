import type { Rect } from '@/lib/design/geometry/path'
import { multiply, translation } from '@/lib/design/geometry/transform'
import type { Clip, ClipOutline, Drawn } from './figures'
import { type Ground, type LooksInPlace, numberIn, oneOf, within } from './looks'
import { outlineOf, shapes, shareBoxOf } from './outline'
import { fillRules } from './paint'
import { idIn, NoFigure, type PlainNode } from './plain-node'

/** One figure of a clip path, with what cuts it itself. */
interface Piece {
  outline: ClipOutline
  clip: Clip | null
}

/** Clips within clips: no drawing nests them deeper. */
const deepest = 20

/** The reference of an element to what cuts it; `null` where nothing does. */
export function clipReference({ attributes }: PlainNode): string | null {
  const value = attributes.get('clip-path') ?? 'none'
  return value === 'none' ? null : value
}

/** The ground of the element that a use shows: moved by its place. */
export function usedGround({ attributes }: PlainNode, ground: Ground): Ground {
  const { width, height } = ground.viewport
  const place = translation(numberIn(attributes.get('x'), 0, width), numberIn(attributes.get('y'), 0, height))
  return { ...ground, matrix: multiply(ground.matrix, place) }
}

const inked = ({ outline, matrix, rule }: ClipOutline): Drawn => ({
  outline,
  box: null,
  matrix,
  fill: { paint: '#000000', opacity: 1, rule },
  stroke: null,
  strokeFirst: false,
})

const cutBy = (parts: readonly Drawn[], clip: Clip | null): readonly Drawn[] =>
  clip ? [{ parts, opacity: 1, clip, extent: null }] : parts

/** What is in all of the pieces together, within `around`. */
function together(pieces: readonly Piece[], around: Clip | null): Clip {
  const [only, ...others] = pieces
  const cuts = [only?.clip ?? null, around].filter(clip => clip !== null)
  const plain = cuts.filter(clip => 'outlines' in clip)
  if (only && others.length === 0 && plain.length === cuts.length)
    return { outlines: [only.outline, ...plain.flatMap(clip => clip.outlines)] }
  const parts = pieces.flatMap(({ outline, clip }) => cutBy([inked(outline)], clip))
  return { mask: cutBy(parts, around) }
}

/** Reads the clip paths of a drawing. */
export class Clips {
  private readonly open: PlainNode[] = []

  /** @param count is called for every outline */
  constructor(
    private readonly byId: ReadonlyMap<string, PlainNode>,
    private readonly looks: LooksInPlace,
    private readonly count: () => void,
  ) {}

  /**
   * The visible area of an element; `nothing` where none of it is visible.
   * @param value its reference to a clip path
   * @param ground in which the element draws
   * @param box of the element, in its units; `null` where it is not one figure
   */
  read(value: string, ground: Ground, box: (() => Rect) | null): Clip | 'nothing' {
    const node = this.byId.get(idIn(value))
    if (node?.tag !== 'clipPath' || this.open.includes(node) || this.open.length > deepest)
      throw new NoFigure()
    this.open.push(node)
    const clip = this.clipOf(node, ground, box)
    this.open.pop()
    return clip
  }

  private clipOf(node: PlainNode, ground: Ground, box: (() => Rect) | null): Clip | 'nothing' {
    const around = clipReference(node)
    const byBox = (node.attributes.get('clipPathUnits') ?? 'userSpaceOnUse') === 'objectBoundingBox'
    // Programs differ about the units of a clip on a clip path with its own units.
    if (around && (byBox || node.own)) throw new NoFigure()
    const outer = around === null ? null : this.read(around, ground, box)
    if (outer === 'nothing') return outer
    const inner = within(node, {
      looks: this.looks.of(node),
      matrix: byBox ? this.byBox(ground, box) : ground.matrix,
      viewport: ground.viewport,
    })
    if (!inner) throw new NoFigure()
    const pieces = node.children.flatMap(child => this.pieceOf(child, inner) ?? [])
    return pieces.length === 0 ? 'nothing' : together(pieces, outer)
  }

  private byBox({ matrix }: Ground, box: (() => Rect) | null): Ground['matrix'] {
    if (!box) throw new NoFigure()
    const { left, top, width, height } = box()
    return multiply(matrix, [width, 0, 0, height, left, top])
  }

  private pieceOf(node: PlainNode, around: Ground): Piece | null {
    if (node.tag === 'use') return this.usedPiece(node, around)
    if (!shapes.has(node.tag)) {
      if (node.tag === 'text') throw new NoFigure()
      return null
    }
    const ground = within(node, around)
    if (ground?.looks.visibility !== 'visible') return null
    const outline = outlineOf(node)
    if (outline === '') return null
    this.count()
    const cut = clipReference(node)
    const clip = cut === null ? null : this.read(cut, ground, () => shareBoxOf(node))
    if (clip === 'nothing') return null
    const rule = oneOf(ground.looks['clip-rule'], fillRules)
    return { outline: { outline, matrix: ground.matrix, rule }, clip }
  }

  /** A figure that stands elsewhere. */
  private usedPiece(node: PlainNode, around: Ground): Piece | null {
    if (clipReference(node) !== null) throw new NoFigure()
    const target = this.byId.get((node.attributes.get('href') ?? '').slice(1))
    if (!target) return null
    if (!shapes.has(target.tag)) throw new NoFigure()
    const ground = within(node, around)
    return ground && this.pieceOf(target, usedGround(node, ground))
  }
}
