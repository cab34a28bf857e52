'use client'
import { useTranslations } from 'next-intl'
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { openQuotationEdit } from '@/components/popups/quotation/open-quotation-edit'
import { Alert } from '@/components/ui/alert'
import { Button, buttonClass } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/choice'
import { describedBy, Field, Input, Textarea } from '@/components/ui/field'
import { Link } from '@/lib/ground/site/navigation'
import { checkMessage } from '@/lib/ground/validators/message'
import { numberName } from '@/lib/orders/order/number-name'
import { canMoveQuotation } from '@/lib/orders/quotations/states'
import { checkName } from '@/lib/people/address/check-address'
import { OrderForm } from './order-form'
import { type AnswersProps, Failure, useSending } from './sending'
import { SignDesigns, SignedDesigns, waitsForName } from './sign-designs'
import { sendAnswer } from './use-quotation'

/** The text above the answers in a state that waits for no answer. */
function Standing({ quotation, named }: Pick<AnswersProps, 'quotation' | 'named'>) {
  const t = useTranslations('quotation')
  const { state, order } = quotation
  if (state === 'ordered' && order) {
    const query = new URLSearchParams({ id: String(order.id), auth: order.auth })
    return (
      <div className="mt-5 space-y-4">
        <Alert tone="confirm">{t('orderedText')}</Alert>
        <Link href={`/order/?${query}`} className={buttonClass({ full: true })}>
          {t('toOrder', { id: numberName(order.id) })}
        </Link>
      </div>
    )
  }
  const text = {
    declined: 'declinedText',
    expired: 'expiredText',
    'change-asked': 'changeAskedText',
  } as const
  const name = state in text ? text[state as keyof typeof text] : null
  if (!name) return null
  const query = new URLSearchParams({ id: String(quotation.id), ...(named.auth && { auth: named.auth }) })
  return (
    <>
      <Alert tone={state === 'change-asked' ? 'inform' : 'ask'} className="mt-5">
        {t(name)}
      </Alert>
      {(state === 'declined' || state === 'expired') && (
        <Link
          href={`/load-order/?${query}`}
          className={`${buttonClass({ look: 'secondary', full: true })} mt-3`}
        >
          {t('toCart')}
        </Link>
      )}
    </>
  )
}

/** The client's possible answers now: accept, ask for a change, decline, or, once it is accepted, order. */
export function Answers(props: AnswersProps) {
  const { quotation } = props
  const { state } = quotation
  const [isDeclining, setDeclining] = useState(false)
  const t = useTranslations('quotation')
  const mayChange = canMoveQuotation(state, 'change-asked')
  const mayDecline = state === 'answered'
  if (isDeclining) return <Decline {...props} onDone={() => setDeclining(false)} />
  return (
    <>
      <Standing quotation={quotation} named={props.named} />
      <SignedDesigns {...props} />
      {state === 'answered' &&
        (waitsForName(props.version, quotation) ? <SignDesigns {...props} /> : <Accept {...props} />)}
      {state === 'accepted' && <OrderForm {...props} />}
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        {mayChange && state !== 'change-asked' && (
          <Button look="secondary" full aria-haspopup="dialog" onClick={() => void openQuotationEdit(props)}>
            {t('change')}
          </Button>
        )}
        {mayDecline && (
          <button type="button" className="link tap text-sm" onClick={() => setDeclining(true)}>
            {t('decline')}
          </button>
        )}
      </div>
    </>
  )
}

/** Accepts exactly this version: the person, the conditions, at this moment. */
function Accept({ quotation, version, named, refresh }: AnswersProps) {
  const t = useTranslations('quotation')
  const { busy, failure, refuse, send } = useSending(refresh)
  const [name, setName] = useState(quotation.contact.name)
  const [terms, setTerms] = useState(false)
  const wrongName = failure === 'name' && t('errors.name')
  const accept = (onAccount: boolean) => {
    if (checkName(name)) return refuse('name', 'accept-name')
    if (!terms) return refuse('terms', 'accept-terms')
    const { version: number, hash } = version
    void send(() => sendAnswer(named, { answer: 'accept', version: number, hash, name, terms, onAccount }))
  }
  return (
    <form
      noValidate
      className="mt-5 space-y-4"
      onSubmit={event => {
        event.preventDefault()
        accept(false)
      }}
    >
      <Field id="accept-name" label={t('name')} hint={t('nameHint')} error={wrongName}>
        <Input
          {...describedBy('accept-name', { hint: true, error: wrongName })}
          autoComplete="name"
          value={name}
          onChange={event => setName(event.target.value)}
          invalid={Boolean(wrongName)}
        />
      </Field>
      <Checkbox id="accept-terms" checked={terms} onChange={event => setTerms(event.target.checked)}>
        {t('terms')}
      </Checkbox>
      {failure === 'terms' ? (
        <div role="alert">
          <Alert tone="block">{t('termsNeeded')}</Alert>
        </div>
      ) : (
        <Failure code={failure === 'name' ? null : failure} />
      )}
      <Button type="submit" full aria-disabled={busy || undefined}>
        {t(busy ? 'sending' : 'accept')}
      </Button>
      {quotation.onAccount && (
        <Button look="secondary" full onClick={() => accept(true)} aria-disabled={busy || undefined}>
          {t('acceptOnAccount')}
        </Button>
      )}
    </form>
  )
}

/** Declines, with or without a reason; the form replaces the answers. */
function Decline({ named, refresh, onDone }: AnswersProps & { onDone: () => void }) {
  const t = useTranslations('quotation')
  const { busy, failure, refuse, send } = useSending(refresh)
  const [message, setMessage] = useState('')
  const reason = useRef<HTMLTextAreaElement>(null)
  // Before paint: the first keys go into it.
  useLayoutEffect(() => reason.current?.focus(), [])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (message && checkMessage(message)) return refuse('message', 'say-decline')
    const sent = await send(() => sendAnswer(named, { answer: 'decline', message }))
    if (sent?.ok) onDone()
  }
  return (
    <form noValidate onSubmit={submit} className="mt-5 space-y-4">
      <Field id="say-decline" label={t('declineText')}>
        <Textarea
          {...describedBy('say-decline', {})}
          ref={reason}
          value={message}
          onChange={event => setMessage(event.target.value)}
        />
      </Field>
      <Failure code={failure} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={busy || undefined}>
          {t(busy ? 'sending' : 'declineSend')}
        </Button>
        <Button look="ghost" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
