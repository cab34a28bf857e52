'use client'
import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { describedBy, Field, Input } from '@/components/ui/field'
import type { ValidatorCode } from '@/lib/ground/validators/codes'
import { checkEmail } from '@/lib/people/client/check-client'

type Sent = 'idle' | 'sending' | 'sent' | 'busy' | 'failed'

/** Asks the shop to mail the link; it never reveals whether the order exists. */
async function askForLink(order: number, email: string): Promise<Sent> {
  try {
    const response = await fetch('/api/order-links', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ order, email }),
    })
    if (response.status === 429) return 'busy'
    return response.ok ? 'sent' : 'failed'
  } catch {
    return 'failed'
  }
}

/** The number of an order as people copy it: with spaces, with a "n°" before it. Null where it is no number. */
function numberOf(text: string): number | null {
  const digits = text.replaceAll(/[^\d]/g, '')
  return /^[1-9]\d{0,9}$/.test(digits) && Number(digits) <= 2_147_483_647 ? Number(digits) : null
}

interface FindFieldsProps {
  wrong: { order: boolean; email: ValidatorCode | null }
}

function FindFields({ wrong }: FindFieldsProps) {
  const t = useTranslations('orderPage.find')
  const say = useTranslations('validators')
  return (
    <>
      <Field id="find-order" label={t('order')} hint={t('orderHint')} error={wrong.order && t('orderWrong')}>
        <Input
          name="order"
          inputMode="numeric"
          autoComplete="off"
          maxLength={30}
          invalid={wrong.order}
          {...describedBy('find-order', { hint: true, error: wrong.order })}
        />
      </Field>
      <Field id="find-email" label={t('email')} error={wrong.email && say(wrong.email)}>
        <Input
          name="email"
          type="email"
          autoComplete="email"
          maxLength={255}
          invalid={wrong.email !== null}
          {...describedBy('find-email', { error: wrong.email })}
        />
      </Field>
    </>
  )
}

/** The way to an order whose link was lost: its number and the address that ordered it (ORDER-31). */
export function FindOrder({ lost }: { lost: boolean }) {
  const t = useTranslations('orderPage.find')
  const [sent, setSent] = useState<Sent>('idle')
  const [wrong, setWrong] = useState<FindFieldsProps['wrong']>({
    order: false,
    email: null,
  })
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const order = numberOf(String(form.get('order') ?? ''))
    const email = String(form.get('email') ?? '').trim()
    const found = { order: order === null, email: checkEmail(email) }
    setWrong(found)
    if (order === null || found.email) {
      document.getElementById(order === null ? 'find-order' : 'find-email')?.focus()
      return
    }
    setSent('sending')
    setSent(await askForLink(order, email))
  }
  return (
    <div className="max-w-120">
      <h1>{t('title')}</h1>
      <p className="mt-2 text-ink-2">{lost ? t('lost') : t('lead')}</p>
      {sent === 'sent' ? (
        <Alert tone="confirm" role="status" className="mt-6" title={t('sent')}>
          {t('sentText')}
        </Alert>
      ) : (
        <form noValidate className="mt-6 space-y-4" onSubmit={event => void send(event)}>
          <FindFields wrong={wrong} />
          {(sent === 'busy' || sent === 'failed') && (
            <Alert tone="ask" role="alert">
              {t(sent)}
            </Alert>
          )}
          <Button type="submit" disabled={sent === 'sending'}>
            {t('send')}
          </Button>
        </form>
      )}
    </div>
  )
}
