import { z } from 'zod'
import { scanRequest } from '@/lib/workshop/production/requests'
import { staffCall } from '@/server/doors/http/staff-call'
import { route } from '@/server/ground/http/answer'
import { scanPiece } from '@/server/workshop/production/scan-piece'

/** `POST /api/production/scans`: a scanned ticket, and what was done with its piece (PRODUCTION-8). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: staffCall({ params: z.object({}), right: 'production.work', body: scanRequest, work: scanPiece }),
})
