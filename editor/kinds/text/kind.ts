import { Type } from 'lucide-react'
import type { TextElement } from '@/lib/design/scene/elements/text/schema'
import { createLoader } from '../../state/use-loaded'
import { addTextLine } from '../../text/add-text-line'
import type { EditorKind } from '../kind'
import { nameByWords } from '../words'

export const textEditor: EditorKind<TextElement> = {
  icon: Type,
  menu: 'texts',
  panel: createLoader(() => import('../../panels/texts-panel').then(({ TextsPanel }) => TextsPanel)),
  offers: ({ words, editor, plate }) => {
    const perform = () => {
      const id = addTextLine(editor, plate, words('lines.newLine'))
      if (id) editor.focusAdded(id)
    }
    return [{ key: 'line', name: words('lines.newLine'), words: words('menu.texts'), perform }]
  },
  name: nameByWords,
}
