'use client'

import { toast } from '@payloadcms/ui'
import { useTranslations } from 'next-intl'
import { z } from 'zod'
import type { CartItem } from '@/lib/product/item/item'
import { magicPicture } from '@/lib/product/kinds/magic/kind'

interface PictureFieldProps {
  item: CartItem
  disabled: boolean
  onPicture: (hash: string) => void
}

const keptSchema = z.object({ hash: z.string() })

/** The picture of a free-text line: sent to the shop as it is chosen, and shown to the client with the line. */
export function PictureField({ item, disabled, onPicture }: PictureFieldProps) {
  const t = useTranslations('backOffice.quotations')
  const send = async (file: File | undefined) => {
    if (!file) return
    const response = await fetch('/api/message-files', {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: file,
    }).catch(() => null)
    const kept = response?.ok ? keptSchema.safeParse(await response.json()).data : undefined
    if (kept) onPicture(kept.hash)
    else toast.error(t('invalid'))
  }
  return (
    <label className="bo-button bo-quotations__picture" aria-disabled={disabled || undefined}>
      {t(magicPicture(item) ? 'pictureThere' : 'pictureAdd')}
      <input
        type="file"
        accept="image/png,image/jpeg,image/webp"
        aria-label={t('picture')}
        disabled={disabled}
        onChange={({ currentTarget }) => void send(currentTarget.files?.[0])}
      />
    </label>
  )
}
