'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useId, useRef } from 'react'
import { Icon } from '@/components/ui/icon'
import { IconButton } from '@/components/ui/icon-button'
import { Picture } from '@/components/ui/picture'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import { pictureSources } from '@/lib/design/drawing/url'
import type { Language } from '@/lib/ground/common'
import type { ProductLine } from '@/lib/product/kinds/kind'
import { kindOf } from '@/lib/product/kinds/registry'
import { useDrawing } from './line-picture'

interface LargePictureDialogProps {
  item: ProductLine
  catalogue: Catalogue
  language: Language
  title: string
  facts: string
  onClose: () => void
}

/** What is in the cart, as large as the screen: with the customer's own words where there are some. */
export function LargePictureDialog({ title, facts, onClose, ...line }: LargePictureDialogProps) {
  const t = useTranslations('cart')
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  const close = () => dialog.current?.close()
  const ground = kindOf(line.item)?.ground ?? 'bench'
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press beside the picture; Escape and the button close it by keys
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      onClick={event => event.target === event.currentTarget && close()}
      className="m-auto w-[min(1000px,calc(100vw-24px),calc((100dvh-130px)*4/3))] max-w-none rounded-lg bg-paper p-3 text-ink shadow-2 backdrop:bg-ink/50"
    >
      <div className="flex items-start justify-between gap-4 pb-2">
        <div className="min-w-0">
          <h2 id={id} className="truncate text-base! font-semibold! leading-6">
            {title}
          </h2>
          <p className="truncate text-sm text-ink-2">{facts}</p>
        </div>
        <IconButton label={t('closePicture')} onClick={close}>
          <Icon name="close" size={20} />
        </IconButton>
      </div>
      <div
        className={`${ground === 'wall' ? 'on-wall' : 'on-bench'} relative aspect-4/3 overflow-hidden rounded-md`}
      >
        <LargeDrawing {...line} alt={[title, facts].filter(Boolean).join(', ')} />
      </div>
    </dialog>
  )
}

type LargeDrawingProps = Pick<LargePictureDialogProps, 'item' | 'catalogue' | 'language'> & { alt: string }

/** The small picture is shown until the large one is drawn, or if drawing fails. */
function LargeDrawing({ item, catalogue, language, alt }: LargeDrawingProps) {
  const kind = kindOf(item)
  const design = kind?.designed(item, catalogue) ?? null
  const large = useDrawing(design, 'large')
  const small = useDrawing(design, 'line')
  const shown = large ?? small
  const spec = kind?.picture(item, catalogue, language) ?? null
  if (shown) {
    const sources = { src: shown, srcSet: `${shown} 1x`, width: 1184, height: 888 }
    return <Picture sources={sources} alt={alt} priority className="size-full object-contain" />
  }
  if (large === undefined || !spec) return null
  const view = spec.kind === 'fixing' ? spec : { ...spec, view: 'hero' as const }
  return (
    <Picture
      sources={pictureSources(view, { sizes: '1000px' })}
      alt={alt}
      priority
      className="size-full object-contain"
    />
  )
}
