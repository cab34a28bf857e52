import { hasMaterial } from '@/lib/design/scene/traits'
import 'server-only'
import { impressionOfScene } from '@/lib/design/drawing/scene-marks'
import { bandPath } from '@/lib/design/drawing/stamps/band'
import { cardPicture } from '@/lib/design/drawing/stamps/card-picture'
import { inksOf } from '@/lib/design/drawing/stamps/inks'
import { type PictureSpec, pictureSize } from '@/lib/design/drawing/url'
import { modelOfDesign } from '@/lib/product/kinds/stamp/suiting-template'
import { compileDesign } from '@/server/design/scene/compile-design'
import { type PictureContent, templateNamed } from '../picture-content'
import type { Drawing } from './drawing'
import { drawSignDesign } from './signs'

/** A template: a stamp's print on a card, a sign on its ground. Falls back to another language. */
export function templateDrawing(spec: PictureSpec<'template'>, content: PictureContent): Drawing | undefined {
  const template = templateNamed(spec.slug, spec.language, content)
  if (!template) return undefined
  const { design } = template
  const { catalogue } = content
  const size = pictureSize(spec)
  const ratio = size.width / size.height
  if (hasMaterial(design)) {
    return { facts: design, draw: () => drawSignDesign(design, design.config, catalogue, ratio) }
  }
  const inks = catalogue.stampModels.inkColors
  const ink = inks.find(({ slug }) => slug === design.inkColor)
  const model = modelOfDesign(design, catalogue)
  const { inkHex, bandHex } = ink ? inksOf(ink, inks) : { inkHex: '#17181a' }
  // Without its date or number the middle would be empty.
  const band = model?.band && {
    d: bandPath(model, { phrase: model.phrases?.[spec.language][0] }),
    hex: bandHex ?? inkHex,
  }
  return {
    facts: [design, ink?.hex, band],
    draw: async () => {
      const scene = await compileDesign(design, catalogue)
      if (!scene) throw new Error(`no plate for ${design.slug}`)
      return cardPicture(impressionOfScene(scene), inkHex, ratio, band ?? undefined)
    },
  }
}
