'use client'
import { useTranslations } from 'next-intl'
import { Checkbox } from '@/components/ui/choice'
import type { Client } from '@/lib/people/client/client'
import { RefusalAlert } from '../refusal-alert'
import { useSave } from './use-save'

/** Whether the client wants the newsletter; saved at once. */
export function NewsChoice({ client }: { client: Client }) {
  const t = useTranslations('accountArea.consents')
  const { busy, refused, saved, save } = useSave()
  return (
    <section aria-labelledby="consents-title" className="space-y-3">
      <h2 id="consents-title">{t('title')}</h2>
      <Checkbox
        checked={client.marketingConsent}
        aria-disabled={busy || undefined}
        onChange={event => void save({ marketingConsent: event.target.checked })}
      >
        {t('news')}
      </Checkbox>
      <p className="text-sm text-ink-2">{t('terms')}</p>
      <p role="status" className="text-sm text-mat-2 empty:hidden">
        {saved && t('saved')}
      </p>
      <RefusalAlert code={refused} />
    </section>
  )
}
