import { Shapes } from 'lucide-react'
import { elementKinds } from '@/lib/design/scene/elements/registry'
import type { ShapeElement } from '@/lib/design/scene/elements/shape/schema'
import { shapeNames } from '@/lib/design/scene/elements/shape/schema'
import { createLoader } from '../../state/use-loaded'
import type { EditorKind } from '../kind'

export const shapeEditor: EditorKind<ShapeElement> = {
  icon: Shapes,
  menu: 'shapes',
  panel: createLoader(() => import('./panel').then(({ ShapesPanel }) => ShapesPanel)),
  inspector: createLoader(() => import('./inspector').then(({ ShapeInspector }) => ShapeInspector)),
  offers: ({ words, add }) =>
    shapeNames.map(shape => {
      const name = words(`shapes.names.${shape}`)
      const perform = () => add(elementKinds.shape, { shape }, name)
      return { key: shape, name, words: words('menu.shapes'), perform }
    }),
  name: ({ shape }, words) => words(`shapes.names.${shape}`),
}
