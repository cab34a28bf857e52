import { Rainbow } from 'lucide-react'
import { elementKinds } from '@/lib/design/scene/elements/registry'
import type { RoundedTextElement } from '@/lib/design/scene/elements/rounded-text/schema'
import { createLoader } from '../../state/use-loaded'
import type { EditorKind } from '../kind'
import { nameByWords } from '../words'

export const roundedTextEditor: EditorKind<RoundedTextElement> = {
  icon: Rainbow,
  menu: 'texts',
  panel: createLoader(() => import('./panel').then(({ RoundedTextPanel }) => RoundedTextPanel)),
  inspector: createLoader(() =>
    import('./inspector').then(({ RoundedTextInspector }) => RoundedTextInspector),
  ),
  offers: ({ words, add }) => {
    const text = words('roundedText.newText')
    const perform = () => add(elementKinds['rounded-text'], { words: text }, text)
    return [{ key: 'curve', name: words('roundedText.add'), perform }]
  },
  name: nameByWords,
}
