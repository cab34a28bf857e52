import { EnterClientButton } from '../enter-client-button'
import { ConfirmButton } from './confirm-button'
import { dayText, type SheetParts } from './parts'

/** What kind of client he is, as badges: what waits for somebody is amber. */
function Badges({ sheet, texts }: SheetParts) {
  const { client, company } = sheet
  const { t } = texts
  const isBusiness = client.other.accountType !== 'private'
  return (
    <>
      {client.closed && (
        <span className="bo-badge bo-badge--plain">{t('backOffice.clientSheet.badges.closed')}</span>
      )}
      {isBusiness && (
        <span className={`bo-badge bo-badge--${client.proConfirmed ? 'soft' : 'ask'}`}>
          {t(`backOffice.options.${client.other.accountType}`)}
          {!client.proConfirmed && ` · ${t('backOffice.clientSheet.badges.unconfirmed')}`}
        </span>
      )}
      {client.loyaltyLevel > 0 && (
        <span className="bo-badge bo-badge--soft">
          {t('backOffice.clientSheet.badges.level', { level: client.loyaltyLevel })}
        </span>
      )}
      {company && (
        <span className="bo-badge bo-badge--inform">
          {company.name} · {t(`backOffice.options.${company.role}`)}
        </span>
      )}
    </>
  )
}

/** His numbers, and the result of the online check of the VAT number. */
function Numbers({ sheet: { client }, texts: { t } }: SheetParts) {
  const { vatNumber, vatStatus, siretNumber } = client
  if (!vatNumber && !siretNumber) return null
  return (
    <p className="bo-note">
      {vatNumber && `${t('backOffice.fields.vatNumber')} ${vatNumber}`}
      {vatNumber && vatStatus && ` (${t(`backOffice.options.${vatStatus}`)})`}
      {vatNumber && siretNumber && ' · '}
      {siretNumber && `SIRET ${siretNumber}`}
    </p>
  )
}

/** Who he is, and the ways on. */
export function ClientHead({ sheet, texts, entersClient }: SheetParts & { entersClient: boolean }) {
  const { client } = sheet
  const { t, locale } = texts
  const failed = t('backOffice.refusals.other')
  const mayConfirm = client.other.accountType !== 'private' && !client.proConfirmed && !client.closed
  return (
    <header className="bo-sheet__head">
      <div className="bo-client__who">
        <h2>
          {client.name || client.email} <Badges sheet={sheet} texts={texts} />
        </h2>
        <p>
          <a href={`mailto:${client.email}`}>{client.email}</a>
          {client.phone && ' · '}
          {client.phone && <a href={`tel:${client.phone}`}>{client.phone}</a>}
        </p>
        <p className="bo-note">
          {t('backOffice.clientSheet.since', { day: dayText(client.createdAt, locale) })}
          {sheet.figures.seen &&
            ` · ${t('backOffice.clientSheet.seen', { day: dayText(sheet.figures.seen, locale) })}`}
        </p>
        <Numbers sheet={sheet} texts={texts} />
        {client.mergedInto && (
          <p className="bo-alert">
            {t('backOffice.clientSheet.mergedInto')}{' '}
            <a href={`/admin/collections/clients/${client.mergedInto}`}>{client.mergedInto}</a>
          </p>
        )}
      </div>
      <div className="bo-client__ways">
        {mayConfirm && (
          <ConfirmButton client={client.id} label={t('backOffice.clientSheet.confirm')} failed={failed} />
        )}
        {entersClient && !client.closed && (
          <>
            <EnterClientButton
              whose={{ client: client.id }}
              label={t('backOffice.standIn.enter')}
              failed={failed}
              main={!mayConfirm}
            />
            <p className="bo-note">{t('backOffice.clientSheet.enterHint')}</p>
          </>
        )}
      </div>
    </header>
  )
}
