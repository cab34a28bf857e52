import { CalendarDays } from 'lucide-react'
import type { DateElement } from '@/lib/scene/elements/date/schema'
import { elementKinds } from '@/lib/scene/elements/registry'
import { today } from '../../state/use-today'
import type { EditorKind } from '../kind'
import { nameByWords } from '../words'
import { DateInspector } from './inspector'
import { DatePanel } from './panel'

export const dateEditor: EditorKind<DateElement> = {
  icon: CalendarDays,
  menu: 'texts',
  Panel: DatePanel,
  Inspector: DateInspector,
  offers: ({ words, language, add }) => {
    const name = words('date.title')
    const perform = () => add(elementKinds.date, { day: today(), language }, name)
    return [{ key: 'today', name, words: words('date.today'), perform }]
  },
  name: nameByWords,
}
