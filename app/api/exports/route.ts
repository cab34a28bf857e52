import { z } from 'zod'
import { exportRequest } from '@/lib/exports/kinds'
import { askExport } from '@/server/exports/keep'
import { route } from '@/server/http/answer'
import { staffCall } from '@/server/http/staff-call'

/** `POST /api/exports`: has a file written out for accountants and others (EXPORT-1). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: staffCall({
    params: z.object({}),
    right: 'export.make',
    body: exportRequest,
    work: (actor, { key: _, ...asked }) => askExport(actor, asked),
  }),
})
