import type { JobRow } from '@/server/ground/jobs/read-jobs'
import type { PanelTexts } from './panel-texts'
import { RetryJob } from './retry-job'

/** What the shop wanted to do for the order and gave up, with the way to try it again. */
export function FailedJobs({ jobs, texts: { t } }: { jobs: readonly JobRow[]; texts: PanelTexts }) {
  if (jobs.length === 0) return null
  return (
    <ul className="bo-alert bo-failed">
      {jobs.map(({ id, name, reason }) => (
        <li key={id}>
          <b>{t(`backOffice.jobs.names.${name}`)}</b> {reason}{' '}
          <RetryJob
            name={name}
            id={id}
            label={t('backOffice.jobs.retry')}
            failed={t('backOffice.jobs.retryFailed')}
          />
        </li>
      ))}
    </ul>
  )
}
