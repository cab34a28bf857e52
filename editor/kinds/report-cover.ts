import { linesInTheWay } from '@/lib/design/scene/operations/make-space'
import type { Plate } from '@/lib/design/scene/plate'
import { fontEngine } from '../scene/font-engine'
import type { Editor } from '../state/editor'

/** Reports that the new element found no free place, with the lines to remove where that is enough. */
export function reportCover(editor: Editor, plate: Plate, id: string): void {
  editor.refuse({ code: 'covers', way: linesInTheWay(editor.design, plate, id, fontEngine()) })
}
