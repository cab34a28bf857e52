import { CircleDashed } from 'lucide-react'
import type { CustomHoleElement } from '@/lib/scene/elements/custom-hole/schema'
import { elementKinds } from '@/lib/scene/elements/registry'
import { createLoader } from '../../state/use-loaded'
import type { EditorKind } from '../kind'

export const customHoleEditor: EditorKind<CustomHoleElement> = {
  icon: CircleDashed,
  menu: 'fixings',
  panel: createLoader(() => import('./panel').then(({ CustomHolePanel }) => CustomHolePanel)),
  offers: ({ words, plate, add }) => {
    const { placed, diameterMm } = plate.freeHoles
    const name = words('kind.custom-hole')
    const perform = () => add(elementKinds['custom-hole'], { diameter: diameterMm }, name)
    return placed ? [{ key: 'hole', name, perform }] : []
  },
  name: (_, words) => words('kind.custom-hole'),
}
