import { z } from 'zod'
import {
  remakeRequest,
  scanAnswer,
  scanRequest,
  sheetsAnswer,
  sheetsRequest,
} from '@/lib/production/requests'
import type { Operation } from './operations'

const number = z.number().int().positive()
const ofOne = z.object({ id: number })
const done = z.object({})
const staff = { tag: 'orders' as const, secured: true, method: 'post' as const }

const fileTypes = {
  'preview.svg': ['sheetPreview', 'image/svg+xml'],
  'sheet.svg': ['sheetSvg', 'image/svg+xml'],
  'sheet.pdf': ['sheetPdf', 'application/pdf'],
  'sheet.dxf': ['sheetDxf', 'image/vnd.dxf'],
  'tickets.pdf': ['sheetTickets', 'application/pdf'],
} as const

/** What the workshop does, by address (PRODUCTION-3 to PRODUCTION-9). */
export const workshopOperations: Operation[] = [
  {
    ...staff,
    path: '/api/production/sheets',
    id: 'laySheets',
    body: sheetsRequest,
    answer: sheetsAnswer,
  },
  {
    ...staff,
    path: '/api/production/sheets/{id}/start',
    id: 'startSheet',
    pathParameters: ofOne,
    answer: done,
  },
  {
    ...staff,
    method: 'delete',
    path: '/api/production/sheets/{id}',
    id: 'takeSheetApart',
    pathParameters: ofOne,
    answer: done,
  },
  { ...staff, path: '/api/production/scans', id: 'scanTicket', body: scanRequest, answer: scanAnswer },
  {
    ...staff,
    path: '/api/production/pieces/{id}/remake',
    id: 'remakePiece',
    pathParameters: ofOne,
    body: remakeRequest,
    answer: done,
  },
  ...Object.entries(fileTypes).map(
    ([file, [id, answer]]): Operation => ({
      ...staff,
      method: 'get',
      path: `/api/production/sheets/{id}/${file}`,
      id,
      pathParameters: ofOne,
      answer,
    }),
  ),
]
