'use client'
import { NextIntlClientProvider, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/choice'
import { useLateTexts } from '@/components/use-late-texts'
import type { SiteLocale } from '@/lib/ground/site/locales'
import { type Consent, giveConsent, purposes, readConsent } from '@/stores/consent'
import { LateDialog } from './late-dialog'

interface ConsentProps {
  locale: SiteLocale
  onClose: () => void
}

interface ConsentQuestionProps extends ConsentProps {
  /** Opened by the shopper: a dialog with every purpose. Otherwise a card at the foot of the screen. */
  asked: boolean
}

/** What may be kept of a visit (PAGE-33): asked where there is something to keep; it can be changed at the foot of every page. */
export default function ConsentQuestion({ locale, asked, onClose }: ConsentQuestionProps) {
  const texts = useLateTexts(locale, 'consent')
  const [choosing, setChoosing] = useState(asked)
  if (!texts) return null
  return (
    <NextIntlClientProvider locale={locale} messages={{ consent: texts }}>
      {choosing ? <ConsentDialog onClose={onClose} /> : <ConsentCard {...{ onClose, setChoosing }} />}
    </NextIntlClientProvider>
  )
}

const all = (granted: boolean): Consent => ({ measurement: granted, campaigns: granted })

/** Both answers look alike; the card stands over the page and moves nothing. */
function ConsentCard({
  onClose,
  setChoosing,
}: {
  onClose: () => void
  setChoosing: (open: boolean) => void
}) {
  const t = useTranslations('consent')
  const answer = (consent: Consent) => {
    giveConsent(consent)
    onClose()
  }
  return (
    <section
      aria-label={t('title')}
      className="fixed inset-x-0 bottom-0 z-40 border-t border-line bg-paper p-4 shadow-2 sm:inset-x-auto sm:right-4 sm:bottom-4 sm:w-105 sm:rounded-lg sm:border print:hidden"
    >
      <h2 className="text-base! leading-6! tracking-normal">{t('title')}</h2>
      <p className="mt-1 text-sm text-ink-2">{t('text')}</p>
      <div className="mt-3 grid grid-cols-2 gap-2">
        <Button size="small" look="secondary" onClick={() => answer(all(false))}>
          {t('refuse')}
        </Button>
        <Button size="small" look="secondary" onClick={() => answer(all(true))}>
          {t('accept')}
        </Button>
      </div>
      <button type="button" className="link mt-1 min-h-11 text-sm" onClick={() => setChoosing(true)}>
        {t('choose')}
      </button>
    </section>
  )
}

function ConsentDialog({ onClose }: Pick<ConsentProps, 'onClose'>) {
  const t = useTranslations('consent')
  const [consent, setConsent] = useState<Consent>(() => readConsent() ?? all(false))
  const answer = (given: Consent) => {
    giveConsent(given)
    onClose()
  }
  return (
    <LateDialog title={t('title')} close={t('close')} onClose={onClose}>
      <p className="text-sm text-ink-2">{t('text')}</p>
      <div className="grid gap-3">
        <Checkbox checked disabled readOnly>
          <b>{t('necessary')}</b>
          <span className="block text-sm text-ink-2">{t('necessaryText')}</span>
        </Checkbox>
        {purposes.map(purpose => (
          <Checkbox
            key={purpose}
            checked={consent[purpose]}
            onChange={event => setConsent({ ...consent, [purpose]: event.target.checked })}
          >
            <b>{t(purpose)}</b>
            <span className="block text-sm text-ink-2">{t(`${purpose}Text`)}</span>
          </Checkbox>
        ))}
      </div>
      <div className="grid gap-2 sm:grid-cols-2">
        <Button size="small" look="secondary" onClick={() => answer(all(false))}>
          {t('refuse')}
        </Button>
        <Button size="small" look="secondary" onClick={() => answer(all(true))}>
          {t('accept')}
        </Button>
        <Button size="small" className="sm:col-span-2" onClick={() => answer(consent)}>
          {t('save')}
        </Button>
      </div>
    </LateDialog>
  )
}
