import { Type } from 'lucide-react'
import type { TextElement } from '@/lib/scene/elements/text/schema'
import { TextsPanel } from '../../panels/texts-panel'
import type { EditorKind } from '../kind'
import { nameByWords } from '../words'

export const textEditor: EditorKind<TextElement> = {
  icon: Type,
  menu: 'texts',
  Panel: TextsPanel,
  name: nameByWords,
}
