import 'server-only'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import type { PictureSpec } from '@/lib/drawing/url'
import type { Drawing } from './drawing'
import { sampleDrawing } from './samples'
import { sceneDrawing } from './scenes'
import { fixingDrawing, signDrawing } from './signs'
import { rubberDrawing, stampDrawing } from './stamps'
import { staticDrawing } from './statics'

export type { Drawing } from './drawing'

/** The drawing that a spec names, or `undefined` where the catalogue has no such combination. */
export function drawingOf(spec: PictureSpec, catalogue: Catalogue): Drawing | undefined {
  switch (spec.kind) {
    case 'stamp':
      return stampDrawing(spec, catalogue)
    case 'rubber':
      return rubberDrawing(spec, catalogue)
    case 'sign':
      return signDrawing(spec, catalogue)
    case 'static':
      return staticDrawing(spec, catalogue)
    case 'sample':
      return sampleDrawing(spec, catalogue)
    case 'fixing':
      return fixingDrawing(spec, catalogue)
    case 'scene':
      return sceneDrawing(spec, catalogue)
  }
}
