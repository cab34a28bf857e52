import { competitorImport } from '@/lib/office/contract/competitors'
import { staffRoute } from '@/server/doors/http/staff-route'
import { route } from '@/server/ground/http/answer'
import { importCompetitors } from '@/server/office/tools/competitors'

/** `POST /api/tools/competitors/import`: a file of competitors' prices (TOOLS-10). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: staffRoute({
    right: 'price.change',
    body: competitorImport,
    work: (actor, { body }) => importCompetitors(actor, body),
  }),
})
