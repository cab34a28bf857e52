'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { type KeyboardEvent, useState } from 'react'
import { formatMoney } from '@/lib/money/format'
import type { DraftLine } from '@/lib/quotations/draft'
import { quotationName } from '@/lib/quotations/numbers'
import type { StaffQuotation } from '@/lib/quotations/quotation'
import { quotationTones } from '@/lib/quotations/state-tones'
import { isQuotationOpen } from '@/lib/quotations/states'
import { DraftSums } from './draft-sums'
import { LineRow } from './line-row'
import { QuotationAside } from './quotation-aside'
import { type DraftWork, useDraft } from './use-draft'

interface QuotationEditorProps {
  quotation: StaffQuotation
  clientPage: string
  countries: readonly string[]
}

const bare = { slug: '', quantity: 1, tranquility: false, content: {} }

const newHeading = (description: string): DraftLine => ({
  agreed: null,
  item: { ...bare, id: crypto.randomUUID(), type: 'frame', slug: 'frame', description },
})

const newWord = (description: string, { currency }: StaffQuotation): DraftLine => ({
  agreed: null,
  item: {
    ...bare,
    id: crypto.randomUUID(),
    type: 'magic',
    slug: 'magic',
    description,
    price: { minor: 100, currency },
  },
})

function moved(lines: readonly DraftLine[], from: number, by: -1 | 1): DraftLine[] {
  const to = from + by
  const line = lines[from]
  if (!line || to < 0 || to >= lines.length) return [...lines]
  return lines.toSpliced(from, 1).toSpliced(to, 0, line)
}

/** A quotation as staff work on it: lines in a table, what it comes to beside it, one button that sends it. */
export function QuotationEditor({ quotation: start, clientPage, countries }: QuotationEditorProps) {
  const t = useTranslations('backOffice.quotations')
  const work = useDraft(start, t('invalid'))
  const { quotation } = work
  const disabled = !isQuotationOpen(quotation.state) || work.conflict !== null
  return (
    <div className="bo-quotations__editor">
      <Head work={work} disabled={disabled} clientPage={clientPage} />
      <Notices work={work} />
      <div className="bo-quotations__columns">
        <div>
          <Facts work={work} disabled={disabled} countries={countries} />
          <Lines work={work} disabled={disabled} />
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

/** What was sent, and whether something stands here that was not. */
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

/** What stands in the way, and what the client asked last. */
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

function Lines({ work, disabled }: PartProps) {
  const t = useTranslations('backOffice.quotations')
  const locale = useLocale()
  const { draft, quotation, setLines } = work
  const add = (line: DraftLine) => setLines(lines => [...lines, line])
  const onKey = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLInputElement || disabled) return
    if (event.key === 'l') add(newWord(t('word'), quotation))
    else if (event.key === 't') add(newHeading(t('heading')))
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys beside the buttons below, which do the same
    <div className="bo-quotations__scroll" onKeyDown={onKey}>
      <table>
        <thead>
          <tr>
            {(['line', 'quantity', 'unit', 'sum', 'margin'] as const).map(head => (
              <th key={head} scope="col" className={head === 'line' ? undefined : 'bo-right'}>
                {t(`heads.${head}`)}
              </th>
            ))}
            <th />
          </tr>
        </thead>
        <tbody>
          {draft.lines.map((line, index) => (
            <LineRow
              key={line.item.id}
              line={line}
              quotation={quotation}
              disabled={disabled}
              onChange={next => setLines(lines => lines.with(index, next))}
              onMove={by => setLines(lines => moved(lines, index, by))}
              onRemove={() => setLines(lines => lines.toSpliced(index, 1))}
            />
          ))}
        </tbody>
        {quotation.preview && (
          <tfoot>
            <tr>
              <td colSpan={3}>{t('goods')}</td>
              <td className="bo-right">{formatMoney(quotation.preview.totals.goods, locale)}</td>
              <td colSpan={2} />
            </tr>
          </tfoot>
        )}
      </table>
      <p className="bo-quotations__add">
        <button
          type="button"
          className="bo-button"
          disabled={disabled}
          onClick={() => add(newWord(t('word'), quotation))}
        >
          + {t('word')} <kbd>L</kbd>
        </button>
        <button
          type="button"
          className="bo-button"
          disabled={disabled}
          onClick={() => add(newHeading(t('heading')))}
        >
          + {t('heading')} <kbd>T</kbd>
        </button>
      </p>
    </div>
  )
}
