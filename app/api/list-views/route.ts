import { z } from 'zod'
import { listViewRequest } from '@/lib/office/lists/views'
import { staffCall } from '@/server/doors/http/staff-call'
import { route } from '@/server/ground/http/answer'
import { keepView } from '@/server/office/lists/views'

/** `POST /api/list-views`: keeps a list of the panel under a name (STAFF-7). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: staffCall({
    params: z.object({}),
    right: 'back-office.enter',
    body: listViewRequest,
    work: keepView,
  }),
})
