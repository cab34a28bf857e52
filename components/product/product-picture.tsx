import { Picture } from '@/components/ui/picture'
import { type PictureSpec, pictureSources } from '@/lib/drawing/url'

interface ProductPictureProps {
  spec: PictureSpec
  alt: string
  /** As in HTML, where the picture is not shown at its own width. */
  sizes?: string
  priority?: boolean
  className?: string
}

/** A product drawn by the shop, at the densities of all screens. */
export function ProductPicture({ spec, alt, sizes, priority, className }: ProductPictureProps) {
  return (
    <Picture
      sources={pictureSources(spec, sizes ? { sizes } : {})}
      alt={alt}
      priority={priority}
      className={className}
    />
  )
}
