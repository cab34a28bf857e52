import { z } from 'zod'
import { sheetsRequest } from '@/lib/production/requests'
import { route } from '@/server/http/answer'
import { staffCall } from '@/server/http/staff-call'
import { makeSheets } from '@/server/production/make-sheets'

/** `POST /api/production/sheets`: lays pieces that wait on stock sheets (PRODUCTION-3). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: staffCall({
    params: z.object({}),
    right: 'production.work',
    body: sheetsRequest,
    work: (actor, { key: _, ...asked }) => makeSheets(actor, asked),
  }),
})
