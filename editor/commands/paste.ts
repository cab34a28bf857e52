import type { Rect } from '@/lib/design/geometry/path'
import { designCaps } from '@/lib/design/scene/limits'
import { type Pasted, pasteElements } from '@/lib/design/scene/operations/clipboard'
import { bringBack } from '@/lib/design/scene/operations/move'
import { refusalOfElement } from '@/lib/design/scene/refusal'
import { type Pieces, scaled } from '@/lib/ground/pieces'
import type { Editor } from '../state/editor'

/** Approximate shares of the steps in the whole work. */
const readShare = 0.5
const lookShare = 0.2

/**
 * Reads copied elements for the design, checks them like the change, and makes their outlines: the rest, done at once,
 * takes at most a frame for a thousand elements.
 */
function* pasting(editor: Editor, text: string, plate: Rect): Pieces<Pasted> {
  const pasted = yield* scaled(pasteElements(editor.design, text), 0, readShare)
  const { ids } = pasted
  const design = bringBack(pasted.design, ids, plate)
  const added = design.elements.slice(design.elements.length - ids.length)
  for (const [index, element] of added.entries()) {
    refusalOfElement(element)
    yield readShare + (index / added.length) * lookShare
  }
  yield* scaled(editor.outline(design), readShare + lookShare, 1 - readShare - lookShare)
  return { ...pasted, design }
}

/** Puts pasted elements on the plate as one step of history; says what was left out, and why. */
function takePasted(editor: Editor, { design, ids, left }: Pasted): void {
  if (ids.length === 0 && left === 0) editor.refuse({ code: 'copied' })
  if (ids.length > 0) {
    if (!editor.change(design)) return
    editor.select(ids)
    editor.say('duplicated', { count: ids.length })
  }
  // After the change, because the change removes earlier messages.
  if (left > 0) editor.refuse({ code: 'leftOver', count: left, max: designCaps.elements })
}

/**
 * Pastes what was copied, in pieces, onto the plate (mm). Elements that came meanwhile, such as a picture that was being read, stay: the
 * copy is added to them.
 */
export function paste(editor: Editor, text: string, plate: Rect): void {
  const { design } = editor
  editor.work.begin(pasting(editor, text, plate), pasted => {
    if (editor.design === design) takePasted(editor, pasted)
    else paste(editor, text, plate)
  })
}
