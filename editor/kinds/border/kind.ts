import { Frame } from 'lucide-react'
import type { BorderElement } from '@/lib/design/scene/elements/border/schema'
import { borderStyles } from '@/lib/design/scene/elements/border/schema'
import { borderOf, setBorder } from '@/lib/design/scene/operations/new-elements'
import { createLoader } from '../../state/use-loaded'
import type { EditorKind } from '../kind'

export const borderEditor: EditorKind<BorderElement> = {
  icon: Frame,
  menu: 'borders',
  panel: createLoader(() => import('./panel').then(({ BordersPanel }) => BordersPanel)),
  offers: ({ words, editor, plate }) =>
    borderStyles.map(style => {
      const name = `${words('kind.border')} : ${words(`borders.styles.${style}`)}`
      const perform = () => {
        if (!editor.change(setBorder(editor.design, plate, { style }))) return
        editor.say('added', { name })
        const border = borderOf(editor.design)
        if (border) editor.focusAdded(border.id)
      }
      return { key: style, name, perform }
    }),
  name: (_, words) => words('kind.border'),
}
