import { Shapes } from 'lucide-react'
import type { ShapeElement } from '@/lib/scene/elements/shape/schema'
import type { EditorKind } from '../kind'
import { ShapeInspector } from './inspector'
import { ShapesPanel } from './panel'

export const shapeEditor: EditorKind<ShapeElement> = {
  icon: Shapes,
  menu: 'shapes',
  Panel: ShapesPanel,
  Inspector: ShapeInspector,
  name: ({ shape }, words) => words(`shapes.names.${shape}`),
}
