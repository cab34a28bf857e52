import { CircleDashed } from 'lucide-react'
import type { CustomHoleElement } from '@/lib/design/scene/elements/custom-hole/schema'
import { elementKinds } from '@/lib/design/scene/elements/registry'
import { hasMaterial } from '@/lib/design/scene/traits'
import { createLoader } from '../../state/use-loaded'
import type { EditorKind } from '../kind'

export const customHoleEditor: EditorKind<CustomHoleElement> = {
  icon: CircleDashed,
  menu: 'fixings',
  panel: createLoader(() => import('./panel').then(({ CustomHolePanel }) => CustomHolePanel)),
  offers: ({ words, editor, plate, add }) => {
    const { design } = editor
    // A stamp has no holes, a support has its own.
    if (!hasMaterial(design) || design.support) return []
    const { placed, diameterMm } = plate.freeHoles
    const name = words('kind.custom-hole')
    const perform = () => add(elementKinds['custom-hole'], { diameter: diameterMm }, name)
    // Where the fixing places the holes, only the fixing can be chosen.
    const toMenu = { key: 'menu', name: words('menu.fixings'), perform: () => editor.openMenu('fixings') }
    return [placed ? { key: 'hole', name, perform } : toMenu]
  },
  name: (_, words) => words('kind.custom-hole'),
}
