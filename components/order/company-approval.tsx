'use client'
import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useRef, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { describedBy, Field, Textarea } from '@/components/ui/field'
import { problemSchema } from '@/lib/ground/contract/problem'
import { type ApprovalRequest, maxApprovalWord, minApprovalWord } from '@/lib/orders/order/approval'
import type { Order } from '@/lib/orders/order/order'
import { type NamedOrder, orderAddress } from './named-order'

interface ApprovalProps {
  order: Order
  named: NamedOrder
  refresh: () => Promise<unknown>
}

type SendStatus = 'idle' | 'sending' | 'empty' | 'limit' | 'late' | 'own' | 'failed'

const saidOf: Partial<Record<string, SendStatus>> = {
  payment_not_offered: 'limit',
  approval_decided: 'late',
  own_approval: 'own',
}

async function send(named: NamedOrder, answer: ApprovalRequest): Promise<SendStatus> {
  try {
    const response = await fetch(orderAddress(named, '/decisions'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(answer),
    })
    if (response.ok) return 'idle'
    const problem = problemSchema.safeParse(await response.json().catch(() => null))
    return saidOf[problem.data?.code ?? ''] ?? 'failed'
  } catch {
    return 'failed'
  }
}

/** How an order stands with the approver of its buyer's company, and what the reader may say of it (ORDER-48). */
export function CompanyApproval(props: ApprovalProps) {
  const t = useTranslations('orderPage.approval')
  const locale = useLocale()
  const { approval } = props.order
  if (!approval) return null
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Europe/Paris' })
  const { state, by, word, endsAt, decidedAt, may } = approval
  if (state !== 'waiting') {
    return (
      <Alert tone={state === 'approved' ? 'confirm' : 'inform'} className="mt-6">
        {t(state, { by, date: decidedAt ? day.format(new Date(decidedAt)) : '' })}
        {word && <span className="mt-1 block break-words whitespace-pre-line">{word}</span>}
      </Alert>
    )
  }
  const date = day.format(new Date(endsAt))
  return (
    <section aria-labelledby="approval-title" className="mt-6 max-w-180 rounded-lg border border-edge p-5">
      <h2 id="approval-title" className="text-lg! leading-6! tracking-normal [font-stretch:100%]">
        {t(may === 'decide' ? 'decideTitle' : 'waitingTitle')}
      </h2>
      <p className="mt-1 text-sm text-ink-2">{t(may === 'decide' ? 'decide' : 'waiting', { date })}</p>
      {may && <Answers {...props} may={may} />}
    </section>
  )
}

/** Takes the order back before it is approved. */
function WithdrawButton({ sending, onWithdraw }: { sending: boolean; onWithdraw: () => void }) {
  const t = useTranslations('orderPage.approval')
  return (
    <Button
      size="small"
      look="secondary"
      className="mt-4"
      aria-disabled={sending || undefined}
      onClick={onWithdraw}
    >
      {t('withdraw')}
    </Button>
  )
}

function Answers({ named, refresh, may }: ApprovalProps & { may: 'decide' | 'withdraw' }) {
  const t = useTranslations('orderPage.approval')
  const [status, setStatus] = useState<SendStatus>('idle')
  const [word, setWord] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const sending = status === 'sending'
  const answer = async (request: ApprovalRequest) => {
    if (sending) return
    setStatus('sending')
    const result = await send(named, request)
    setStatus(result)
    if (result === 'idle' || result === 'late') await refresh()
  }
  const decline = (event: FormEvent) => {
    event.preventDefault()
    if (word.trim().length >= minApprovalWord) return void answer({ answer: 'decline', word })
    setStatus('empty')
    field.current?.focus()
  }
  const wordError = status === 'empty' && word.trim().length < minApprovalWord && t('empty')
  const wrong = status !== 'idle' && status !== 'sending' && status !== 'empty' && (
    <Alert tone="ask" role="alert" className="mt-4">
      {t(status)}
    </Alert>
  )
  if (may === 'withdraw') {
    return (
      <>
        {wrong}
        <WithdrawButton sending={sending} onWithdraw={() => void answer({ answer: 'withdraw' })} />
      </>
    )
  }
  return (
    <form noValidate onSubmit={decline} className="mt-4 space-y-4">
      {wrong}
      <Field id="approval-word" label={t('word')} hint={t('wordHint')} error={wordError}>
        <Textarea
          ref={field}
          {...describedBy('approval-word', { hint: t('wordHint'), error: wordError })}
          invalid={Boolean(wordError)}
          maxLength={maxApprovalWord}
          value={word}
          onChange={event => setWord(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button
          aria-disabled={sending || undefined}
          onClick={() => void answer({ answer: 'approve', word: word.trim() })}
        >
          {t('approve')}
        </Button>
        <Button type="submit" look="secondary" aria-disabled={sending || undefined}>
          {t('decline')}
        </Button>
      </div>
    </form>
  )
}
