'use client'
import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/choice'
import { Field, Select, Textarea } from '@/components/ui/field'
import type { Order, OrderLine } from '@/lib/orders/order/order'
import { mostComment } from '@/lib/orders/order/withdrawal'
import { type NamedOrder, orderAddress } from './named-order'

interface WithdrawalProps {
  order: Order
  named: NamedOrder
  refresh: () => Promise<unknown>
}

/** Pieces of a line that can still be given back. */
const leftOf = ({ withdrawal, quantity, withdrawn }: OrderLine): number =>
  withdrawal.days > 0 ? quantity - withdrawn : 0

type Sent = 'idle' | 'sending' | 'sent' | 'nothing' | 'failed'

async function send(named: NamedOrder, body: unknown): Promise<Sent> {
  try {
    const response = await fetch(orderAddress(named, '/withdrawals'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return response.ok ? 'sent' : 'failed'
  } catch {
    return 'failed'
  }
}

/** The choice in the form: lines with their pieces. */
function chosen(form: FormData, lines: readonly OrderLine[]) {
  return lines
    .filter(({ id }) => form.get(`line-${id}`) !== null)
    .map(line => ({ id: line.id, quantity: Number(form.get(`pieces-${line.id}`) ?? 1) }))
}

/** Which line goes back, and how many of it. */
function LineChoice({ line }: { line: OrderLine }) {
  const t = useTranslations('orderPage.withdrawal')
  const [ticked, setTicked] = useState(false)
  const left = leftOf(line)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <Checkbox
        name={`line-${line.id}`}
        checked={ticked}
        onChange={event => setTicked(event.target.checked)}
        className="grow"
      >
        {line.title}
      </Checkbox>
      {left > 1 && ticked && (
        <Select
          name={`pieces-${line.id}`}
          aria-label={t('pieces', { title: line.title })}
          defaultValue={String(left)}
          className="w-24!"
        >
          {Array.from({ length: Math.min(left, 100) }, (_, index) => left - index).map(count => (
            <option key={count}>{count}</option>
          ))}
        </Select>
      )}
    </li>
  )
}

/** Withdrawal from lines that have the right: two presses and no reason (ORDER-32). */
export function Withdrawal({ order, named, refresh }: WithdrawalProps) {
  const t = useTranslations('orderPage.withdrawal')
  const [sent, setSent] = useState<Sent>('idle')
  const lines = order.lines.filter(line => leftOf(line) > 0)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sent === 'sending') return
    const form = new FormData(event.currentTarget)
    const asked = chosen(form, lines)
    if (asked.length === 0) return setSent('nothing')
    setSent('sending')
    const result = await send(named, { lines: asked, comment: String(form.get('comment') ?? '') })
    if (result === 'sent') await refresh()
    setSent(result)
  }
  if (sent === 'sent') {
    return (
      <Alert tone="confirm" role="status" className="mt-6" title={t('sent')}>
        {t('sentText')}
      </Alert>
    )
  }
  if (!order.withdrawalOpen || lines.length === 0) return null
  return (
    <details className="mt-6 rounded-lg border border-line p-4">
      <summary className="cursor-pointer font-semibold">{t('title')}</summary>
      <form className="mt-3 space-y-4" onSubmit={event => void submit(event)}>
        <p className="text-sm text-ink-2">{t('lead')}</p>
        <ul className="space-y-2">
          {lines.map(line => (
            <LineChoice key={line.id} line={line} />
          ))}
        </ul>
        <Field id="withdrawal-comment" label={t('comment')} optional={t('optional')}>
          <Textarea id="withdrawal-comment" name="comment" maxLength={mostComment} />
        </Field>
        {(sent === 'nothing' || sent === 'failed') && (
          <Alert tone="ask" role="alert">
            {t(sent)}
          </Alert>
        )}
        <Button type="submit" look="secondary" aria-disabled={sent === 'sending' || undefined}>
          {t('send')}
        </Button>
      </form>
    </details>
  )
}
