import 'server-only'
import path from 'node:path'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import { findStampModel } from '@/lib/catalogue/lookup'
import { firstChoiceOf, type PictureSpec } from '@/lib/design/drawing/url'
import type { PictureKind } from '@/lib/design/drawing/views'

/** A photograph of the back-office's media, by the name of its file without the ending. */
export type Photo = { name: string; file: string; changedAt: string }

/** Views that do not show the whole product are always drawn. */
const drawnViews: readonly string[] = ['plate', 'pad', 'blank', 'swatch', 'edge', 'side', 'open', 'turn']

/** What a photograph's name begins with before the slug, by the kind of picture; null for what is always drawn. */
const beginnings: Readonly<Record<PictureKind, string | null>> = {
  stamp: '',
  rubber: '',
  sign: 'sign-',
  static: '',
  template: '',
  fixing: null,
  scene: 'scene-',
}

/** Names that a photograph of a picture may have, the closest first. */
function namesOf(spec: PictureSpec): string[] {
  const beginning = beginnings[spec.kind]
  if (beginning === null) return []
  const name = spec.slug.startsWith(beginning) ? spec.slug : beginning + spec.slug
  const option = firstChoiceOf(spec)
  return option ? [`${name}-${option}`, name] : [name]
}

/** A model names its further pictures by the media's files, with their ending or without. */
function namesOfMisc(spec: PictureSpec, catalogue: Catalogue): string[] {
  const model = findStampModel(catalogue, spec.slug)
  const step = 'step' in spec ? spec.step : undefined
  const name = model?.miscImages[step ?? 0]
  return name ? [path.parse(name).name.toLowerCase()] : []
}

/**
 * The photograph that replaces a drawing (DESIGN-13): a medium whose file is named as the product, e.g.
 * `model-trodat-printy-4913.jpg`, or as the product and its colour, `model-trodat-printy-4913-blue.jpg`.
 */
export function photoOf(
  spec: PictureSpec,
  photos: readonly Photo[],
  catalogue: Catalogue,
): Photo | undefined {
  if (!photos.length || drawnViews.includes(spec.view)) return undefined
  for (const name of spec.view === 'misc' ? namesOfMisc(spec, catalogue) : namesOf(spec)) {
    const found = photos.find(photo => photo.name === name)
    if (found) return found
  }
  return undefined
}
