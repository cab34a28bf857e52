'use client'
import { useTranslations } from 'next-intl'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { PopupTexts } from '@/components/popup-texts'
import { sendForStaff } from '@/components/tools/staff-fetch'
import { useStaffData } from '@/components/tools/use-staff-data'
import { Alert } from '@/components/ui/alert'
import { buttonClass } from '@/components/ui/button'
import { describedBy, Field, Input } from '@/components/ui/field'
import { enteredAnswer, impersonationsPath } from '@/lib/doors/contract/impersonations'
import type { SiteLocale } from '@/lib/ground/site/locales'
import { toolsFound } from '@/lib/office/contract/tools'
import { Popup } from '../popup'

interface InitQuotationProps {
  locale: SiteLocale
  onClose: () => void
}

/** The search starts from this many characters on (TOOLS-1). */
const fewest = 2
/** Delay of the search after the last key, in ms. */
const pause = 150

/** The number of a client, as the last part of the address of his sheet. */
const numberOf = (href: string): number => Number(href.split('/').at(-1))

/** Staff begin a quotation (PAGE-11): they choose the client, and the shop opens as this client. */
export default function InitQuotation(props: InitQuotationProps) {
  return (
    <PopupTexts locale={props.locale} names={['staffQuotation']}>
      <Choice {...props} />
    </PopupTexts>
  )
}

/** The clients that match the input, after a pause in typing. */
function useClients(text: string, locale: SiteLocale) {
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text.trim()), pause)
    return () => clearTimeout(timer)
  }, [text])
  const query = new URLSearchParams({ q: asked, locale, only: 'client' })
  const { data } = useStaffData(asked.length < fewest ? null : `/api/tools/search?${query}`, toolsFound)
  return asked.length < fewest ? null : (data?.found ?? null)
}

interface ClientListProps {
  clients: NonNullable<ReturnType<typeof useClients>>
  busy: boolean
  enter: (client: number) => void
}

/** The clients that were found; one is entered by a click. */
function ClientList({ clients, busy, enter }: ClientListProps) {
  return (
    <ul className="mt-1 min-h-40">
      {clients.map(({ href, title, detail }) => (
        <li key={href} className="border-b border-line last:border-0">
          <button
            type="button"
            className="flex min-h-12 w-full flex-wrap items-baseline gap-x-3 py-2.5 text-left hover:text-(--action)"
            aria-disabled={busy || undefined}
            onClick={() => enter(numberOf(href))}
          >
            <b className="font-semibold">{title}</b>
            <span className="text-sm break-all text-ink-2">{detail}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

function Choice({ locale, onClose }: InitQuotationProps) {
  const t = useTranslations('staffQuotation')
  const id = useId()
  const [text, setText] = useState('')
  const [failed, setFailed] = useState(false)
  const [busy, setBusy] = useState(false)
  const found = useClients(text, locale)
  const enter = async (client: number) => {
    if (busy) return
    setBusy(true)
    const sent = await sendForStaff(impersonationsPath, 'POST', { client })
    const entered = sent.ok ? enteredAnswer.safeParse(sent.body).data : undefined
    if (entered) window.location.assign(entered.path)
    setFailed(!entered)
    setBusy(Boolean(entered))
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const [only] = found ?? []
    if (found?.length === 1 && only) void enter(numberOf(only.href))
  }
  return (
    <Popup
      title={t('init.title')}
      text={t('init.text')}
      width={560}
      closeLabel={t('close')}
      onClose={onClose}
      footer={
        <a
          href="/admin/collections/clients/create"
          className={buttonClass({ look: 'secondary', size: 'small' })}
        >
          {t('init.new')}
        </a>
      }
    >
      <form noValidate onSubmit={onSubmit}>
        <Field id={id} label={t('init.search')} hint={t('init.hint')}>
          <Input
            {...describedBy(id, { hint: true })}
            type="search"
            autoComplete="off"
            maxLength={100}
            value={text}
            onChange={event => setText(event.target.value)}
          />
        </Field>
      </form>
      <p role="status" className="mt-3 text-sm text-ink-2">
        {found && (found.length === 0 ? t('init.none') : t('init.found', { count: found.length }))}
      </p>
      <ClientList clients={found ?? []} busy={busy} enter={client => void enter(client)} />
      <div role="alert" className="empty:hidden">
        {failed && <Alert tone="block">{t('init.failed')}</Alert>}
      </div>
    </Popup>
  )
}
