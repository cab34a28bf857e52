import type { Point } from '@/lib/design/geometry/path'
import type { Design } from '@/lib/design/scene/model'
import { countLocked } from '@/lib/design/scene/operations/hold'
import { commonCentre, turnElements } from '@/lib/design/scene/operations/turn'
import type { Editor } from '../state/editor'

/**
 * The middle about which each editor turned last, and what came of it: the box around turned elements has another middle,
 * and press after press they would wander.
 */
const lastTurns = new WeakMap<Editor, { design: Design; selection: readonly string[]; centre: Point }>()

/** Turns what is selected about its common middle, in degrees clockwise, and says what stayed. */
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
