'use client'
import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import type { Refusal } from './send'

/** Why something was not done; its live region exists from the beginning, so that it is read out. */
export function RefusalAlert({ code }: { code: Refusal | null }) {
  const t = useTranslations('account.refused')
  return (
    <div role="alert" className="empty:hidden">
      {code && <Alert tone="block">{t(code)}</Alert>}
    </div>
  )
}
