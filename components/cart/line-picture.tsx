'use client'
import { useEffect, useState } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Picture } from '@/components/ui/picture'
import { type PictureSpec, pictureSources } from '@/lib/design/drawing/url'
import type { ProductKind } from '@/lib/product/kinds/kind'
import { type DrawnSize, drawDesign } from './draw-design'

/** The address of a design's picture: `undefined` while it is drawn, `null` where there is none. */
export function useDrawing(design: unknown, size: DrawnSize): string | null | undefined {
  const [url, setUrl] = useState<string | null>()
  useEffect(() => {
    if (typeof design !== 'object' || design === null) {
      setUrl(null)
      return
    }
    let stale = false
    drawDesign(design, size)
      .catch(error => {
        console.warn('the picture of a line could not be drawn', error)
        return null
      })
      .then(made => {
        if (!stale) setUrl(made)
      })
    return () => {
      stale = true
    }
  }, [design, size])
  return url
}

interface LinePictureProps {
  /** What was designed, as it is stored; it is drawn where there is one. */
  design: unknown
  /** The shop's own picture of the product. */
  spec: PictureSpec | null
  ground: ProductKind['ground']
  className?: string
}

/** A product with the customer's own text. It adds nothing to the text beside it: hidden from screen readers. */
export function LinePicture({ design, spec, ground, className }: LinePictureProps) {
  const url = useDrawing(design, 'line')
  const behind = ground === 'wall' ? 'on-wall' : 'on-bench'
  return (
    <span className={classNames('block aspect-4/3 shrink-0 overflow-hidden rounded-md', behind, className)}>
      {url && (
        <Picture
          sources={{ src: url, srcSet: `${url} 1x`, width: 120, height: 90 }}
          alt=""
          className="size-full object-contain"
        />
      )}
      {url === null && spec && (
        <Picture
          sources={pictureSources(spec, { sizes: '148px' })}
          alt=""
          className="size-full object-contain"
        />
      )}
    </span>
  )
}
