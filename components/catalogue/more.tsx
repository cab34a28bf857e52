'use client'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'

interface MoreProps {
  shown: number
  total: number
  /** Called when the pointer comes near the button. */
  onNear: () => void
  onMore: () => void
}

/** How much of a list is shown, and the button for more of it. */
export function More({ shown, total, onNear, onMore }: MoreProps) {
  const t = useTranslations('catalogue')
  if (total === 0 || shown >= total) return null
  return (
    <div className="grid justify-items-center gap-3 pt-10">
      <p className="text-xs text-ink-2">{t('shownOf', { shown, total })}</p>
      <div aria-hidden className="h-0.75 w-55 bg-line">
        <div className="h-full bg-(--action)" style={{ width: `${(shown / total) * 100}%` }} />
      </div>
      <Button look="secondary" onPointerEnter={onNear} onFocus={onNear} onClick={onMore}>
        {t('more')}
      </Button>
    </div>
  )
}
