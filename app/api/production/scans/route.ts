import { z } from 'zod'
import { scanRequest } from '@/lib/production/requests'
import { route } from '@/server/http/answer'
import { staffCall } from '@/server/http/staff-call'
import { scanPiece } from '@/server/production/scan-piece'

/** `POST /api/production/scans`: a scanned ticket, and what was done with its piece (PRODUCTION-8). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: staffCall({ params: z.object({}), right: 'production.work', body: scanRequest, work: scanPiece }),
})
