import 'server-only'
import type { PictureSpec } from '@/lib/design/drawing/url'
import type { PictureKind } from '@/lib/design/drawing/views'
import type { PictureContent } from '../picture-content'
import type { Drawing } from './drawing'
import { sceneDrawing } from './scenes'
import { fixingDrawing, signDrawing } from './signs'
import { rubberDrawing, stampDrawing } from './stamps'
import { staticDrawing } from './statics'
import { templateDrawing } from './templates'

export type { Drawing } from './drawing'

type Draw<Kind extends PictureKind> = (
  spec: PictureSpec<Kind>,
  content: PictureContent,
) => Drawing | undefined

/** One line a kind of picture. */
const drawings: { readonly [Kind in PictureKind]: Draw<Kind> } = {
  stamp: stampDrawing,
  rubber: rubberDrawing,
  sign: signDrawing,
  static: staticDrawing,
  template: templateDrawing,
  fixing: fixingDrawing,
  scene: sceneDrawing,
}

/** The drawing that a spec names, or `undefined` where the catalogue has no such combination. */
export function drawingOf<Kind extends PictureKind>(
  spec: PictureSpec<Kind>,
  content: PictureContent,
): Drawing | undefined {
  return drawings[spec.kind](spec, content)
}
