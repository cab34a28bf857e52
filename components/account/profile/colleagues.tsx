'use client'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import useSWR from 'swr'
import { z } from 'zod'
import { fetchParsed } from '@/components/checkout/fetch-json'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { colleaguePaths, colleaguesAnswer, removedColleague } from '@/lib/doors/contract/colleagues'
import { findingsOf } from '@/lib/ground/validators/codes'
import { checkEmail } from '@/lib/people/client/check-client'
import { EmailField } from '../form-fields'
import { RefusalAlert } from '../refusal-alert'
import { type Refusal, type Sent, send } from '../send'
import { useFields } from '../use-fields'
import { useWho } from '../use-who'

const { colleagues: path, invitations } = colleaguePaths

/** The removed colleague or invitation, with undo. */
interface Gone {
  text: string
  label: string
  bring: () => Promise<Sent<unknown>>
}

interface InvitationRowProps {
  email: string
  endsAt: string
  onWithdraw: () => Promise<void>
}

/** Somebody who is invited, until when, and a button that withdraws the invitation. */
function InvitationRow({ email, endsAt, onWithdraw }: InvitationRowProps) {
  const t = useTranslations('accountArea.colleagues')
  const format = useFormatter()
  return (
    <Row
      name={email}
      below={t('until', { date: format.dateTime(new Date(endsAt), { dateStyle: 'long' }) })}
      action={<Act label={t('withdraw')} of={t('withdrawOf', { email })} onPress={onWithdraw} />}
    />
  )
}

interface MemberRowProps {
  member: { id: number; name: string; email: string; role: string }
  isOneself: boolean
  onRemove: () => Promise<void>
}

/** Somebody who buys for the company; approvers cannot be removed here. */
function MemberRow({ member: { name, email, role }, isOneself, onRemove }: MemberRowProps) {
  const t = useTranslations('accountArea.colleagues')
  return (
    <Row
      name={name || email}
      below={name ? email : ''}
      action={
        role === 'approver' ? (
          <Badge>{t(isOneself ? 'you' : 'approver')}</Badge>
        ) : (
          <Act label={t('remove')} of={t('removeOf', { name: name || email })} onPress={onRemove} />
        )
      }
    />
  )
}

/** Who buys for the approver's company, whom it has invited, and the form to invite another one (PEOPLE-29). */
export function Colleagues() {
  const { who } = useWho()
  const approver = who?.id != null && who.company?.role === 'approver' ? who : null
  const { data, mutate } = useSWR(approver && path, fetchParsed(colleaguesAnswer))
  const [refused, setRefused] = useState<Refusal | null>(null)
  const [gone, setGone] = useState<Gone | null>(null)
  const t = useTranslations('accountArea.colleagues')
  const locale = useLocale()
  if (!approver || !data) return null
  const settle = async (sent: Sent<unknown>, next: Gone | null) => {
    setRefused(sent.ok ? null : sent.code)
    if (sent.ok) setGone(next)
    await mutate()
  }
  const remove = async (id: number, name: string) => {
    const sent = await send('DELETE', `${path}/${id}`, undefined, removedColleague)
    const undo = sent.ok ? sent.value.undo : ''
    const bring = () => send('POST', path, { undo }, z.unknown())
    await settle(sent, { text: t('removed', { name }), label: t('undo'), bring })
  }
  const withdraw = async (id: number, email: string) => {
    const sent = await send('DELETE', `${invitations}/${id}`, undefined, z.unknown())
    const bring = () => send('POST', invitations, { email, locale }, z.unknown())
    await settle(sent, { text: t('withdrawn', { email }), label: t('again'), bring })
  }
  return (
    <section aria-labelledby="colleagues-title" className="max-w-130">
      <h2 id="colleagues-title" className="mb-2">
        {t('title', { company: approver.company?.name ?? '' })}
      </h2>
      <p className="mb-4 text-sm text-ink-2">{t('text')}</p>
      <ul className="mb-6 border-t border-line">
        {data.members.map(member => (
          <MemberRow
            key={member.id}
            member={member}
            isOneself={member.id === approver.id}
            onRemove={() => remove(member.id, member.name || member.email)}
          />
        ))}
        {data.invitations.map(({ id, email, endsAt }) => (
          <InvitationRow key={`i${id}`} {...{ email, endsAt }} onWithdraw={() => withdraw(id, email)} />
        ))}
      </ul>
      <p role="status" className="mb-6 text-sm empty:hidden">
        {gone && (
          <>
            {gone.text}{' '}
            <button
              type="button"
              className="link min-h-11"
              onClick={async () => settle(await gone.bring(), null)}
            >
              {gone.label}
            </button>
          </>
        )}
      </p>
      <RefusalAlert code={refused} />
      <Invite onInvited={() => mutate()} />
    </section>
  )
}

function Row({ name, below, action }: { name: string; below: string; action: React.ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-5 gap-y-1 border-b border-line py-3">
      <span className="min-w-0 text-sm">
        <strong className="font-semibold break-words">{name}</strong>
        <span className="block break-words text-ink-2 empty:hidden">{below}</span>
      </span>
      {action}
    </li>
  )
}

const Act = ({ label, of, onPress }: { label: string; of: string; onPress: () => Promise<void> }) => (
  <button type="button" className="link min-h-11 text-sm" aria-label={of} onClick={() => void onPress()}>
    {label}
  </button>
)

/** Asks for the address of a colleague, and says that the link was mailed, never whether an account exists. */
function Invite({ onInvited }: { onInvited: () => Promise<unknown> }) {
  const t = useTranslations('accountArea.colleagues')
  const locale = useLocale()
  const [sent, setSent] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Refusal | null>(null)
  const fields = useFields<{ email: string }, 'email'>({
    id: 'colleague',
    initial: { email: '' },
    fields: ['email'],
    check: ({ email }) => findingsOf({ email: checkEmail(email) }),
  })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || !fields.isRight()) return
    setBusy(true)
    const { email } = fields.form
    const answer = await send('POST', invitations, { email, locale }, z.unknown())
    setBusy(false)
    setRefused(answer.ok ? null : answer.code)
    setSent(answer.ok ? email : null)
    if (!answer.ok) return
    fields.reset({ email: '' })
    await onInvited()
  }
  return (
    <form noValidate onSubmit={submit} className="space-y-4" aria-label={t('invite')}>
      <EmailField fields={fields} label={t('email')} autoComplete="off" />
      <RefusalAlert code={refused} />
      <Button type="submit" size="small" aria-disabled={busy || undefined}>
        {t('invite')}
      </Button>
      <p role="status" className="text-sm text-mat-2 empty:hidden">
        {sent && t('sent', { email: sent })}
      </p>
    </form>
  )
}
