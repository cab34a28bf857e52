'use client'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { RefusalAlert } from '../refusal-alert'
import type { Saving } from './use-save'

/** The button of a form, and the result. */
export function SaveLine({ busy, refused, saved, label }: Omit<Saving, 'save'> & { label?: string }) {
  const t = useTranslations('accountArea')
  return (
    <div className="space-y-3">
      <RefusalAlert code={refused} />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" size="small" aria-disabled={busy || undefined}>
          {label ?? t('save')}
        </Button>
        <p role="status" className="flex items-center gap-1.5 text-sm text-mat-2 empty:hidden">
          {saved && (
            <>
              <Icon name="check" size={16} />
              {t('saved')}
            </>
          )}
        </p>
      </div>
    </div>
  )
}
