import 'server-only'
import type { PictureSpec } from '@/lib/drawing/url'

/** A photograph of the back-office's media, by the name of its file without the ending. */
export type Photo = { name: string; file: string; changedAt: string }

/** Views that show what is not the product as a whole are always drawn. */
const drawnViews: readonly string[] = ['plate', 'pad', 'blank', 'swatch']

/** Names that a photograph of a picture may have, the closest first. */
function namesOf(spec: PictureSpec): string[] {
  const { slug } = spec
  const withOption = (option: string | undefined) => (option ? [`${slug}-${option}`, slug] : [slug])
  switch (spec.kind) {
    case 'stamp':
      return withOption(spec.color)
    case 'static':
      return withOption(spec.variant)
    case 'sign': {
      const name = slug.startsWith('sign-') ? slug : `sign-${slug}`
      return spec.color ? [`${name}-${spec.color}`, name] : [name]
    }
    case 'scene':
      return [`scene-${slug}`]
    case 'rubber':
    case 'template':
      return [slug]
    case 'fixing':
      return []
  }
}

/**
 * The photograph that replaces a drawing (DESIGN-13): a medium whose file is named as the product, e.g.
 * `model-trodat-printy-4913.jpg`, or as the product and its colour, `model-trodat-printy-4913-blue.jpg`.
 */
export function photoOf(spec: PictureSpec, photos: readonly Photo[]): Photo | undefined {
  if (!photos.length || drawnViews.includes(spec.view)) return undefined
  for (const name of namesOf(spec)) {
    const found = photos.find(photo => photo.name === name)
    if (found) return found
  }
  return undefined
}
