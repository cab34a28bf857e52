import { z } from 'zod'
import { sheetsRequest } from '@/lib/workshop/production/requests'
import { staffCall } from '@/server/doors/http/staff-call'
import { route } from '@/server/ground/http/answer'
import { makeSheets } from '@/server/workshop/production/make-sheets'

/** `POST /api/production/sheets`: lays pieces that wait on stock sheets (PRODUCTION-3). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: staffCall({
    params: z.object({}),
    right: 'production.work',
    body: sheetsRequest,
    work: (actor, { key: _, ...asked }) => makeSheets(actor, asked),
  }),
})
