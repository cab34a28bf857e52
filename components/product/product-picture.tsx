import { Picture } from '@/components/ui/picture'
import {
  type PictureScale,
  type PictureSpec,
  pictureSize,
  pictureSources,
  pictureUrl,
} from '@/lib/design/drawing/url'

interface ProductPictureProps {
  spec: PictureSpec
  alt: string
  /** As in HTML, where the picture is not shown at its own width. */
  sizes?: string
  /** One file for all screens, at this density: for many small pictures the `srcset` weighs more than the files. */
  density?: PictureScale
  priority?: boolean
  className?: string
}

/** A product drawn by the shop, at the densities of all screens. */
export function ProductPicture({ spec, alt, sizes, density, priority, className }: ProductPictureProps) {
  const sources = density
    ? { src: pictureUrl(spec, density), ...pictureSize(spec) }
    : pictureSources(spec, sizes ? { sizes } : {})
  return <Picture sources={sources} alt={alt} priority={priority} className={className} />
}
