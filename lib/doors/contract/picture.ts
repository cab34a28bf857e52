import { z } from 'zod'
import type { PictureSpec } from '@/lib/design/drawing/url'
import { pictureKinds } from '@/lib/design/drawing/views'

/** A picture of the shop by name, as an answer carries it; its addresses are made where it is shown. */
export const pictureSchema = z.custom<PictureSpec>(isPicture)

function isPicture(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    'kind' in value &&
    pictureKinds.some(kind => kind === value.kind)
  )
}
