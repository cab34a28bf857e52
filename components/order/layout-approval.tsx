'use client'
import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Field, Textarea } from '@/components/ui/field'
import type { Order, OrderLine } from '@/lib/order/order'
import type { ApprovalRequest } from '@/lib/order/order-work'
import { type NamedOrder, orderAddress } from './named-order'

interface ApprovalProps {
  order: Order
  named: NamedOrder
  refresh: () => Promise<unknown>
}

type Said = 'idle' | 'sending' | 'asked' | 'empty' | 'changed' | 'failed'

async function send(named: NamedOrder, answer: ApprovalRequest): Promise<Said> {
  try {
    const response = await fetch(orderAddress(named, '/approvals'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(answer),
    })
    if (response.ok) return answer.approved ? 'idle' : 'asked'
    return response.status === 409 ? 'changed' : 'failed'
  } catch {
    return 'failed'
  }
}

/** The designs of a line that wait for the buyer's approval, with their places; those that are alike are asked of once. */
const waitingParts = ({ parts }: OrderLine) =>
  parts
    .map((part, index) => ({ ...part, place: index + 1 }))
    .filter(({ laidOutAt, approvedAt }) => laidOutAt && !approvedAt)
    .filter(({ sceneHash }, index, all) => all.findIndex(one => one.sceneHash === sceneHash) === index)

interface OneProps extends ApprovalProps {
  line: OrderLine
  /** Of the line, and of the design in it, counted from 1. */
  position: number
  part: number
  hash: string
}

function One({ line, position, part, hash, named, refresh }: OneProps) {
  const t = useTranslations('orderPage.layout')
  const [said, setSaid] = useState<Said>('idle')
  const answer = async (request: ApprovalRequest) => {
    setSaid('sending')
    const result = await send(named, request)
    setSaid(result)
    if (result !== 'failed') await refresh()
  }
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const comment = String(new FormData(event.currentTarget).get('comment') ?? '').trim()
    if (comment === '') setSaid('empty')
    else void answer({ line: line.id, hash, approved: false, comment })
  }
  const id = `change-${position}-${part}`
  return (
    <section aria-labelledby={`${id}-title`} className="mt-6 rounded-lg border border-edge p-5">
      <h2 id={`${id}-title`} className="text-lg! leading-6! tracking-normal [font-stretch:100%]">
        {t('title', { title: line.title })}
      </h2>
      <p className="mt-1 text-sm text-ink-2">{t('text')}</p>
      <img
        src={orderAddress(named, `/proofs/${position}`, { part: String(part), hash })}
        alt={t('picture', { title: line.title })}
        className="my-4 max-h-80 w-full rounded-md bg-wash object-contain p-4"
      />
      {said === 'asked' ? (
        <Alert tone="confirm" role="status">
          {t('asked')}
        </Alert>
      ) : (
        <form className="space-y-4" onSubmit={ask}>
          {(said === 'failed' || said === 'changed' || said === 'empty') && (
            <Alert tone="ask" role="alert">
              {t(said)}
            </Alert>
          )}
          <Button
            disabled={said === 'sending'}
            onClick={() => void answer({ line: line.id, hash, approved: true })}
          >
            {t('approve')}
          </Button>
          <Field id={id} label={t('change')}>
            <Textarea id={id} name="comment" maxLength={1000} />
          </Field>
          <Button type="submit" look="secondary" disabled={said === 'sending'}>
            {t('ask')}
          </Button>
        </form>
      )}
    </section>
  )
}

/** What the workshop has laid out and the buyer has not approved yet: he looks at it and says whether it is made so (ORDER-24). */
export function LayoutApprovals(props: ApprovalProps) {
  const { order } = props
  if (order.status !== 'awaiting-payment' && order.status !== 'paid') return null
  return order.lines.map((line, index) =>
    waitingParts(line).map(({ sceneHash, place }) => (
      <One
        key={`${line.id} ${sceneHash}`}
        {...props}
        line={line}
        position={index + 1}
        part={place}
        hash={sceneHash}
      />
    )),
  )
}
