'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { quotationName } from '@/lib/orders/quotations/numbers'
import type { StaffQuotation } from '@/lib/orders/quotations/quotation'
import { quotationTones } from '@/lib/orders/quotations/state-tones'
import { isQuotationOpen } from '@/lib/orders/quotations/states'
import { DraftSums } from './draft-sums'
import { QuotationAside } from './quotation-aside'
import { QuotationLines } from './quotation-lines'
import { type DraftWork, useDraft } from './use-draft'

interface QuotationEditorProps {
  quotation: StaffQuotation
  clientPage: string
  countries: readonly string[]
}

/** A quotation as staff work on it: lines in a table, what it comes to beside it, one button that sends it. */
export function QuotationEditor({ quotation: start, clientPage, countries }: QuotationEditorProps) {
  const t = useTranslations('backOffice.quotations')
  const work = useDraft(start, t('invalid'))
  const { quotation } = work
  const disabled = !work.listening || !isQuotationOpen(quotation.state) || work.conflict !== null
  return (
    <div className="bo-quotations__editor">
      <Head work={work} disabled={disabled} clientPage={clientPage} />
      <Notices work={work} />
      <div className="bo-quotations__columns">
        <div>
          <Facts work={work} disabled={disabled} countries={countries} />
          <QuotationLines work={work} disabled={disabled} />
          <label className="bo-quotations__message">
            {t('message')}
            <textarea
              rows={5}
              maxLength={4000}
              disabled={disabled}
              value={work.draft.message}
              onChange={({ target }) => work.set({ message: target.value })}
            />
          </label>
          <DraftSums work={work} disabled={disabled} />
        </div>
        <QuotationAside quotation={quotation} />
      </div>
    </div>
  )
}

interface PartProps {
  work: DraftWork
  disabled: boolean
}

function Head({ work, disabled, clientPage }: PartProps & { clientPage: string }) {
  const t = useTranslations('backOffice.quotations')
  const states = useTranslations('quotation.states')
  const time = new Intl.DateTimeFormat(useLocale(), { timeStyle: 'short', timeZone: 'Europe/Paris' })
  const router = useRouter()
  const [sending, setSending] = useState(false)
  const { quotation, status, savedAt } = work
  const { id, state, versions } = quotation
  const send = async () => {
    if (sending) return
    setSending(true)
    const version = await work.send()
    if (version !== null) {
      toast.success(t('sent', { version: String(version) }))
      // A full load: what was sent is frozen, and the next draft begins from what the shop has.
      window.location.reload()
    } else router.refresh()
    setSending(false)
  }
  return (
    <header className="bo-quotations__head">
      <a href="/admin/quotations">{t('back')}</a>
      <h1>{t('quotation', { id: quotationName(id) })}</h1>
      <span className={`bo-badge bo-badge--${quotationTones[state]}`}>{states(state)}</span>
      <span role="status">
        {status !== 'saved' && t(status === 'saving' ? 'saving' : 'unsaved')}
        {status === 'saved' &&
          (savedAt ? t('saved', { time: time.format(savedAt) }) : <Standing {...work} />)}
      </span>
      <span className="bo-quotations__grow" />
      {versions.length > 0 && (
        <>
          <a className="bo-button" href={clientPage} target="_blank" rel="noreferrer">
            {t('clientPage')}
          </a>
          <a
            className="bo-button"
            href={`/api/quotations/${id}/document.pdf?version=${versions.length}`}
            download
          >
            {t('pdf', { version: String(versions.length) })}
          </a>
        </>
      )}
      <button
        type="button"
        className="bo-button bo-button--main"
        disabled={disabled || sending}
        onClick={() => void send()}
      >
        {t('send')}
      </button>
    </header>
  )
}

/** What was sent, and whether there are unsent changes. */
function Standing({ quotation: { versions, changed } }: DraftWork) {
  const t = useTranslations('backOffice.quotations')
  const moment = new Intl.DateTimeFormat(useLocale(), {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'Europe/Paris',
  })
  const last = versions.at(-1)
  if (!last) return t('draft', { version: '1' })
  const values = { version: String(last.version), date: moment.format(new Date(last.sentAt)) }
  return t(changed ? 'since' : 'standing', values)
}

/** What prevents sending, and what the client asked last. */
function Notices({ work: { quotation, conflict } }: { work: DraftWork }) {
  const t = useTranslations('backOffice.quotations')
  const time = new Intl.DateTimeFormat(useLocale(), { timeStyle: 'short', timeZone: 'Europe/Paris' })
  const { state, order } = quotation
  return (
    <>
      {conflict && (
        <p className="bo-notice" role="alert">
          {t('conflict', { by: conflict.by, at: conflict.at ? time.format(new Date(conflict.at)) : '' })}{' '}
          <button type="button" className="bo-button" onClick={() => window.location.reload()}>
            {t('reload')}
          </button>
        </p>
      )}
      {!isQuotationOpen(state) && (
        <p className="bo-notice">
          {t('closed')}{' '}
          {order && (
            <a href={`/admin/collections/orders/${order.id}`}>{t('toOrder', { id: String(order.id) })}</a>
          )}
        </p>
      )}
    </>
  )
}

function Facts({ work, disabled, countries }: PartProps & { countries: readonly string[] }) {
  const t = useTranslations('backOffice.quotations')
  const names = new Intl.DisplayNames(useLocale(), { type: 'region' })
  const { draft, set } = work
  return (
    <div className="bo-quotations__facts">
      <label className="bo-quotations__grow">
        {t('titleField')}
        <input
          maxLength={120}
          disabled={disabled}
          value={draft.title}
          onChange={({ target }) => set({ title: target.value })}
        />
      </label>
      <label>
        {t('validUntil')}
        <input
          type="date"
          disabled={disabled}
          value={draft.validUntil}
          onChange={({ target }) => target.value && set({ validUntil: target.value })}
        />
      </label>
      <label>
        {t('country')}
        <select
          disabled={disabled}
          value={draft.country}
          onChange={({ target }) => set({ country: target.value })}
        >
          {countries.map(code => (
            <option key={code} value={code}>
              {names.of(code)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('zipcode')}
        <input
          maxLength={20}
          size={8}
          disabled={disabled}
          value={draft.zipcode}
          onChange={({ target }) => set({ zipcode: target.value })}
        />
      </label>
    </div>
  )
}
