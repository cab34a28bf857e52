import 'server-only'
import type { Language } from '@/lib/catalogue/common'
import { findMaterial, findStampModel } from '@/lib/catalogue/lookup'
import type { Material } from '@/lib/catalogue/signs'
import type { StampModel } from '@/lib/catalogue/stamps'
import type { SignText } from '@/lib/drawing/outlines'
import { marksOfScene } from '@/lib/drawing/scene-marks'
import type { Impression } from '@/lib/drawing/stamps/impression'
import type { Design, SignDesign } from '@/lib/scene/model'
import { stampSlug } from '@/lib/stamp/slug'
import { compileDesign } from '@/server/scene/compile-design'
import { suitingSign } from './drawings/signs'
import { suitingTemplate, templateImpression } from './impressions'
import type { PictureContent, Template } from './templates'

/** The colour that a material's page begins with: the first that can be had. */
export const firstColor = (material: Material): string =>
  material.colors.find(({ outOfStock }) => !outOfStock)?.slug ?? ''

function templateOf(slug: string, language: Language, { templates }: PictureContent): Design | undefined {
  const named = templates.filter(({ name, design }) => name === slug || design.slug === slug)
  return (named.find(template => template.language === language) ?? named[0])?.design
}

/** A print on its plate, as an SVG of the plate's size in which the ink is black. */
function printPicture({ width, height }: StampModel, { widthMm, heightMm, shapes }: Impression): string {
  const scale = Math.min(width / widthMm, height / heightMm, 1)
  const left = (width - widthMm * scale) / 2
  const top = (height - heightMm * scale) / 2
  const paths = shapes.map(
    ({ d, fillRule }) => `<path d="${d}"${fillRule === 'evenodd' ? ' fill-rule="evenodd"' : ''}/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}mm" height="${height}mm"><g transform="translate(${left} ${top}) scale(${scale})">${paths.join('')}</g></svg>`
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
  const { catalogue } = content
  const design = templateOf(slug, language, content)
  if (design && design.type !== 'stamp') return null
  const model = findStampModel(catalogue, design ? stampSlug(design.config) : slug)
  if (!model) return null
  const template: Template | undefined = design && { name: '', language, design }
  const print = await templateImpression(
    model,
    (template as Parameters<typeof templateImpression>[1]) ?? suitingTemplate(model, language, content),
    catalogue,
  )
  return print ? printPicture(model, print) : null
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
  const template = templateOf(slug, language, content)
  if (template) return template.type === 'sign' ? outlinesOf(template, content) : null
  const material = findMaterial(content.catalogue, slug.replace(/^sign-/, ''))
  const design = material && suitingSign(material, firstColor(material), language, content.templates)?.design
  return design ? outlinesOf(design, content) : null
}
