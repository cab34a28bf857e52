'use client'
import { useEffect, useState } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Picture } from '@/components/ui/picture'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import type { Language } from '@/lib/catalogue/common'
import { pictureSources } from '@/lib/drawing/url'
import type { ProductLine } from '@/lib/products/kind'
import { kindOf } from '@/lib/products/registry'

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

function useDrawing({ content: { design } }: ProductLine): string | null | undefined {
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

interface ItemPictureProps {
  item: ProductLine
  catalogue: Catalogue
  language: Language
  className?: string
}

/** A line's picture with the customer's own text. It says nothing that the line beside it does not: hidden from readers. */
export function ItemPicture({ item, catalogue, language, className }: ItemPictureProps) {
  const url = useDrawing(item)
  const kind = kindOf(item)
  const spec = kind?.picture(item, catalogue, language)
  const ground = kind?.ground === 'wall' ? 'on-wall' : 'on-bench'
  return (
    <span className={classNames('block aspect-4/3 shrink-0 overflow-hidden rounded-md', ground, className)}>
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
