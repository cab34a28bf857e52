import { CircleDashed } from 'lucide-react'
import type { CustomHoleElement } from '@/lib/scene/elements/custom-hole/schema'
import type { EditorKind } from '../kind'
import { CustomHolePanel } from './panel'

export const customHoleEditor: EditorKind<CustomHoleElement> = {
  icon: CircleDashed,
  menu: 'fixings',
  Panel: CustomHolePanel,
  name: (_, words) => words('kind.custom-hole'),
}
