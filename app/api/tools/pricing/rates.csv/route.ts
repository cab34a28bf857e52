import { readStaff } from '@/server/doors/http/actor'
import { respond } from '@/server/doors/http/staff-route'
import { fileResponse, route } from '@/server/ground/http/answer'
import { exportRates } from '@/server/office/tools/rates-csv'

/** `GET /api/tools/pricing/rates.csv`: the grid as a file for spreadsheets (TOOLS-8). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async request => {
    const done = await exportRates(await readStaff(request))
    if (!done.ok) return respond(done)
    return fileResponse({ name: 'rates.csv', type: 'text/csv; charset=utf-8', body: done.csv }, 'attachment')
  },
})
