import { Frame } from 'lucide-react'
import type { BorderElement } from '@/lib/scene/elements/border/schema'
import type { EditorKind } from '../kind'
import { BordersPanel } from './panel'

export const borderEditor: EditorKind<BorderElement> = {
  icon: Frame,
  menu: 'borders',
  Panel: BordersPanel,
  name: (_, words) => words('kind.border'),
}
