import { z } from 'zod'
import { readStaff } from '@/server/doors/http/actor'
import { localeOfPanel } from '@/server/doors/http/panel-language'
import { refuseStaff } from '@/server/doors/http/staff-call'
import { fileResponse, problemResponse, route } from '@/server/ground/http/answer'
import { idSchema } from '@/server/orders/order-id'
import { readSheetFile, readTickets } from '@/server/workshop/production/read-sheet-file'
import { sheetFiles } from '@/server/workshop/production/sheet-files'

const path = z.object({ id: idSchema, file: z.enum([...sheetFiles, 'tickets.pdf']) })

/** `GET /api/production/sheets/{id}/…`: a sheet as it is seen, its machine's files and its job tickets, for staff. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async (request, { params }) => {
    const asked = path.safeParse(await params)
    if (!asked.success) return problemResponse('not_found')
    const { id, file } = asked.data
    const actor = await readStaff(request)
    const made =
      file === 'tickets.pdf'
        ? await readTickets(actor, { id, locale: localeOfPanel(request) })
        : await readSheetFile(actor, { id, file })
    if (!made.ok) return refuseStaff(request, made)
    return fileResponse(made, file === 'preview.svg' ? 'inline' : 'attachment')
  },
})
