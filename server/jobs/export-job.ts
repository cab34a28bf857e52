import 'server-only'
import { z } from 'zod'
import { makeExport } from '@/server/exports/keep'
import { defineJob } from './job'

/** Writes out what one of the staff has asked for. */
export const exportJob = defineJob({
  data: z.object({ export: z.number().int().positive() }),
  queue: { retryLimit: 3, retryDelay: 30, retryBackoff: true },
  mostSeconds: 1800,
  async run(payload, { export: id }) {
    const rows = await makeExport(payload, id)
    return rows === null ? undefined : { message: String(rows) }
  },
})
