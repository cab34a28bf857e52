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
import { sampleImpression, suitingSample } from './impressions'
import type { PictureContent, Sample } from './samples'

/** The colour that a material's page begins with: the first that can be had. */
export const firstColor = (material: Material): string =>
  material.colors.find(({ outOfStock }) => !outOfStock)?.slug ?? ''

function sampleOf(slug: string, language: Language, { samples }: PictureContent): Design | undefined {
  const named = samples.filter(({ name, design }) => name === slug || design.slug === slug)
  return (named.find(sample => sample.language === language) ?? named[0])?.design
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
 * The print that a stamp's page shows at its true size, as SVG: of the sample that suits a model, or of a ready-made
 * design. `null` where there is nothing of this name to print.
 */
export async function stampPrint(
  slug: string,
  language: Language,
  content: PictureContent,
): Promise<string | null> {
  const { catalogue } = content
  const design = sampleOf(slug, language, content)
  if (design && design.type !== 'stamp') return null
  const model = findStampModel(catalogue, design ? stampSlug(design.config) : slug)
  if (!model) return null
  const sample: Sample | undefined = design && { name: '', language, design }
  const print = await sampleImpression(
    model,
    (sample as Parameters<typeof sampleImpression>[1]) ?? suitingSample(model, language, content),
    catalogue,
  )
  return print ? printPicture(model, print) : null
}

async function outlinesOf(design: SignDesign, content: PictureContent): Promise<SignText | null> {
  const scene = await compileDesign(design, content.catalogue)
  if (!scene) return null
  return { widthMm: scene.widthMm, heightMm: scene.heightMm, marks: marksOfScene(scene, 'ink') }
}

/** The sample text of a sign's page, for the drawing that follows every choice: a material's, or a ready-made design's. */
export async function signText(
  slug: string,
  language: Language,
  content: PictureContent,
): Promise<SignText | null> {
  const sample = sampleOf(slug, language, content)
  if (sample) return sample.type === 'sign' ? outlinesOf(sample, content) : null
  const material = findMaterial(content.catalogue, slug.replace(/^sign-/, ''))
  const design = material && suitingSign(material, firstColor(material), language, content.samples)?.design
  return design ? outlinesOf(design, content) : null
}
