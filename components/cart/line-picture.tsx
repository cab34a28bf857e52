'use client'
import { useEffect, useState } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Picture } from '@/components/ui/picture'
import { type PictureSpec, pictureSources } from '@/lib/drawing/url'
import type { ProductKind } from '@/lib/products/kind'

/** Pictures drawn before, by what they show: a line that only changes its quantity is not drawn again. */
const drawn = new WeakMap<object, Promise<string | null>>()

/** The server draws it from the scene: a cart needs neither text engine nor fonts. `null` where nothing can be drawn. */
async function draw(design: object): Promise<string | null> {
  const response = await fetch('/pictures/design', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(design),
  })
  return response.ok ? URL.createObjectURL(await response.blob()) : null
}

function useDrawing(design: unknown): string | null | undefined {
  const [url, setUrl] = useState<string | null>()
  useEffect(() => {
    if (typeof design !== 'object' || design === null) {
      setUrl(null)
      return
    }
    let stale = false
    const picture = drawn.get(design) ?? draw(design)
    drawn.set(design, picture)
    picture
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
  }, [design])
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

/** A product with the customer's own text. It says nothing that the words beside it do not: hidden from readers. */
export function LinePicture({ design, spec, ground, className }: LinePictureProps) {
  const url = useDrawing(design)
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
