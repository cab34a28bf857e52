import type { Matrix } from '@/lib/design/geometry/transform'
import { referenceIn } from '../style'

/** An element of a drawing once its looks stand in plain attributes; the outermost one is called `root`. */
export interface PlainNode {
  tag: string
  attributes: ReadonlyMap<string, string>
  /** Its own transform, about its origin. */
  own: Matrix | null
  parent: PlainNode | null
  children: PlainNode[]
}

/** Figures that all browsers draw alike can be drawn on a canvas as well; anything else needs the renderer. */
export class NoFigure extends Error {}

/** The id that a value refers to. */
export function idIn(value: string): string {
  const reference = referenceIn(value)
  if (reference?.otherwise !== '') throw new NoFigure()
  return reference.id
}
