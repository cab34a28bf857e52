'use client'
import { useTranslations } from 'next-intl'
import { type FormEvent, useId, useRef } from 'react'
import { useWho } from '@/components/account/use-who'
import { PopupTexts } from '@/components/popup-texts'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { describedBy, Field, Input } from '@/components/ui/field'
import { savedCartDays } from '@/lib/doors/contract/saved-carts'
import type { SiteLocale } from '@/lib/ground/site/locales'
import type { SaveCartReason } from '../open-save-cart'
import { Popup } from '../popup'
import { useShare } from './use-share'

export interface SaveCartProps {
  reason: SaveCartReason
  locale: SiteLocale
  onClose: () => void
}

/** The cart as a link in a mail: for another device, for later, for somebody else (ORDER-6). */
export default function SaveCart(props: SaveCartProps) {
  return (
    <PopupTexts locale={props.locale} names={['popups']}>
      <Save {...props} />
    </PopupTexts>
  )
}

function Save({ reason, onClose }: SaveCartProps) {
  const t = useTranslations('popups.saveCart')
  const popups = useTranslations('popups')
  const { who } = useWho()
  const { sending, refused, sentTo, share } = useShare(t('hasAccount'))
  const isKept = reason === 'keep' && who !== null && who.id !== null
  return (
    <Popup title={t(`title.${reason}`)} icon="bag" width={500} closeLabel={popups('close')} onClose={onClose}>
      {isKept && (
        <Alert tone="confirm" className="mb-4">
          {t('inAccount')}
        </Alert>
      )}
      {sentTo === null ? (
        <ShareForm reason={reason} {...{ sending, refused, share }} />
      ) : (
        <>
          <div role="status">
            <Alert tone="confirm" title={t('sentTitle')}>
              {t('sent', { email: sentTo, days: savedCartDays })}
            </Alert>
          </div>
          <Button look="secondary" className="mt-5" onClick={onClose}>
            {popups('close')}
          </Button>
        </>
      )}
    </Popup>
  )
}

type ShareFormProps = Pick<SaveCartProps, 'reason'> &
  Pick<ReturnType<typeof useShare>, 'sending' | 'refused' | 'share'>

function ShareForm({ reason, sending, refused, share }: ShareFormProps) {
  const t = useTranslations('popups.saveCart')
  const id = useId()
  const email = useRef<HTMLInputElement>(null)
  const wrongEmail = refused === 'email' && t('refused.email')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!sending) void share(email.current?.value ?? '')
  }
  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      <p className="text-ink-2">{t(`text.${reason}`, { days: savedCartDays })}</p>
      <Field id={id} label={t(reason === 'share' ? 'theirEmail' : 'email')} error={wrongEmail}>
        <Input
          ref={email}
          type="email"
          inputMode="email"
          autoComplete={reason === 'share' ? 'off' : 'email'}
          {...describedBy(id, { error: wrongEmail })}
          invalid={Boolean(wrongEmail)}
        />
      </Field>
      <div role="alert" className="empty:hidden">
        {refused && refused !== 'email' && <Alert tone="block">{t(`refused.${refused}`)}</Alert>}
      </div>
      <Button type="submit" full aria-disabled={sending || undefined}>
        {t(sending ? 'sending' : reason === 'share' ? 'sendThem' : 'send')}
      </Button>
      <p className="text-xs text-ink-3">{t('apart')}</p>
    </form>
  )
}
