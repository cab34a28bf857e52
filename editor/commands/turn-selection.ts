import type { Point } from '@/lib/design/geometry/path'
import type { Design } from '@/lib/design/scene/model'
import { countLocked } from '@/lib/design/scene/operations/hold'
import { commonCentre, turnElements } from '@/lib/design/scene/operations/turn'
import type { Editor } from '../state/editor'

/**
 * The last centre of rotation of each editor, and the result: the box around turned elements has another centre, so the elements would move
 * with every press.
 */
const lastTurns = new WeakMap<Editor, { design: Design; selection: readonly string[]; centre: Point }>()

/** Turns the selection about its common centre, in degrees clockwise, and reports elements that stayed. */
export function turnSelection(editor: Editor, degrees: number): void {
  const { design } = editor
  const { selection } = editor.state
  const last = lastTurns.get(editor)
  const goesOn = last?.design === design && last.selection === selection
  const centre = goesOn ? last.centre : commonCentre(design, selection)
  if (!centre || !editor.change(turnElements(design, selection, centre, degrees), { merge: true })) return
  lastTurns.set(editor, { design: editor.design, selection, centre })
  editor.say('turned', { degrees })
  const count = countLocked(design, selection)
  if (count > 0) editor.refuse({ code: 'someLocked', count })
}
