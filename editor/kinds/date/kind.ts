import { CalendarDays } from 'lucide-react'
import type { DateElement } from '@/lib/design/scene/elements/date/schema'
import { elementKinds } from '@/lib/design/scene/elements/registry'
import { createLoader } from '../../state/use-loaded'
import { today } from '../../state/use-today'
import type { EditorKind } from '../kind'
import { nameByWords } from '../words'

export const dateEditor: EditorKind<DateElement> = {
  icon: CalendarDays,
  menu: 'texts',
  panel: createLoader(() => import('./panel').then(({ DatePanel }) => DatePanel)),
  inspector: createLoader(() => import('./inspector').then(({ DateInspector }) => DateInspector)),
  offers: ({ words, language, add }) => {
    const name = words('date.title')
    const perform = () => add(elementKinds.date, { day: today(), language }, name)
    return [{ key: 'today', name, words: words('date.today'), perform }]
  },
  name: nameByWords,
}
