import 'server-only'
import { impressionOfScene } from '@/lib/drawing/scene-marks'
import { cardPicture } from '@/lib/drawing/stamps/card-picture'
import { inksOf } from '@/lib/drawing/stamps/inks'
import { pictureSize } from '@/lib/drawing/url'
import { compileDesign } from '@/server/scene/compile-design'
import { type PictureContent, templateNamed } from '../picture-content'
import type { Drawing, SpecOf } from './drawing'
import { drawSignDesign } from './signs'

/** A template: a stamp's print on a card, a sign on its ground. Falls back to another language. */
export function templateDrawing(spec: SpecOf<'template'>, content: PictureContent): Drawing | undefined {
  const template = templateNamed(spec.slug, spec.language, content)
  if (!template) return undefined
  const { design } = template
  const { catalogue } = content
  const size = pictureSize(spec)
  const ratio = size.width / size.height
  if (design.type === 'sign') {
    return { facts: design, draw: () => drawSignDesign(design, design.config, catalogue, ratio) }
  }
  const inks = catalogue.stampModels.inkColors
  const ink = inks.find(({ slug }) => slug === design.inkColor)
  return {
    facts: [design, ink?.hex],
    draw: async () => {
      const scene = await compileDesign(design, catalogue)
      if (!scene) throw new Error(`no plate for ${design.slug}`)
      return cardPicture(impressionOfScene(scene), ink ? inksOf(ink, inks).inkHex : '#17181a', ratio)
    },
  }
}
