import { addLine } from '@/lib/design/scene/operations/add-line'
import type { Plate } from '@/lib/design/scene/plate'
import { fontEngine } from '../scene/font-engine'
import type { Editor } from '../state/editor'

/** Adds a line with these words where there is space, selects and announces it; otherwise announces the lack of space and returns null. */
export function addTextLine(editor: Editor, plate: Plate, words: string): string | null {
  const added = addLine(editor.design, plate, words, fontEngine())
  if (!added) {
    editor.refuse({ code: 'noSpace', words: [words] })
    return null
  }
  if (!editor.change(added.design)) return null
  editor.select([added.id])
  editor.say('added', { name: words })
  return added.id
}
