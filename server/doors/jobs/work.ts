import 'server-only'
import type { Payload } from 'payload'
import type PgBoss from 'pg-boss'
import type { JobReport } from '@/server/ground/jobs/job'
import { jobQueue, jobWorkers } from '@/server/ground/jobs/queue'
import { type JobName, jobNames } from '@/server/ground/jobs/requests'
import { openWorker } from '@/server/ground/jobs/worker'
import { leaseSeconds, underLease } from './lease'
import { jobs } from './registry'
import { afterShoppers } from './shoppers-first'

/** The clock that the shop lives by. */
const shopClock = 'Europe/Paris'
/** How often a worker looks for jobs without being woken, in milliseconds. */
const everyMs = 2000
/** How long a job lets orders go first. */
const mostPatienceMs = 500

/** Does one job and returns its result. */
async function workOn(payload: Payload, name: JobName, job: PgBoss.Job): Promise<void> {
  const boss = jobQueue()
  const { mostSeconds, run } = jobs[name]
  const onError = (error: unknown) => payload.logger.error({ err: error, msg: `the lease of job ${name}` })
  let report: JobReport
  try {
    report = await underLease(boss.getDb(), job, { mostSeconds, onError }, () => run(payload, job.data))
  } catch (error) {
    const reason = error instanceof Error ? error.message.slice(0, 500) : String(error)
    payload.logger.error({ msg: `job ${name} ${job.id} failed: ${reason}` })
    await boss.fail(name, job.id, { message: reason })
    return
  }
  await boss.complete(name, job.id, report ?? {})
}

/** Takes one job of a kind and does it; false where none waits. */
async function workOnNext(payload: Payload, name: JobName): Promise<boolean> {
  await afterShoppers(mostPatienceMs)
  const [job] = await jobQueue().fetch<object>(name)
  if (!job) return false
  await workOn(payload, name, job)
  return true
}

async function startWorker(payload: Payload, name: JobName): Promise<void> {
  const boss = jobQueue()
  const queue = { name, ...jobs[name].queue, expireInSeconds: leaseSeconds }
  await boss.createQueue(name, queue)
  await boss.updateQueue(name, queue)
  const { cron } = jobs[name]
  if (cron) await boss.schedule(name, cron, {}, { tz: shopClock })
  const onError = (error: unknown) => payload.logger.error({ err: error, msg: `the worker of job ${name}` })
  jobWorkers().set(
    name,
    openWorker(() => workOnNext(payload, name), { everyMs, onError }),
  )
}

/** Takes no new job, and closes the queue once those in hand are done; what is not done by then comes back later. */
async function stopJobs(): Promise<void> {
  await Promise.all([...jobWorkers().values()].map(worker => worker.stop()))
  await jobQueue().stop({ wait: false })
}

/**
 * Starts to work on the jobs that wait, once a process. Several instances share the rows: each job is taken by one, and
 * comes back when that one dies meanwhile.
 */
export async function startJobs(payload: Payload): Promise<void> {
  const boss = jobQueue()
  boss.on('error', error => payload.logger.error({ err: error, msg: 'the job queue' }))
  await boss.start()
  for (const name of jobNames) await startWorker(payload, name)
  process.once('SIGTERM', () => {
    stopJobs().catch(() => undefined)
  })
}
