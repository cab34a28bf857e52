import { hasMaterial, hasMount } from '@/lib/design/scene/traits'
import 'server-only'
import { findMaterial, findStampModel } from '@/lib/catalogue/lookup'
import type { StampModel } from '@/lib/catalogue/stamps'
import type { SignText } from '@/lib/design/drawing/outlines'
import { marksOfScene } from '@/lib/design/drawing/scene-marks'
import { bandPath } from '@/lib/design/drawing/stamps/band'
import type { Impression } from '@/lib/design/drawing/stamps/impression'
import type { StampPrints } from '@/lib/design/drawing/stamps/print-places'
import { stampPrints } from '@/lib/design/drawing/stamps/stamp-picture'
import type { SignDesign, StampDesign } from '@/lib/design/scene/model'
import type { Language } from '@/lib/ground/common'
import { firstColor, suitingSign } from '@/lib/product/kinds/sign/suiting-template'
import { padOfPack } from '@/lib/product/kinds/stamp/pack-pad'
import { suitingTemplate } from '@/lib/product/kinds/stamp/suiting-template'
import { stampSlug } from '@/lib/product/stamp/slug'
import { compileDesign } from '@/server/design/scene/compile-design'
import { templateImpression } from './impressions'
import { type PictureContent, templateNamed, templatesIn } from './picture-content'

/** A picture of the plate's size. */
const onPlate = ({ width, height }: StampModel, inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}mm" height="${height}mm">${inner}</svg>`

/** A print on its plate, as an SVG of the plate's size in which the ink is black. */
function printPicture(model: StampModel, { widthMm, heightMm, shapes }: Impression): string {
  const { width, height } = model
  const scale = Math.min(width / widthMm, height / heightMm, 1)
  const left = (width - widthMm * scale) / 2
  const top = (height - heightMm * scale) / 2
  const paths = shapes.map(
    ({ d, fillRule }) => `<path d="${d}"${fillRule === 'evenodd' ? ' fill-rule="evenodd"' : ''}/>`,
  )
  return onPlate(model, `<g transform="translate(${left} ${top}) scale(${scale})">${paths.join('')}</g>`)
}

interface PlateAndDesign {
  model: StampModel
  design: StampDesign | undefined
}

/** The plate and the template of a name; `null` where there are none. */
function findPlate(slug: string, language: Language, content: PictureContent): PlateAndDesign | null {
  const { catalogue } = content
  const design = templateNamed(slug, language, content)?.design
  if (design && !hasMount(design)) return null
  const model = findStampModel(catalogue, design ? stampSlug(design.config) : slug)
  if (!model) return null
  return {
    model,
    design: design ?? suitingTemplate(model, templatesIn(language, content), catalogue)?.design,
  }
}

/**
 * The print that a stamp's page shows at its true size, as SVG: of the template that suits a model, or of the
 * template named. `null` where there is nothing of this name to print.
 */
export async function stampPrint(
  slug: string,
  language: Language,
  content: PictureContent,
): Promise<string | null> {
  const found = findPlate(slug, language, content)
  if (!found) return null
  const print = await templateImpression(found.model, found.design, content.catalogue)
  return print ? printPicture(found.model, print) : null
}

/** What the movable band of such a stamp prints, in the same way; `null` where it has none. */
export function bandPrint(slug: string, language: Language, content: PictureContent): string | null {
  const model = findPlate(slug, language, content)?.model
  if (!model?.band) return null
  return onPlate(model, `<path d="${bandPath(model, { phrase: model.phrases?.[language][0] })}"/>`)
}

/** The places of an impression on a model's picture, the same for all its colours; `null` for what is no model. */
export function printPlaces(slug: string, { catalogue }: PictureContent): StampPrints | null {
  const model = findStampModel(catalogue, slug)
  return model
    ? stampPrints({
        model,
        mountHex: '#808080',
        inkHex: '#000000',
        pad: padOfPack(model, catalogue),
        paper: true,
        blank: true,
      })
    : null
}

async function outlinesOf(design: SignDesign, content: PictureContent): Promise<SignText | null> {
  const scene = await compileDesign(design, content.catalogue)
  if (!scene) return null
  return { widthMm: scene.widthMm, heightMm: scene.heightMm, marks: marksOfScene(scene, 'ink') }
}

/** The template text of a sign's page, for the drawing that follows every choice: a material's, or a template's. */
export async function signText(
  slug: string,
  language: Language,
  content: PictureContent,
): Promise<SignText | null> {
  const template = templateNamed(slug, language, content)?.design
  if (template) return hasMaterial(template) ? outlinesOf(template, content) : null
  const material = findMaterial(content.catalogue, slug.replace(/^sign-/, ''))
  const design =
    material && suitingSign(material, firstColor(material), templatesIn(language, content))?.design
  return design ? outlinesOf(design, content) : null
}
