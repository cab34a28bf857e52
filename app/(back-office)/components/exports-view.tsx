import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { actorOfUser } from '@/cms/actor'
import { missingDatev } from '@/lib/office/exports/accounts'
import { exportKinds, isDated } from '@/lib/office/exports/kinds'
import { can } from '@/lib/people/actor/can'
import { shopClock } from '@/lib/people/company/hours'
import { readAccounting } from '@/server/office/exports/accounting'
import { listExports } from '@/server/office/exports/keep'
import { ColumnHead } from './column-head'
import { ExportForm } from './exports/export-form'
import { FollowFiles } from './exports/follow-files'
import { PanelFrame } from './panel-frame'
import { momentText, type PanelTexts, panelTexts } from './panel-texts'
import './back-office.css'

type Files = NonNullable<Awaited<ReturnType<typeof listExports>>>

function FileTable({ files, texts: { t, locale } }: { files: Files; texts: PanelTexts }) {
  if (files.length === 0) return <p>{t('backOffice.exports.none')}</p>
  const isEnded = (ends: Date | null) => ends !== null && ends.getTime() < Date.now()
  return (
    <table>
      <thead>
        <tr>
          {(['kind', 'days', 'by', 'at', 'rows', 'file'] as const).map(head => (
            <ColumnHead key={head} figure={head === 'rows'}>
              {t(`backOffice.exports.heads.${head}`)}
            </ColumnHead>
          ))}
        </tr>
      </thead>
      <tbody>
        {files.map(({ id, kind, fromDay, toDay, email, createdAt, readyAt, endsAt, rows, name, code }) => (
          <tr key={id}>
            <td>{t(`backOffice.exports.kinds.${kind}`)}</td>
            <td>{isDated(kind) ? `${fromDay} – ${toDay}` : toDay}</td>
            <td>{email}</td>
            <td>{momentText(createdAt.toISOString(), locale)}</td>
            <td className="bo-right">{rows?.toLocaleString(locale)}</td>
            <td>
              {!readyAt && t('backOffice.exports.waiting')}
              {readyAt && isEnded(endsAt) && t('backOffice.exports.ended')}
              {readyAt && endsAt && !isEnded(endsAt) && (
                <>
                  <a href={`/api/exports/${code}`} download>
                    {name}
                  </a>{' '}
                  <small>
                    {t('backOffice.exports.until', { moment: momentText(endsAt.toISOString(), locale) })}
                  </small>
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** `/admin/exports`: files for accountants and others, made by a job and kept until their links end (EXPORT-1). */
export async function ExportsView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  if (req.user?.collection !== 'admins') redirect('/admin/login?redirect=/admin/exports')
  const actor = actorOfUser(req.user)
  if (!can(actor, 'export.make')) redirect('/admin')
  const [texts, files, accounting] = await Promise.all([
    panelTexts(view.i18n.language),
    listExports(actor),
    readAccounting(req.payload),
  ])
  const { t } = texts
  // The days of the last month, which is what is asked for most.
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: shopClock }).format(new Date())
  const first = new Date(`${today.slice(0, 7)}-01T00:00:00Z`)
  const before = new Date(first.getTime() - 86_400_000).toISOString().slice(0, 10)
  return (
    <PanelFrame view={view}>
      <div className="bo-view bo-exports">
        <h1>{t('backOffice.exports.title')}</h1>
        <p>{t('backOffice.exports.lead')}</p>
        <p>
          {missingDatev(accounting).length > 0 && <b>{t('backOffice.exports.datevMissing')} </b>}
          <a href="/admin/globals/accounting">{t('backOffice.exports.accounts')}</a>
        </p>
        <ExportForm
          kinds={exportKinds.map(value => ({ value, label: t(`backOffice.exports.kinds.${value}`) }))}
          from={`${before.slice(0, 7)}-01`}
          to={before}
          words={{
            kind: t('backOffice.exports.heads.kind'),
            from: t('backOffice.exports.from'),
            to: t('backOffice.exports.to'),
            make: t('backOffice.exports.make'),
            failed: t('backOffice.refusals.other'),
          }}
        />
        <FollowFiles waits={files?.some(({ readyAt }) => !readyAt) ?? false} />
        {files && <FileTable files={files} texts={texts} />}
      </div>
    </PanelFrame>
  )
}
