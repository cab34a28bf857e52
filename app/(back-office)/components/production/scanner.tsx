'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useRef, useState } from 'react'
import type { ScanAnswer } from '@/lib/workshop/production/requests'
import { type ScanStep, scanSteps } from '@/lib/workshop/production/states'
import { PhotoInput } from './photo-input'
import { ReasonForm } from './reason-form'

/** A scan and its result; no result while it is being sent. `back` once it was undone. */
interface Scan {
  key: number
  ticket: string
  back?: boolean
  done?: { ok: true; answer: ScanAnswer; step: ScanStep } | { ok: false; reason: string }
}

async function sendScan(ticket: string, step: ScanStep, offline: string): Promise<NonNullable<Scan['done']>> {
  try {
    const response = await fetch('/api/production/scans', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ticket, step }),
    })
    const answerBody = (await response.json()) as unknown
    if (response.ok) return { ok: true, answer: answerBody as ScanAnswer, step }
    const { detail } = answerBody as { detail?: string }
    return { ok: false, reason: detail ?? offline }
  } catch {
    return { ok: false, reason: offline }
  }
}

/** The result of a scan, large enough to be read from the machine. */
function Result({ scan, onBack, onDone }: { scan: Scan; onBack: () => void; onDone: () => void }) {
  const t = useTranslations('backOffice.production.scanner')
  const { done, ticket } = scan
  if (!done) return <p>{t('sending')}</p>
  if (!done.ok)
    return (
      <div className="bo-scan__answer bo-scan__answer--refused">
        <strong>{t('refused')}</strong>
        <span>
          {ticket} · {done.reason}
        </span>
      </div>
    )
  const { answer, step } = done
  if (scan.back) return <p>{t('takenBack', { ticket: answer.ticket })}</p>
  return (
    <div className="bo-scan__answer">
      <strong>{t(step)}</strong>
      <span>
        {t('piece', { order: String(answer.order), line: answer.line })} · {answer.title}
      </span>
      <span>{step === 'made' ? t('left', { count: answer.left }) : answer.whole && t('whole')}</span>
      <div className="bo-scan__acts">
        <PhotoInput piece={answer.piece} ticket={answer.ticket} onDone={onDone} />
        <ReasonForm act="takeBack" piece={answer.piece} ticket={answer.ticket} state={step} onDone={onBack} />
      </div>
    </div>
  )
}

/** Chooses the step that is scanned for. */
function StepChoice({ step, choose }: { step: ScanStep; choose: (step: ScanStep) => void }) {
  const t = useTranslations('backOffice.production.scanner')
  return (
    <fieldset>
      <legend>{t('step')}</legend>
      {scanSteps.map(name => (
        <label key={name}>
          <input type="radio" name="step" checked={step === name} onChange={() => choose(name)} />
          {t(`steps.${name}`)}
        </label>
      ))}
    </fieldset>
  )
}

/** The last scans, newest first, each with its result in one line. */
function LastScans({ scans }: { scans: readonly Scan[] }) {
  const t = useTranslations('backOffice.production.scanner')
  return (
    <>
      <h2>{t('last')}</h2>
      {scans.length === 0 && <p>{t('nothing')}</p>}
      <ol>
        {scans.map(({ key, ticket, done, back }) => (
          <li key={key} className={done?.ok === false ? 'bo-scan__refused' : undefined}>
            <strong>{ticket}</strong>{' '}
            {done === undefined
              ? t('sending')
              : done.ok
                ? `${t('piece', { order: String(done.answer.order), line: done.answer.line })} · ${t(back ? 'back' : done.step)}`
                : done.reason}
          </li>
        ))}
      </ol>
    </>
  )
}

const shownScans = 20

/** The scanner: a step, a field for the code reader, and the result (PRODUCTION-8). */
export function Scanner() {
  const t = useTranslations('backOffice.production')
  const [step, setStep] = useState<ScanStep>('made')
  const [text, setText] = useState('')
  const [scans, setScans] = useState<readonly Scan[]>([])
  const count = useRef(0)
  const field = useRef<HTMLInputElement>(null)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const ticket = text.trim()
    field.current?.focus()
    if (ticket === '') return
    setText('')
    count.current += 1
    const key = count.current
    setScans(before => [{ key, ticket }, ...before].slice(0, shownScans))
    const done = await sendScan(ticket, step, t('scanner.offline'))
    setScans(before => before.map(scan => (scan.key === key ? { ...scan, done } : scan)))
  }
  const [last] = scans
  const toField = () => field.current?.focus()
  const takenBack = () => {
    setScans(before => before.map(scan => (scan.key === last?.key ? { ...scan, back: true } : scan)))
    toField()
  }
  return (
    <div className="bo-scan">
      <a href="/admin/production">{t('back')}</a>
      <h1>{t('scanner.title')}</h1>
      <p>{t('scanner.lead')}</p>
      <form onSubmit={event => void send(event)}>
        <StepChoice
          step={step}
          choose={name => {
            setStep(name)
            toField()
          }}
        />
        <label>
          {t('scanner.field')}
          <input
            ref={field}
            // biome-ignore lint/a11y/noAutofocus: a reader types wherever the focus is, and here nowhere else.
            autoFocus
            value={text}
            maxLength={64}
            autoComplete="off"
            onChange={event => setText(event.target.value)}
          />
        </label>
        <button type="submit" className="bo-button bo-button--main">
          {t('scanner.send')}
        </button>
      </form>
      <div role="status">
        {last && <Result key={last.key} scan={last} onBack={takenBack} onDone={toField} />}
      </div>
      <LastScans scans={scans} />
    </div>
  )
}
