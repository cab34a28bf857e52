import { Rainbow } from 'lucide-react'
import type { RoundedTextElement } from '@/lib/scene/elements/rounded-text/schema'
import type { EditorKind } from '../kind'
import { nameByWords } from '../words'
import { RoundedTextInspector } from './inspector'
import { RoundedTextPanel } from './panel'

export const roundedTextEditor: EditorKind<RoundedTextElement> = {
  icon: Rainbow,
  menu: 'texts',
  Panel: RoundedTextPanel,
  Inspector: RoundedTextInspector,
  name: nameByWords,
}
