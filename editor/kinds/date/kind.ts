import { CalendarDays } from 'lucide-react'
import type { DateElement } from '@/lib/scene/elements/date/schema'
import type { EditorKind } from '../kind'
import { nameByWords } from '../words'
import { DateInspector } from './inspector'
import { DatePanel } from './panel'

export const dateEditor: EditorKind<DateElement> = {
  icon: CalendarDays,
  menu: 'texts',
  Panel: DatePanel,
  Inspector: DateInspector,
  name: nameByWords,
}
