import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import type { Language } from '@/lib/ground/common'
import { Link } from '@/lib/ground/site/navigation'
import type { PictureLink } from '../picture-link'
import { SwatchPicture } from './swatch-choice'

interface PictureLinksProps {
  links: readonly PictureLink[]
  language: Language
}

/** The other materials, each as a link to its page; rendered when they are opened. */
export function MaterialLinks({ links, language }: PictureLinksProps) {
  const t = useTranslations('product.sign')
  const [open, setOpen] = useState(false)
  const details = useRef<HTMLDetailsElement>(null)
  // It may have been opened before this code came.
  useEffect(() => setOpen(Boolean(details.current?.open)), [])
  return (
    <details ref={details} className="mt-3" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary className="link tap inline-block list-none text-sm">{t('otherMaterials')}</summary>
      <ul className="mt-3 flex flex-wrap gap-2.5">
        {(open ? links : []).map(({ slug, name, url }) => (
          <li key={slug} className="swatch">
            <Link href={url} className="block rounded-[3px]">
              <SwatchPicture spec={{ kind: 'sign', slug, view: 'swatch', language }} />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
