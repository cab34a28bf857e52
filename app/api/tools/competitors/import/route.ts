import { competitorImport } from '@/lib/contract/competitors'
import { route } from '@/server/http/answer'
import { staffRoute } from '@/server/http/staff-route'
import { importCompetitors } from '@/server/tools/competitors'

/** `POST /api/tools/competitors/import`: a file of competitors' prices (TOOLS-10). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: staffRoute({
    right: 'price.change',
    body: competitorImport,
    work: (actor, { body }) => importCompetitors(actor, body),
  }),
})
