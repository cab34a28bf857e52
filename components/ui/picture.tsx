import type { CSSProperties } from 'react'

/** Addresses of one picture at 1x, 2x and 3x, as `srcset` values, and the plain one. */
export interface PictureSources {
  webp: string
  fallback: string
  src: string
}

interface PictureProps {
  sources: PictureSources
  alt: string
  width: number
  height: number
  /** The first picture of a page is fetched before anything else. */
  priority?: boolean
  className?: string
  style?: CSSProperties
}

/** A product's picture; its measures are known before it arrives, so nothing moves. */
export function Picture({ sources, alt, width, height, priority, className, style }: PictureProps) {
  return (
    <picture className="contents">
      <source type="image/webp" srcSet={sources.webp} />
      <img
        src={sources.src}
        srcSet={sources.fallback}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        className={className}
        style={style}
      />
    </picture>
  )
}
