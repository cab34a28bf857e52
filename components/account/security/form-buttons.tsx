'use client'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'

interface FormButtonsProps {
  /** What sending the form does. */
  label: string
  busy: boolean
  onBack: () => void
}

/** The end of a form of the account's safety: it is sent or left. */
export function FormButtons({ label, busy, onBack }: FormButtonsProps) {
  const t = useTranslations('accountArea.factor')
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" size="small" aria-disabled={busy || undefined}>
        {label}
      </Button>
      <Button size="small" look="secondary" onClick={onBack}>
        {t('cancel')}
      </Button>
    </div>
  )
}
