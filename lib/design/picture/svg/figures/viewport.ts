import type { Rect } from '@/lib/design/geometry/path'
import { type Matrix, multiply, scaling, translation } from '@/lib/design/geometry/transform'
import type { Size } from '@/lib/ground/common'
import type { ClipOutline } from './figures'
import { type Ground, numberIn } from './looks'
import { plainRectangle } from './outline'
import { NoFigure, type PlainNode } from './plain-node'

type Attributes = PlainNode['attributes']

function boxIn(attributes: Attributes): Rect | null {
  const text = attributes.get('viewBox')
  if (text === undefined) return null
  const [left, top, width, height, ...rest] = text
    .trim()
    .split(/[\s,]+/)
    .map(part => numberIn(part))
  if (left === undefined || top === undefined || !width || !height || rest.length > 0) throw new NoFigure()
  if (width < 0 || height < 0) throw new NoFigure()
  return { left, top, width, height }
}

/** From a viewport's box to its size, as its `preserveAspectRatio` says, and what percentages in it refer to. */
export function fitted(attributes: Attributes, size: Size): { matrix: Matrix; viewport: Size } {
  const box = boxIn(attributes)
  if (!box) return { matrix: [1, 0, 0, 1, 0, 0], viewport: size }
  const parts = /^(none|x(Min|Mid|Max)Y(Min|Mid|Max))?(?:\s+(meet|slice))?$/.exec(
    (attributes.get('preserveAspectRatio') ?? '').trim(),
  )
  const [across, down] = [size.width / box.width, size.height / box.height]
  const origin = translation(-box.left, -box.top)
  if (parts?.[1] === 'none') return { matrix: multiply(scaling(across, down), origin), viewport: box }
  const scale = parts?.[4] === 'slice' ? Math.max(across, down) : Math.min(across, down)
  const share = (place: string | undefined) => (place === 'Min' ? 0 : place === 'Max' ? 1 : 0.5)
  const place = translation(
    (size.width - scale * box.width) * share(parts?.[2]),
    (size.height - scale * box.height) * share(parts?.[3]),
  )
  return { matrix: multiply(place, multiply(scaling(scale, scale), origin)), viewport: box }
}

/** A side of a viewport: as it is given, else that of the surrounding viewport. */
function sideOf(text: string | undefined, all: number): number {
  const side = text === undefined || text === 'auto' ? all : numberIn(text, 0, all)
  if (side < 0) throw new NoFigure()
  return side
}

/**
 * The ground within a nested drawing or a symbol, and what cuts it; `null` where it has no size.
 * @param around the ground on which its element stands
 * @param use what shows it, where that is another element: its width and height count before its own
 */
export function viewportIn(
  { tag, attributes, own }: PlainNode,
  around: Ground,
  use: Attributes | null,
): { ground: Ground; cut: ClipOutline | null } | null {
  const isSymbol = tag === 'symbol'
  if (own || (isSymbol && ['x', 'y', 'width', 'height'].some(name => attributes.has(name))))
    throw new NoFigure()
  const { width: across, height: down } = around.viewport
  const left = isSymbol ? 0 : numberIn(attributes.get('x'), 0, across)
  const top = isSymbol ? 0 : numberIn(attributes.get('y'), 0, down)
  const width = sideOf(use?.get('width') ?? attributes.get('width'), across)
  const height = sideOf(use?.get('height') ?? attributes.get('height'), down)
  if (width === 0 || height === 0) return null
  const overflow = attributes.get('overflow') ?? 'hidden'
  if (overflow !== 'hidden' && overflow !== 'visible') throw new NoFigure()
  const { matrix, viewport } = fitted(attributes, { width, height })
  const outline = plainRectangle({ left, top, width, height })
  return {
    ground: {
      ...around,
      matrix: multiply(around.matrix, multiply(translation(left, top), matrix)),
      viewport,
    },
    cut: overflow === 'visible' ? null : { outline, matrix: around.matrix, rule: 'nonzero' },
  }
}
