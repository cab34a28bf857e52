'use client'
import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { saveSoon, useAutoSave } from '@/stores/auto-save'

/** Says that a client's cart could not be kept in his account, and lets him try again. */
export function SaveTrouble() {
  const t = useTranslations('cart.saving')
  const failed = useAutoSave(state => state.failed)
  if (!failed) return null
  return (
    <Alert
      tone="ask"
      role="alert"
      actions={
        <Button size="small" look="secondary" onClick={saveSoon}>
          {t('again')}
        </Button>
      }
    >
      {t('failed')}
    </Alert>
  )
}
