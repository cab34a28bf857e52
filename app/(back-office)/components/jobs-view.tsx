import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { actorOfUser } from '@/cms/actor'
import { can } from '@/lib/people/actor/can'
import { type JobRow, jobViews, readJobs } from '@/server/ground/jobs/read-jobs'
import { ColumnHead } from './column-head'
import { PanelFrame } from './panel-frame'
import { momentText, type PanelTexts, panelTexts } from './panel-texts'
import { RetryJob } from './retry-job'
import './back-office.css'

const tone = {
  failed: 'refused',
  active: 'inform',
  retry: 'ask',
  created: 'plain',
  completed: 'soft',
  cancelled: 'plain',
} as const

function Row({ job, texts }: { job: JobRow; texts: PanelTexts }) {
  const { t, locale } = texts
  const order = typeof job.data.order === 'number' ? job.data.order : null
  return (
    <tr>
      <td>{t(`backOffice.jobs.names.${job.name}`)}</td>
      <td>{order !== null && <a href={`/admin/collections/orders/${order}`}>{order}</a>}</td>
      <td>
        <span className={`bo-badge bo-badge--${tone[job.state]}`}>
          {t(`backOffice.jobs.states.${job.state}`)}
        </span>
      </td>
      <td>{job.tries}</td>
      <td>{momentText(job.createdAt.toISOString(), locale)}</td>
      <td>{momentText(job.at.toISOString(), locale)}</td>
      <td>{job.reason}</td>
      <td>
        {job.state === 'failed' && (
          <RetryJob
            name={job.name}
            id={job.id}
            label={t('backOffice.jobs.retry')}
            failed={t('backOffice.jobs.retryFailed')}
          />
        )}
      </td>
    </tr>
  )
}

/** The jobs that nobody waits for: what was given up can be tried once more here. */
export async function JobsView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  if (req.user?.collection !== 'admins') redirect('/admin/login?redirect=/admin/jobs')
  if (!can(actorOfUser(req.user), 'job.manage')) redirect('/admin')
  const shown = jobViews.find(known => known === view.searchParams?.view)
  const [texts, jobs] = await Promise.all([panelTexts(view.i18n.language), readJobs(req.payload, shown)])
  const { t } = texts
  const heads = ['name', 'order', 'state', 'tries', 'createdAt', 'at', 'reason'] as const
  return (
    <PanelFrame view={view}>
      <div className="bo-view">
        <h1>{t('backOffice.jobs.title')}</h1>
        <p>{t('backOffice.jobs.lead')}</p>
        {shown && (
          <p>
            <b>{t(`backOffice.jobs.views.${shown}`)}</b> <a href="/admin/jobs">{t('backOffice.jobs.all')}</a>
          </p>
        )}
        {jobs.length === 0 ? (
          <p>{t('backOffice.jobs.none')}</p>
        ) : (
          <table>
            <thead>
              <tr>
                {heads.map(head => (
                  <ColumnHead key={head}>{t(`backOffice.jobs.heads.${head}`)}</ColumnHead>
                ))}
                <th>
                  <span className="bo-hidden">{t('backOffice.jobs.retry')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {jobs.map(job => (
                <Row key={job.id} job={job} texts={texts} />
              ))}
            </tbody>
          </table>
        )}
      </div>
    </PanelFrame>
  )
}
