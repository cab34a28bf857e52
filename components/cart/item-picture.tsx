'use client'
import { useEffect, useState } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Picture } from '@/components/ui/picture'
import type { CartItem } from '@/lib/cart/item'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import type { Language } from '@/lib/catalogue/common'
import { type PictureSpec, pictureSources } from '@/lib/drawing/url'

/** Pictures drawn before, by what they show: a line that only changes its quantity is not drawn anew. */
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

function useDrawing({ content: { design } }: CartItem): string | null | undefined {
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

/** Pictures of supplies are named by their ink, the lines of the cart by the variant. */
function inkOfVariant({ slug, content }: CartItem, { staticProducts }: Catalogue): string | undefined {
  const product = staticProducts.products.find(candidate => candidate.slug === slug)
  return product?.variants.find(variant => variant.slug === content.variant)?.inkColor
}

/** The shop's own picture of a product that has no design, or whose design cannot be drawn. */
function specOf(item: CartItem, catalogue: Catalogue, language: Language): PictureSpec | null {
  const { slug, content } = item
  const color = typeof content.config?.color === 'string' ? content.config.color : undefined
  switch (item.type) {
    case 'stamp':
    case 'stamping':
      return { kind: 'stamp', slug, view: 'mount', color, ink: content.inkColor ?? undefined, language }
    case 'rubber':
      return { kind: 'rubber', slug, view: 'tile', language }
    case 'sign':
      return { kind: 'sign', slug, view: 'tile', color, language }
    case 'static':
    case 'stamp-static':
    case 'cartridge':
      return { kind: 'static', slug, view: 'tile', variant: inkOfVariant(item, catalogue), language }
    default:
      return null
  }
}

interface ItemPictureProps {
  item: CartItem
  catalogue: Catalogue
  language: Language
  className?: string
}

/** A line's picture with the customer's own text. It says nothing that the line beside it does not: hidden from readers. */
export function ItemPicture({ item, catalogue, language, className }: ItemPictureProps) {
  const url = useDrawing(item)
  const spec = specOf(item, catalogue, language)
  const ground = item.type === 'sign' ? 'on-wall' : 'on-bench'
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
