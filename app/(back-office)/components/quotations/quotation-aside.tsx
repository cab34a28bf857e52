'use client'

import { useLocale, useTranslations } from 'next-intl'
import { SignatureMark } from '@/components/proof/signature-mark'
import { formatMoney } from '@/lib/ground/money/format'
import { isLocale, localePath } from '@/lib/ground/site/locales'
import { compareVersions } from '@/lib/orders/quotations/compare'
import type { StaffQuotation } from '@/lib/orders/quotations/quotation'
import { unsigned } from '@/lib/orders/signatures/signature'
import { EnterClientButton } from '../enter-client-button'

/** Beside the lines: who asks, what for, the versions with what changed, and all that happened. */
export function QuotationAside({ quotation }: { quotation: StaffQuotation }) {
  const t = useTranslations('backOffice.quotations')
  const states = useTranslations('quotation.states')
  const locale = useLocale()
  const moment = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Paris',
  })
  const { request, events, id } = quotation
  return (
    <aside className="bo-quotations__aside">
      <Asker quotation={quotation} />
      {request.message && (
        <section className="bo-comment">
          <h2>{t('request')}</h2>
          <p>{request.message}</p>
          {request.files.length > 0 && (
            <ul aria-label={t('withFiles')}>
              {request.files.map(({ hash, name }) => (
                <li key={hash}>
                  <a href={`/api/quotations/${id}/pictures/${hash}`} download={name}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
      <Versions quotation={quotation} moment={moment} />
      <Signatures quotation={quotation} moment={moment} />
      <section>
        <h2>{t('journal')}</h2>
        <ul>
          {events.map(({ at, to, by, text }) => (
            <li key={at}>
              <time dateTime={at}>{moment.format(new Date(at))}</time> {states(to)} {by && `(${by})`}
              {text && <p>{text}</p>}
            </li>
          ))}
        </ul>
      </section>
    </aside>
  )
}

/** Who asks, with a button that impersonates this client. */
function Asker({ quotation: { contact, client, locale, id } }: { quotation: StaffQuotation }) {
  const t = useTranslations('backOffice.quotations')
  const impersonation = useTranslations('backOffice.standIn')
  return (
    <section>
      <p>
        <strong>
          {client === null ? (
            contact.name
          ) : (
            <a href={`/admin/collections/clients/${client}`}>{contact.name}</a>
          )}
        </strong>
      </p>
      <p>
        <a href={`mailto:${contact.email}`}>{contact.email}</a>
      </p>
      {contact.phone && <p>{contact.phone}</p>}
      {client !== null && (
        <p>
          <EnterClientButton
            whose={{ client }}
            path={isLocale(locale) ? localePath(locale, `/load-order/?id=${id}`) : '/'}
            label={impersonation('load')}
            failed={t('invalid')}
          />
        </p>
      )}
    </section>
  )
}

interface MomentProps {
  quotation: StaffQuotation
  moment: Intl.DateTimeFormat
}

/** The versions that were sent, each with what changed since the one before. */
function Versions({ quotation: { versions }, moment }: MomentProps) {
  const t = useTranslations('backOffice.quotations')
  const locale = useLocale()
  if (versions.length === 0) return null
  return (
    <section>
      <h2>{t('versions')}</h2>
      <ul>
        {versions.map((version, index) => {
          const before = versions[index - 1]
          return (
            <li key={version.version}>
              {t('versionLine', {
                version: String(version.version),
                date: moment.format(new Date(version.sentAt)),
                total: formatMoney(version.totals.gross, locale),
              })}
              {before && (
                <ul>
                  {compareVersions(before, version).map(({ id: line, title, difference, change }) => (
                    <li key={line}>
                      {change === 'added' ? '+ ' : change === 'removed' ? '− ' : ''}
                      {title} {formatMoney(difference, locale)}
                    </li>
                  ))}
                </ul>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Who has approved designs with his name, when and which ones; which clerk did it in his place. */
function Signatures({ quotation, moment }: MomentProps) {
  const t = useTranslations('backOffice.quotations')
  const { signatures, versions } = quotation
  const last = versions.at(-1)
  if (!last) return null
  const own = last.lines.flatMap(line => (line.kind === 'line' ? line.proofs : []))
  if (own.length === 0) return null
  const open = unsigned(own, signatures).length
  return (
    <section>
      <h2>{t('signatures')}</h2>
      {open > 0 && <p>{t('unsigned', { count: open })}</p>}
      <ul>
        {signatures.map(({ name, at, hashes, drawing, by }) => (
          <li key={at}>
            <time dateTime={at}>{moment.format(new Date(at))}</time> {name} {by && `(${by})`}
            {drawing && <SignatureMark drawing={drawing} alt={t('drawnName', { name })} />}
            <p>
              <code>{hashes.map(hash => hash.slice(0, 12)).join(' ')}</code>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
