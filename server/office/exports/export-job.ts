import 'server-only'
import { defineJob } from '@/server/ground/jobs/job'
import { makeExport } from '@/server/office/exports/keep'

/** Writes out what one of the staff has asked for. */
export const exportJob = defineJob('export', {
  queue: { retryLimit: 3, retryDelay: 30, retryBackoff: true },
  mostSeconds: 1800,
  async run(payload, { export: id }) {
    const rows = await makeExport(payload, id)
    return rows === null ? undefined : { message: String(rows) }
  },
})
