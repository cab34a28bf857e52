import type { Design, PlateSet, SignDesign } from '@/lib/design/scene/model'
import { goToPlate } from '@/lib/design/scene/operations/plates'
import { supportOf } from '@/lib/design/scene/traits'
import type { Editor } from '../state/editor'

/** A design that is one of several plates. */
export type PlateDesign = SignDesign & { support: PlateSet }

export const hasPlates = (design: Design): design is PlateDesign => supportOf(design) !== undefined

/** Shows another plate on the canvas. */
export function showPlate(editor: Editor, place: number): void {
  const { design } = editor
  if (!hasPlates(design) || design.support.place === place) return
  editor.turnTo(goToPlate(design, place))
  const { head, plates } = design.support
  editor.say('plateShown', { number: place + (head ? 0 : 1), count: plates.length - (head ? 1 : 0) })
}
