import { z } from 'zod'
import { listViewRequest } from '@/lib/lists/views'
import { route } from '@/server/http/answer'
import { staffCall } from '@/server/http/staff-call'
import { keepView } from '@/server/lists/views'

/** `POST /api/list-views`: keeps a list of the panel under a name (STAFF-7). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: staffCall({
    params: z.object({}),
    right: 'back-office.enter',
    body: listViewRequest,
    work: keepView,
  }),
})
