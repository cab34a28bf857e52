import 'server-only'
import type { PictureSpec } from '@/lib/drawing/url'
import type { PictureContent } from '../picture-content'
import type { Drawing } from './drawing'
import { sceneDrawing } from './scenes'
import { fixingDrawing, signDrawing } from './signs'
import { rubberDrawing, stampDrawing } from './stamps'
import { staticDrawing } from './statics'
import { templateDrawing } from './templates'

export type { Drawing } from './drawing'

/** The drawing that a spec names, or `undefined` where the catalogue has no such combination. */
export function drawingOf(spec: PictureSpec, content: PictureContent): Drawing | undefined {
  switch (spec.kind) {
    case 'stamp':
      return stampDrawing(spec, content)
    case 'rubber':
      return rubberDrawing(spec, content)
    case 'sign':
      return signDrawing(spec, content)
    case 'static':
      return staticDrawing(spec, content)
    case 'template':
      return templateDrawing(spec, content)
    case 'fixing':
      return fixingDrawing(spec, content)
    case 'scene':
      return sceneDrawing(spec, content)
  }
}
