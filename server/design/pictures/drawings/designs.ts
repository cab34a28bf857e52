import { hasMaterial } from '@/lib/design/scene/traits'
import 'server-only'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import { impressionOfScene } from '@/lib/design/drawing/scene-marks'
import { inksOf } from '@/lib/design/drawing/stamps/inks'
import { linePicture } from '@/lib/design/drawing/stamps/line-picture'
import { stampPicture } from '@/lib/design/drawing/stamps/stamp-picture'
import { textPlatePicture } from '@/lib/design/drawing/supplies/supply-picture'
import type { Design, StampDesign } from '@/lib/design/scene/model'
import { padOfPack } from '@/lib/product/kinds/stamp/pack-pad'
import { compileDesign } from '@/server/design/scene/compile-design'
import type { Drawing } from './drawing'
import { drawSignDesign } from './signs'
import { supportDrawing } from './supports'

/** What a stamp's picture is made of; `undefined` where the catalogue has no such mount, colour or ink. */
function dress(design: StampDesign, catalogue: Catalogue) {
  const { models, rubbers, mountColors, inkColors } = catalogue.stampModels
  const { brand, range, model: name, color } = design.config
  const model = models.find(m => m.brand === brand && m.range === range && m.model === name)
  if (!model) {
    const rubber = rubbers.find(({ slug }) => slug === design.modelId)
    const carrier = models.find(({ slug }) => slug === rubber?.forModel)
    return carrier && { kind: 'plate' as const, carrier }
  }
  const mount = mountColors.find(({ slug }) => slug === color)
  const ink = inkColors.find(({ slug }) => slug === (design.inkColor ?? model.inksColor[0]))
  if (!mount || !ink) return undefined
  const pad = padOfPack(model, catalogue)
  return { kind: 'mount' as const, model, mountHex: mount.hex, ...inksOf(ink, inkColors), pad }
}

/** The visible parts of a design: without its id and its quantity. */
const lookOf = ({ type, config, inkColor, elements }: Design) => ({ type, config, inkColor, elements })

function stampDrawing(
  design: StampDesign,
  catalogue: Catalogue,
  ratio: number,
  paper: boolean,
): Drawing | undefined {
  const dressed = dress(design, catalogue)
  if (!dressed) return undefined
  return {
    facts: [lookOf(design), dressed],
    draw: async () => {
      const scene = await compileDesign(design, catalogue)
      if (!scene) throw new Error(`no plate for ${design.modelId}`)
      const impression = impressionOfScene(scene)
      if (dressed.kind === 'plate') return textPlatePicture(dressed.carrier, impression, ratio)
      const picture = { ...dressed, impression }
      return paper ? stampPicture({ ...picture, paper }, ratio) : linePicture(picture, ratio)
    },
  }
}

/**
 * A customer's design on its product, with the very outlines that are made: a stamp with the card that it prints if
 * `paper`, else its enlarged print with the mount in front; `undefined` where the product is unknown.
 */
export function designDrawing(
  design: Design,
  catalogue: Catalogue,
  ratio: number,
  paper = false,
): Drawing | undefined {
  if (!hasMaterial(design)) return stampDrawing(design, catalogue, ratio, paper)
  if (design.support) return supportDrawing(design, design.support, catalogue, ratio)
  const material = catalogue.materials.materials.find(({ name }) => name === design.config.material)
  if (!material) return undefined
  // On the cart's own wall, not on the editor's background.
  const plain = { ...design, background: null }
  return {
    facts: [lookOf(plain), material],
    draw: () => drawSignDesign(plain, design.config, catalogue, ratio),
  }
}
