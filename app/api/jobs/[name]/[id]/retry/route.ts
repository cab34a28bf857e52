import { can } from '@/lib/people/actor/can'
import { readStaff } from '@/server/doors/http/actor'
import { problemResponse, route } from '@/server/ground/http/answer'
import { refuseForeign } from '@/server/ground/http/origin'
import { retryJob } from '@/server/ground/jobs/read-jobs'

/** `POST /api/jobs/{name}/{id}/retry`: staff have a job that was given up tried once more. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: async (request, { params }) => {
    const foreign = refuseForeign(request)
    if (foreign) return foreign
    if (!can(await readStaff(request), 'job.manage')) return problemResponse('forbidden')
    return (await retryJob(await params)) ? new Response(null, { status: 204 }) : problemResponse('not_found')
  },
})
