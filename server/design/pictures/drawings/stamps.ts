import 'server-only'
import type { StampModel } from '@/lib/catalogue/stamps'
import { inksOf } from '@/lib/design/drawing/stamps/inks'
import { isOpened } from '@/lib/design/drawing/stamps/opened'
import {
  openedPicture,
  type StampPicture,
  sidePicture,
  stampPicture,
  turnPicture,
} from '@/lib/design/drawing/stamps/stamp-picture'
import { turnSteps } from '@/lib/design/drawing/stamps/turn-steps'
import { cartridgePicture, padPicture, textPlatePicture } from '@/lib/design/drawing/supplies/supply-picture'
import { type PictureSpec, pictureSize } from '@/lib/design/drawing/url'
import type { Language } from '@/lib/ground/common'
import { padOfPack } from '@/lib/product/kinds/stamp/pack-pad'
import { suitingTemplate } from '@/lib/product/kinds/stamp/suiting-template'
import { templateImpression } from '../impressions'
import { type PictureContent, templatesIn } from '../picture-content'
import type { Drawing } from './drawing'

/** `base` is the picture without its impression. */
export type Dressed = { facts: unknown; base: StampPicture; picture: () => Promise<StampPicture> }

/** A model in a colour and an ink with the print of the template that suits it. */
export function dressStamp(
  model: StampModel,
  colours: { color?: string; ink?: string },
  language: Language,
  content: PictureContent,
): Dressed | undefined {
  const { catalogue } = content
  const { mountColors, inkColors } = catalogue.stampModels
  const color = colours.color ?? model.colors[0]
  const ink = colours.ink ?? model.inksColor[0]
  const mount = mountColors.find(({ slug }) => slug === color)
  const swatch = inkColors.find(({ slug }) => slug === ink)
  if (!mount || !swatch) return undefined
  if (!model.colors.includes(mount.slug) || !model.inksColor.includes(swatch.slug)) return undefined
  const template = suitingTemplate(model, templatesIn(language, content), catalogue)
  const inks = inksOf(swatch, inkColors)
  const base: StampPicture = {
    model,
    mountHex: mount.hex,
    ...inks,
    phrase: model.phrases?.[language][0],
    pad: padOfPack(model, catalogue),
  }
  return {
    facts: [base, template?.design],
    base,
    picture: async () => ({
      ...base,
      impression: await templateImpression(model, template?.design, catalogue),
    }),
  }
}

/** The pad that inks a stamp: its cartridge, or an open ink pad for hand stamps. */
function padDrawing(model: StampModel, picture: StampPicture, ratio: number): string {
  if (!model.cartridge) return padPicture({ width: 90, height: 50, inkHex: picture.inkHex }, ratio)
  const { inkHex, bandHex } = picture
  return cartridgePicture({ plate: model, inkHex, bandHex, mark: model.cartridge.toUpperCase() }, ratio)
}

/** A stamp's picture; undefined where its model is not in the catalogue. */
export function stampDrawing(spec: PictureSpec<'stamp'>, content: PictureContent): Drawing | undefined {
  const { catalogue } = content
  const model = catalogue.stampModels.models.find(({ slug, published }) => slug === spec.slug && published)
  if (!model) return undefined
  const dressed = dressStamp(model, spec, spec.language, content)
  if (!dressed || (spec.view === 'open' && !isOpened(model))) return undefined
  const { step = 0 } = spec
  if (spec.view === 'turn' && step >= turnSteps(model)) return undefined
  if (spec.view === 'misc' && step >= model.miscImages.length) return undefined
  const size = pictureSize(spec)
  const ratio = size.width / size.height
  return {
    facts: dressed.facts,
    draw: async () => {
      if (spec.view === 'blank') return stampPicture({ ...dressed.base, paper: true, blank: true }, ratio)
      const picture = await dressed.picture()
      if (spec.view === 'plate') return textPlatePicture(model, picture.impression, ratio)
      if (spec.view === 'turn') return turnPicture(picture, (360 * step) / turnSteps(model), ratio)
      if (spec.view === 'side') return sidePicture(picture, ratio)
      if (spec.view === 'open') return openedPicture(picture, ratio) ?? stampPicture(picture, ratio)
      if (spec.view === 'pad') return padDrawing(model, picture, ratio)
      const paper = spec.view === 'hero' || spec.view === 'tile'
      return stampPicture({ ...picture, paper }, ratio)
    },
  }
}

/** A text plate's picture; undefined where its model is not in the catalogue. */
export function rubberDrawing(spec: PictureSpec<'rubber'>, content: PictureContent): Drawing | undefined {
  const { catalogue } = content
  const rubber = catalogue.stampModels.rubbers.find(({ slug }) => slug === spec.slug)
  const model = catalogue.stampModels.models.find(({ slug }) => slug === rubber?.forModel)
  if (!model) return undefined
  const template = suitingTemplate(model, templatesIn(spec.language, content), catalogue)
  const size = pictureSize(spec)
  return {
    facts: [model, template?.design],
    draw: async () =>
      textPlatePicture(
        model,
        await templateImpression(model, template?.design, catalogue),
        size.width / size.height,
      ),
  }
}
