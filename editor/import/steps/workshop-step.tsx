'use client'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field, Textarea } from '@/components/ui/field'
import { PriceAlone } from '@/components/ui/price'
import { cartLimits } from '@/lib/product/item/limits'
import type { ImportHost, WorkshopOrder } from '../host'
import type { ImportDesk, ImportStep } from '../import-desk'
import { Looked } from '../looked'

interface WorkshopStepProps {
  step: Extract<ImportStep, { name: 'workshop' }>
  desk: ImportDesk
  host: ImportHost
  order: WorkshopOrder
}

/** Files that the workshop lays out, with remarks, at the price of the product (ORDER-24). */
export function WorkshopStep({ step: { pictures, sending }, desk, host, order }: WorkshopStepProps) {
  const t = useTranslations('importDesign.workshop')
  const id = useId()
  const [comment, setComment] = useState('')
  const add = () => void desk.send(pictures, sent => order.add(sent, comment.trim()))
  return (
    <>
      <p className="text-sm">{t('text', { product: host.name })}</p>
      <ul className="flex flex-wrap gap-3">
        {pictures.map((picture, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list of one choice never changes, and may hold a file twice
          <Looked key={index} picture={picture} single={false} />
        ))}
      </ul>
      <Field id={id} label={t('comment')} optional={t('optional')} hint={t('commentHint')}>
        <Textarea
          id={id}
          aria-describedby={`${id}-hint`}
          value={comment}
          maxLength={cartLimits.comment}
          onChange={event => setComment(event.target.value)}
        />
      </Field>
      <p className="text-sm">
        {t('price')} <PriceAlone price={order.price} className="font-[650]" /> {t('piece')}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <Button onClick={add} disabled={sending}>
          {t('add')}
        </Button>
        <Button look="ghost" disabled={sending} onClick={() => desk.go({ name: 'pictures', pictures })}>
          {t('back')}
        </Button>
        <span role="status" className="text-sm text-ink-2">
          {sending && t('sending')}
        </span>
      </div>
      <p className="text-xs text-ink-2">{t('private')}</p>
    </>
  )
}

interface SentStepProps {
  step: Extract<ImportStep, { name: 'sent' }>
  host: ImportHost
  order: WorkshopOrder
  onClose: () => void
}

/** It is in the cart. */
export function SentStep({ step: { files }, host, order, onClose }: SentStepProps) {
  const t = useTranslations('importDesign.workshop')
  return (
    <>
      <p className="text-sm">{t('sent', { product: host.name, files: files.join(' + ') })}</p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={order.toCart}>{t('toCart')}</Button>
        <Button look="secondary" onClick={onClose}>
          {t('stay')}
        </Button>
      </div>
    </>
  )
}
