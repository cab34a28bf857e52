import 'server-only'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import { stampPicture } from '@/lib/drawing/stamps/stamp-picture'
import { type PictureSpec, pictureSize } from '@/lib/drawing/url'
import { sampleImpression } from './impressions'

/** A picture that can be drawn: the facts it depends on, and how to draw it as SVG. */
export type Drawing = { facts: unknown; draw: () => Promise<string> }

type SpecOf<K extends PictureSpec['kind']> = Extract<PictureSpec, { kind: K }>

function stampDrawing(spec: SpecOf<'stamp'>, { stampModels }: Catalogue): Drawing | undefined {
  const model = stampModels.models.find(({ slug, published }) => slug === spec.slug && published)
  const mount = stampModels.mountColors.find(({ slug }) => slug === spec.color)
  const ink = stampModels.inkColors.find(({ slug }) => slug === spec.ink)
  if (!model || !mount || !ink) return undefined
  if (!model.colors.includes(mount.slug) || !model.inksColor.includes(ink.slug)) return undefined
  const size = pictureSize(spec)
  return {
    facts: [model, mount.hex, ink.hex],
    draw: async () =>
      stampPicture(
        {
          model,
          mountHex: mount.hex,
          inkHex: ink.hex,
          impression: await sampleImpression(model, spec.language),
          phrase: model.phrases?.[spec.language][0],
          paper: spec.view === 'hero' || spec.view === 'tile',
        },
        size.width / size.height,
      ),
  }
}

/** The drawing that a spec names, or `undefined` where the catalogue has no such combination. */
export function drawingOf(spec: PictureSpec, catalogue: Catalogue): Drawing | undefined {
  switch (spec.kind) {
    case 'stamp':
      return stampDrawing(spec, catalogue)
    default:
      return undefined
  }
}
