import { z } from 'zod'
import { manifestAnswer, manifestRequest } from '@/lib/orders/order/manifest'
import {
  photoAnswer,
  remakeRequest,
  scanAnswer,
  scanRequest,
  sheetsAnswer,
  sheetsRequest,
  takeBackRequest,
} from '@/lib/workshop/production/requests'
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

/** What the workshop does, by address (PRODUCTION-3 to PRODUCTION-12). */
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
  {
    ...staff,
    path: '/api/production/pieces/{id}/take-back',
    id: 'takeBackScan',
    pathParameters: ofOne,
    body: takeBackRequest,
    answer: done,
  },
  {
    ...staff,
    path: '/api/production/pieces/{id}/photos',
    id: 'keepCheckPhoto',
    pathParameters: ofOne,
    body: 'application/octet-stream',
    answer: photoAnswer,
    status: 201,
  },
  {
    ...staff,
    method: 'get',
    path: '/api/production/photos/{id}',
    id: 'checkPhoto',
    pathParameters: ofOne,
    answer: 'image/jpeg',
  },
  {
    ...staff,
    method: 'delete',
    path: '/api/production/photos/{id}',
    id: 'removeCheckPhoto',
    pathParameters: ofOne,
    answer: done,
  },
  { ...staff, path: '/api/manifests', id: 'makeManifest', body: manifestRequest, answer: manifestAnswer },
  ...(['pdf', 'csv'] as const).map(
    (file): Operation => ({
      ...staff,
      method: 'get',
      path: `/api/manifests/{id}/manifest.${file}`,
      id: file === 'pdf' ? 'manifestPdf' : 'manifestCsv',
      pathParameters: ofOne,
      answer: file === 'pdf' ? 'application/pdf' : 'text/csv',
    }),
  ),
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
