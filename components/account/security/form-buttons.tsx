'use client'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'

interface FormButtonsProps {
  /** What sending the form does. */
  label: string
  busy: boolean
  onBack: () => void
}

/** The buttons of a security form: send or cancel. */
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
