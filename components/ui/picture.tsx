import type { CSSProperties } from 'react'

/** What an `<img>` needs: the plain address, those for denser screens, and the picture's own measures. */
export interface ImageSources {
  src: string
  srcSet?: string
  width: number
  height: number
  sizes?: string
}

interface PictureProps {
  sources: ImageSources
  alt: string
  /** The first picture of a page is fetched before anything else. */
  priority?: boolean
  className?: string
  style?: CSSProperties
}

/** A product's picture; its size is known before it loads, so nothing moves. */
export function Picture({ sources, alt, priority, className, style }: PictureProps) {
  return (
    <img
      {...sources}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      // With asynchronous decoding a first picture would come one frame later.
      decoding={priority ? 'sync' : 'async'}
      className={className}
      style={style}
    />
  )
}
