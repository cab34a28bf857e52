import { Shapes } from 'lucide-react'
import { elementKinds } from '@/lib/scene/elements/registry'
import type { ShapeElement } from '@/lib/scene/elements/shape/schema'
import { shapeNames } from '@/lib/scene/elements/shape/schema'
import type { EditorKind } from '../kind'
import { ShapeInspector } from './inspector'
import { ShapesPanel } from './panel'

export const shapeEditor: EditorKind<ShapeElement> = {
  icon: Shapes,
  menu: 'shapes',
  Panel: ShapesPanel,
  Inspector: ShapeInspector,
  offers: ({ words, add }) =>
    shapeNames.map(shape => {
      const name = words(`shapes.names.${shape}`)
      const perform = () => add(elementKinds.shape, { shape }, name)
      return { key: shape, name, words: words('menu.shapes'), perform }
    }),
  name: ({ shape }, words) => words(`shapes.names.${shape}`),
}
