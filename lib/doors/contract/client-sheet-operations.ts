import { z } from 'zod'
import {
  clientNoteRequest,
  erasureRequest,
  mergeRequest,
  mergesPath,
  pointsRequest,
} from '@/lib/orders/order/sheet-work'
import type { Operation } from './operations'

const number = z.number().int().positive()
const ofClient = { pathParameters: z.object({ id: number }) }
const post = { tag: 'clients' as const, secured: true, method: 'post' as const }
/** What says nothing but that it is done. */
const done = z.object({})

/** What the staff do with clients, by address. */
export const clientSheetOperations: Operation[] = [
  {
    ...post,
    ...ofClient,
    path: '/api/clients/{id}/notes',
    id: 'writeClientNote',
    body: clientNoteRequest,
    answer: z.object({ note: z.object({ id: number, text: z.string() }) }),
  },
  {
    ...post,
    ...ofClient,
    path: '/api/clients/{id}/points',
    id: 'correctPoints',
    body: pointsRequest,
    answer: done,
  },
  {
    ...post,
    ...ofClient,
    path: '/api/clients/{id}/erasure',
    id: 'eraseClient',
    body: erasureRequest,
    answer: done,
  },
  { ...post, path: mergesPath, id: 'mergeClients', body: mergeRequest, answer: z.object({ client: number }) },
]
