import { fromBase64 } from '@/lib/design/scene/base64'
import { pictureLimits } from '../limits'
import { sniffFile } from '../sniff'

/** A picture within a drawing that can be shown: its bytes stand in the file, and are what they say. */
export function isOwnPicture(href: string): boolean {
  const found = /^data:image\/(?:png|jpe?g|webp|gif);base64,/i.exec(href.slice(0, 40))
  if (!found) return false
  const bytes = fromBase64(href.slice(found[0].length).replace(/\s+/g, ''))
  const sniffed = bytes && sniffFile(bytes)
  return (
    sniffed !== null &&
    sniffed !== undefined &&
    'width' in sniffed &&
    sniffed.width * sniffed.height <= pictureLimits.pixels
  )
}
