import 'server-only'
import type { Payload } from 'payload'
import type PgBoss from 'pg-boss'
import type { JobReport } from './job'
import { jobQueue, jobWorkers, wakeWorker } from './queue'
import { type JobName, jobNames, jobs } from './registry'
import { afterShoppers } from './shoppers-first'

/** The clock that the shop lives by. */
const shopClock = 'Europe/Paris'
/** How many jobs a worker takes at once. */
const batch = 10
/** How long a job lets orders go first. */
const mostPatienceMs = 500

/** Does one job and says what came of it, so that a process that dies later in the batch repeats none that is done. */
async function workOn(payload: Payload, name: JobName, { id, data }: PgBoss.Job): Promise<void> {
  const boss = jobQueue()
  let report: JobReport
  try {
    report = await jobs[name].run(payload, data)
  } catch (error) {
    const reason = error instanceof Error ? error.message.slice(0, 500) : String(error)
    payload.logger.error({ msg: `job ${name} ${id} failed: ${reason}` })
    await boss.fail(name, id, { message: reason })
    return
  }
  await boss.complete(name, id, report ?? {})
}

async function startWorker(payload: Payload, name: JobName): Promise<void> {
  const boss = jobQueue()
  const queue = { name, ...jobs[name].queue }
  await boss.createQueue(name, queue)
  await boss.updateQueue(name, queue)
  const { cron } = jobs[name]
  if (cron) await boss.schedule(name, cron, {}, { tz: shopClock })
  const worker = await boss.work<object>(name, { batchSize: batch }, async taken => {
    for (const job of taken) {
      await afterShoppers(mostPatienceMs)
      await workOn(payload, name, job)
    }
    if (taken.length === batch) wakeWorker(name)
  })
  jobWorkers().set(name, worker)
}

/**
 * Starts to work on the jobs that wait, once a process. Several instances share the rows: each job is taken by one,
 * and comes back when that one dies over it.
 */
export async function startJobs(payload: Payload): Promise<void> {
  const boss = jobQueue()
  boss.on('error', error => payload.logger.error({ err: error, msg: 'the job queue' }))
  await boss.start()
  for (const name of jobNames) await startWorker(payload, name)
  // Takes no new job once the process is asked to end; what is not done by then comes back later.
  process.once('SIGTERM', () => {
    boss.stop({ wait: false }).catch(() => undefined)
  })
}
