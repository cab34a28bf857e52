'use client'
import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import type { Recovered } from '../item'
import { saveOriginal } from '../save-original'

/** The unreadable parts of a stored design, and the file that still has them. */
export function LeftOutNotice({ leftOut, original }: Recovered) {
  const t = useTranslations('editor.notice')
  const kinds = [...new Set(leftOut.map(({ kind }) => kind || '?'))].join(', ')
  return (
    <Alert tone="ask">
      <p>{t('leftOut', { count: leftOut.length, kinds })}</p>
      <Button look="secondary" size="small" className="mt-2" onClick={() => saveOriginal(original)}>
        {t('saveOriginal')}
      </Button>
    </Alert>
  )
}
