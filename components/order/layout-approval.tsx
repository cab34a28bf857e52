'use client'
import { useTranslations } from 'next-intl'
import { type FormEvent, type RefObject, useRef, useState } from 'react'
import type { z } from 'zod'
import { openSigning } from '@/components/proof/open-signing'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { describedBy, Field, Textarea } from '@/components/ui/field'
import type { Order, OrderLine } from '@/lib/orders/order/order'
import type { approvalRequest } from '@/lib/orders/order/order-work'
import type { SignatureRequest } from '@/lib/orders/signatures/signature'
import { type NamedOrder, orderAddress } from './named-order'

interface ApprovalProps {
  order: Order
  named: NamedOrder
  refresh: () => Promise<unknown>
}

type SendStatus = 'idle' | 'sending' | 'asked' | 'empty' | 'changed' | 'failed'

async function send(named: NamedOrder, answer: z.input<typeof approvalRequest>): Promise<SendStatus> {
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

/** The designs of a line that wait for the buyer's approval, with their places; equal designs are asked about once. */
const waitingParts = ({ parts }: OrderLine) =>
  parts
    .map((part, index) => ({ ...part, place: index + 1 }))
    .filter(({ laidOutAt, approvedAt }) => laidOutAt && !approvedAt)
    .filter(({ sceneHash }, index, all) => all.findIndex(one => one.sceneHash === sceneHash) === index)

interface OneProps extends ApprovalProps {
  line: OrderLine
  /** Indexes of the line and of the design in it, from 1. */
  position: number
  part: number
  hash: string
}

interface ChangeFieldProps {
  ref: RefObject<HTMLTextAreaElement | null>
  id: string
  error: string | false
}

function ChangeField({ ref, id, error }: ChangeFieldProps) {
  const t = useTranslations('orderPage.layout')
  return (
    <Field id={id} label={t('change')} error={error}>
      <Textarea
        ref={ref}
        {...describedBy(id, { error })}
        invalid={Boolean(error)}
        name="comment"
        maxLength={1000}
      />
    </Field>
  )
}

/** The proof of a part in the order. */
function ProofPicture({ id, title, src }: { id: string; title: string; src: string }) {
  const t = useTranslations('orderPage.layout')
  return (
    <>
      <h2 id={`${id}-title`} className="text-lg! leading-6! tracking-normal [font-stretch:100%]">
        {t('title', { title })}
      </h2>
      <p className="mt-1 text-sm text-ink-2">{t('text')}</p>
      <img
        src={src}
        alt={t('picture', { title })}
        className="my-4 max-h-80 w-full rounded-md bg-wash object-contain p-4"
      />
    </>
  )
}

function One({ order, line, position, part, hash, named, refresh }: OneProps) {
  const t = useTranslations('orderPage.layout')
  const [sendStatus, setSendStatus] = useState<SendStatus>('idle')
  const field = useRef<HTMLTextAreaElement>(null)
  const answer = async (request: z.input<typeof approvalRequest>) => {
    setSendStatus('sending')
    const result = await send(named, request)
    setSendStatus(result)
    if (result !== 'failed') await refresh()
  }
  const src = orderAddress(named, `/proofs/${position}`, { part: String(part), hash })
  /** The buyer views it at its size and signs with his name (QUOTATION-11). */
  const approve = async () => {
    const onSign = async (signature: SignatureRequest) => {
      const result = await send(named, { line: line.id, hash, approved: true, signature })
      if (result !== 'failed') await refresh()
      return result === 'idle' ? null : result === 'changed' ? 'moved' : 'failed'
    }
    const { title, description: facts, quantity } = line
    await openSigning([{ title, facts, quantity, hash, src }], {
      name: order.client?.name ?? '',
      onSign,
    }).catch(error => {
      console.warn('the proof could not be shown', error)
      setSendStatus('failed')
    })
  }
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const comment = String(new FormData(event.currentTarget).get('comment') ?? '').trim()
    if (comment !== '') return void answer({ line: line.id, hash, approved: false, comment })
    setSendStatus('empty')
    field.current?.focus()
  }
  const id = `change-${position}-${part}`
  return (
    <section aria-labelledby={`${id}-title`} className="mt-6 rounded-lg border border-edge p-5">
      <ProofPicture id={id} title={line.title} src={src} />
      {sendStatus === 'asked' ? (
        <Alert tone="confirm" role="status">
          {t('asked')}
        </Alert>
      ) : (
        <form className="space-y-4" onSubmit={ask}>
          {(sendStatus === 'failed' || sendStatus === 'changed') && (
            <Alert tone="ask" role="alert">
              {t(sendStatus)}
            </Alert>
          )}
          <Button disabled={sendStatus === 'sending'} aria-haspopup="dialog" onClick={() => void approve()}>
            {t('approve')}
          </Button>
          <ChangeField ref={field} id={id} error={sendStatus === 'empty' && t('empty')} />
          <Button type="submit" look="secondary" disabled={sendStatus === 'sending'}>
            {t('ask')}
          </Button>
        </form>
      )}
    </section>
  )
}

/** Designs of the workshop that the buyer has not approved yet: he views them and approves or refuses (ORDER-24). */
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
