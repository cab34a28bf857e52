'use client'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { Textarea } from '@/components/ui/field'
import { sentAlong } from '@/lib/design/import/sent-files'
import type { CartItem } from '@/lib/product/item/item'
import { cartLimits } from '@/lib/product/item/limits'
import { useCart } from '@/stores/cart'

interface CommentFieldProps {
  /** On the button that opens it. */
  open: string
  /** The same for screen readers, where the short text is not enough. */
  openLabel?: string
  label: string
  hint: string
  value: string
  onChange: (value: string) => void
}

/** A message field behind a button, in the same place. An existing message is shown at once. */
function CommentField({ open, openLabel, label, hint, value, onChange }: CommentFieldProps) {
  const t = useTranslations('cart')
  const id = useId()
  const [shown, setShown] = useState(value !== '')
  if (!shown) {
    return (
      <button
        type="button"
        className="link min-h-6 text-sm pointer-coarse:min-h-11"
        aria-label={openLabel}
        onClick={() => setShown(true)}
      >
        {open}
      </button>
    )
  }
  return (
    <div className="mt-2 w-full max-w-130">
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="text-sm font-semibold">
          {label}
        </label>
        <button
          type="button"
          className="link min-h-6 text-sm pointer-coarse:min-h-11"
          onClick={() => {
            onChange('')
            setShown(false)
          }}
        >
          {t('remove')}
        </button>
      </div>
      <Textarea
        id={id}
        // The press before asked for it.
        autoFocus={value === ''}
        value={value}
        maxLength={cartLimits.comment}
        aria-describedby={`${id}-hint`}
        className="mt-1 min-h-20!"
        onChange={event => onChange(event.target.value)}
      />
      <p id={`${id}-hint`} className="mt-1 text-xs text-ink-3">
        {hint}
      </p>
    </div>
  )
}

/** The shopper's remark about one line. For a line that the workshop lays out it stands with the files. */
export function LineComment({ item, title }: { item: CartItem; title: string }) {
  const t = useTranslations('cart.comment')
  const setLineComment = useCart(cart => cart.setLineComment)
  const { design, parts, comment } = item.content
  const isMade = design !== undefined || parts !== undefined
  if (sentAlong(item) || (!isMade && comment === undefined)) return null
  return (
    <CommentField
      open={t('line')}
      openLabel={t('lineOf', { name: title })}
      label={t('lineOf', { name: title })}
      hint={t('lineHint')}
      value={item.content.comment ?? ''}
      onChange={value => setLineComment(item.id, value)}
    />
  )
}

/** The shopper's remark about the whole order. */
export function OrderComment() {
  const t = useTranslations('cart.comment')
  const comment = useCart(cart => cart.comment)
  const setComment = useCart(cart => cart.setComment)
  return (
    <CommentField
      open={t('order')}
      label={t('orderLabel')}
      hint={t('orderHint')}
      value={comment}
      onChange={setComment}
    />
  )
}
