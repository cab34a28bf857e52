import type { Language } from '@/lib/ground/common'
import { Link } from '@/lib/ground/site/navigation'
import type { PictureLink } from './picture-link'
import { ProductPicture } from './product-picture'

interface TemplateTileProps {
  template: PictureLink
  language: Language
  ground: 'bench' | 'wall'
  sizes: string
  note?: string
}

const grounds = {
  bench: { frame: 'on-bench aspect-[1.7]', picture: 'object-cover' },
  wall: { frame: 'on-wall aspect-4/3', picture: 'object-contain' },
}

/** A template to begin with: its picture and its name, as a link to its page. */
export function TemplateTile({ template, language, ground, sizes, note }: TemplateTileProps) {
  const { slug, name, url } = template
  const { frame, picture } = grounds[ground]
  return (
    <Link href={url} className="group block rounded-md outline-offset-4!">
      <span className={`picture-grow block overflow-hidden rounded-md ${frame}`}>
        <ProductPicture
          spec={{ kind: 'template', slug, view: 'tile', language }}
          alt=""
          sizes={sizes}
          className={`size-full ${picture}`}
        />
      </span>
      <span className="mt-2 block text-sm font-semibold">{name}</span>
      {note && <span className="block text-sm text-ink-2">{note}</span>}
    </Link>
  )
}
