'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { useEarlyChoices } from '@/components/ui/use-early-choices'
import { helpPaths } from '@/lib/ground/site/help-paths'
import { languageOf, type SiteLocale } from '@/lib/ground/site/locales'
import { Link } from '@/lib/ground/site/navigation'

/** Counts a reader's vote. A failure is not shown to him. */
function count(question: string, locale: SiteLocale, suffices: boolean): void {
  fetch('/api/help-votes', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ question, locale, suffices }),
  }).catch(() => undefined)
}

/** Asks whether an answer suffices (PAGE-43); a reader who says no gets a contact. */
export function AnswerVote({ question, locale }: { question: string; locale: SiteLocale }) {
  const t = useTranslations('help.vote')
  const root = useEarlyChoices<HTMLDivElement>()
  const [vote, setVote] = useState<boolean | null>(null)
  const say = (suffices: boolean) => {
    setVote(suffices)
    count(question, locale, suffices)
  }
  const contact = `${helpPaths.contact[languageOf(locale)]}?subject=other&about=${encodeURIComponent(question)}`
  return (
    <div
      ref={root}
      role="status"
      className="mt-5 flex min-h-10 flex-wrap items-center gap-2.5 text-sm text-ink-2"
    >
      {vote === null ? (
        <>
          {t('ask')}
          <Button look="secondary" size="small" onClick={() => say(true)}>
            {t('yes')}
          </Button>
          <Button look="secondary" size="small" onClick={() => say(false)}>
            {t('no')}
          </Button>
        </>
      ) : (
        <>
          {t('thanks')}{' '}
          {!vote && (
            <Link href={contact} className="link">
              {t('tell')}
            </Link>
          )}
        </>
      )}
    </div>
  )
}
