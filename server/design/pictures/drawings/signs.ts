import 'server-only'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import { lettering } from '@/lib/design/drawing/lettering/lettering'
import { fitScene, holesOfScene, marksOfScene } from '@/lib/design/drawing/scene-marks'
import { type Backdrop, backdrops } from '@/lib/design/drawing/signs/backdrop'
import { cornerPicture } from '@/lib/design/drawing/signs/corner-picture'
import { signLook } from '@/lib/design/drawing/signs/look'
import { signPicture } from '@/lib/design/drawing/signs/sign-picture'
import { fixingSwatch, materialSwatch } from '@/lib/design/drawing/signs/swatch'
import { type PictureSpec, pictureSize } from '@/lib/design/drawing/url'
import type { SignDesign } from '@/lib/design/scene/model'
import { suitingSign } from '@/lib/product/kinds/sign/suiting-template'
import type { SignConfig } from '@/lib/product/sign/config'
import { normaliseSignConfig } from '@/lib/product/sign/normalise'
import { compileDesign } from '@/server/design/scene/compile-design'
import { type PictureContent, templatesIn } from '../picture-content'
import type { Drawing } from './drawing'

const isBackdrop = (value: string | null): value is Backdrop => backdrops.some(backdrop => backdrop === value)

/** A design on its sign; the marks are fitted where the config has another size. */
async function signOf(design: SignDesign, config: SignConfig, catalogue: Catalogue) {
  const look = signLook(config, catalogue)
  if (!look) throw new Error(`no material ${config.material}`)
  const scene = await compileDesign(design, catalogue)
  const fitted = scene ? fitScene(scene, config.width, config.height) : undefined
  return {
    look,
    marks: fitted ? marksOfScene(fitted, look.text) : [],
    holes: fitted ? holesOfScene(fitted) : [],
  }
}

/** A design on its sign, as SVG. */
export async function drawSignDesign(
  design: SignDesign,
  config: SignConfig,
  catalogue: Catalogue,
  ratio: number,
): Promise<string> {
  const { background } = design
  return signPicture({
    ...(await signOf(design, config, catalogue)),
    // The page itself has a plain wall; only other backgrounds are drawn.
    backdrop: isBackdrop(background) && background !== 'white' ? background : 'none',
    ratio,
  })
}

/** A sign's picture; undefined where its model or material is not in the catalogue. */
export function signDrawing(spec: PictureSpec<'sign'>, content: PictureContent): Drawing | undefined {
  const { catalogue } = content
  // A product of this family is named `sign-` and its material.
  const wantedName = spec.slug.replace(/^sign-/, '')
  const material = catalogue.materials.materials.find(
    ({ name, published }) => name === wantedName && published,
  )
  if (!material) return undefined
  const template = suitingSign(material, spec.color, templatesIn(spec.language, content))
  if (!template) return undefined
  const { config: shown } = template.design
  // Without a colour the template's own is shown, where it is of this material.
  const wantedColor =
    spec.color ?? (shown.material === material.name ? shown.color : material.colors[0]?.slug)
  const color = material.colors.find(({ slug }) => slug === wantedColor)
  if (!color) return undefined
  const wanted = { ...shown, material: material.name, color: color.slug }
  // Size, finishes and fixing are made to fit; a colour that is out of stock is still shown as itself.
  const config = {
    ...normaliseSignConfig(wanted, catalogue).config,
    material: material.name,
    color: color.slug,
  }
  const size = pictureSize(spec)
  const ratio = size.width / size.height
  return {
    facts: [material, color, template.design, config],
    draw: async () => {
      if (spec.view === 'edge') return cornerPicture(await signOf(template.design, config, catalogue), ratio)
      if (spec.view !== 'swatch') {
        const design = { ...template.design, background: material.isXXL ? null : template.design.background }
        return drawSignDesign(design, config, catalogue, ratio)
      }
      const look = signLook(config, catalogue)
      if (!look) throw new Error(`no material ${config.material}`)
      return materialSwatch(look, lettering('A', 34, 40, 42))
    },
  }
}

/** A fixing's picture; undefined where it is not in the catalogue. */
export function fixingDrawing(
  spec: PictureSpec<'fixing'>,
  { catalogue }: PictureContent,
): Drawing | undefined {
  const fixing = catalogue.fixings.fixings.find(({ name }) => name === spec.slug)
  if (!fixing) return undefined
  const { styles = [], 'badge-type': badges = [] } = fixing.options
  const offered = [...styles, ...badges]
  if (spec.style !== undefined && !offered.includes(spec.style)) return undefined
  const style = spec.style ?? offered[0] ?? ''
  const svg = fixingSwatch(fixing.name, style)
  return svg ? { facts: [fixing.name, style], draw: async () => svg } : undefined
}
