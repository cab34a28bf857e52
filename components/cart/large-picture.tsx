'use client'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import type { Language } from '@/lib/ground/common'
import type { ProductLine } from '@/lib/product/kinds/kind'
import { ItemPicture } from './item-picture'

const LargePictureDialog = dynamic(
  () => import('./large-picture-dialog').then(part => part.LargePictureDialog),
  { ssr: false },
)

interface LargePictureProps {
  item: ProductLine
  catalogue: Catalogue
  language: Language
  title: string
  facts: string
}

/** The picture of a line, which opens large when it is pressed. */
export function LargePicture({ title, facts, ...shown }: LargePictureProps) {
  const t = useTranslations('cart')
  const [open, setOpen] = useState(false)
  return (
    <div>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t('enlarge', { name: title })}
        onClick={() => setOpen(true)}
        className="block w-full cursor-zoom-in rounded-md"
      >
        <ItemPicture {...shown} />
      </button>
      {open && <LargePictureDialog {...shown} title={title} facts={facts} onClose={() => setOpen(false)} />}
    </div>
  )
}
