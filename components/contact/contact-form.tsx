'use client'
import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { useEarlyChoices } from '@/components/ui/use-early-choices'
import { Link } from '@/lib/ground/site/navigation'
import type { FieldFindings } from '@/lib/ground/validators/codes'
import { subjectOf } from '@/lib/people/message/subjects'
import {
  type ContactField,
  type ContactValues,
  checkContact,
  contactFields,
  emptyContact,
} from './check-contact'
import { ContactFields } from './contact-fields'
import { MessageFiles } from './message-files'
import { type Posted, postMessage } from './post-message'
import { SentNotice } from './sent-notice'
import { Shortcuts } from './shortcuts'
import { useMessageFiles } from './use-message-files'

const focusField = (field: string) => document.getElementById(`contact-${field}`)?.focus()

type Failure = Extract<Posted, { ok: false }>['code']

/** The subject and the first words that a link to the page hands over. */
function fromAddress(typed: ContactValues): ContactValues {
  const query = new URLSearchParams(location.search)
  const subject = query.get('subject')
  const about = query.get('about')
  return {
    ...typed,
    ...(subject && { subject: subjectOf(subject) }),
    ...(about && !typed.message && { message: `${about.slice(0, 200)}\n\n` }),
  }
}

function SendRow({ busy, privacyUrl }: { busy: boolean; privacyUrl: string }) {
  const t = useTranslations('contact')
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <Button type="submit" aria-disabled={busy || undefined}>
        {busy ? t('sending') : t('send')}
      </Button>
      <p className="max-w-[40ch] text-xs text-ink-2">
        {t('privacy')}{' '}
        <Link href={privacyUrl} className="link">
          {t('privacyLink')}
        </Link>
      </p>
    </div>
  )
}

/** What is wrong after an attempt to send: found here, or answered by the shop. */
type Wrong = Failure | 'errors' | 'waitFiles' | 'refusedFiles'

/** Writes to the shop: a subject, a message, files, and the address for the answer. */
export function ContactForm({ deliveryUrl, privacyUrl }: { deliveryUrl: string; privacyUrl: string }) {
  const t = useTranslations('contact')
  const locale = useLocale()
  const files = useMessageFiles()
  const [values, setValues] = useState<ContactValues>(emptyContact)
  const [errors, setErrors] = useState<FieldFindings<ContactField>>({})
  const [failure, setFailure] = useState<Wrong | null>(null)
  const [sent, setSent] = useState<{ id: number; email: string } | null>(null)
  const sending = useRef(false)
  const [busy, setBusy] = useState(false)

  useEffect(() => setValues(fromAddress), [])

  const change = (field: keyof ContactValues, value: string) => {
    const next = { ...values, [field]: value } as ContactValues
    setValues(next)
    if (errors[field as ContactField]) setErrors(checkContact(next))
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (sending.current) return
    const found = checkContact(values)
    setErrors(found)
    const first = contactFields.find(field => found[field])
    setFailure(first ? 'errors' : files.waits)
    if (first) return focusField(first)
    if (files.waits) return
    sending.current = true
    setBusy(true)
    const posted = await postMessage(values, files.sent, locale)
    sending.current = false
    setBusy(false)
    if (!posted.ok) return setFailure(posted.code)
    setSent({ id: posted.id, email: values.email })
    setValues({ ...emptyContact, name: values.name, email: values.email })
    files.clear()
  }

  const root = useEarlyChoices<HTMLDivElement>()

  if (sent) return <SentNotice {...sent} onAnother={() => setSent(null)} />
  return (
    <div ref={root}>
      <Shortcuts
        deliveryUrl={deliveryUrl}
        onChoose={subject => {
          change('subject', subject)
          focusField('message')
        }}
      />
      <form
        id="message"
        noValidate
        onSubmit={submit}
        aria-labelledby="contact-heading"
        className="mt-7 scroll-mt-20 border-t border-line pt-6"
      >
        <h2 id="contact-heading" className="mb-4 text-xl! leading-7!">
          {t('form')}
        </h2>
        <div className="grid gap-4">
          <ContactFields values={values} errors={errors} onChange={change} />
          <MessageFiles files={files} />
          <div role="alert" className="empty:hidden">
            {failure && (
              <Alert tone="block">
                {failure === 'errors' ? t('errors', { count: Object.keys(errors).length }) : t(failure)}
              </Alert>
            )}
          </div>
          <SendRow busy={busy} privacyUrl={privacyUrl} />
        </div>
      </form>
    </div>
  )
}
