import { z } from 'zod'
import { exportRequest } from '@/lib/office/exports/kinds'
import { staffCall } from '@/server/doors/http/staff-call'
import { route } from '@/server/ground/http/answer'
import { askExport } from '@/server/office/exports/keep'

/** `POST /api/exports`: has a file written out for accountants and others (EXPORT-1). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: staffCall({
    params: z.object({}),
    right: 'export.make',
    body: exportRequest,
    work: (actor, { key: _, ...asked }) => askExport(actor, asked),
  }),
})
