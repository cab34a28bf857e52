import { z } from 'zod'
import { exportRequest } from '@/lib/office/exports/kinds'
import { listViewAnswer, listViewRequest } from '@/lib/office/lists/views'
import { claimDecision, claimRequest } from '@/lib/orders/order/claim'
import {
  approvalRequest,
  layoutAnswer,
  layoutRequest,
  moveRequest,
  movesAnswer,
  movesRequest,
  noteRequest,
} from '@/lib/orders/order/order-work'
import { shipmentCorrection, shipmentRequest } from '@/lib/orders/order/shipment'
import { clientSheetOperations } from './client-sheet-operations'
import { mailSamplePlace } from './mail-samples'
import type { Operation } from './operations'
import { codeQuery, partQuery } from './orders'
import { stockOperations } from './stock-operations'
import { workshopOperations } from './workshop-operations'

const number = z.number().int().positive()
const ofOrder = z.object({ id: number })
const ofLine = ofOrder.extend({ line: number })
/** What says nothing but that it is done. */
const done = z.object({})

/** What the staff do with a session of the panel or a key of their own. */
const staff = { tag: 'orders' as const, secured: true }
const post = { ...staff, method: 'post' as const }
const get = { ...staff, method: 'get' as const }
const put = { ...staff, method: 'put' as const }

/** The steps of an order, its parcels and what the staff say about it. */
const workOperations: Operation[] = [
  {
    ...post,
    path: '/api/orders/{id}/moves',
    id: 'moveOrder',
    pathParameters: ofOrder,
    body: moveRequest,
    answer: done,
  },
  { ...post, path: '/api/order-moves', id: 'moveOrders', body: movesRequest, answer: movesAnswer },
  {
    ...post,
    path: '/api/orders/{id}/shipments',
    id: 'shipPieces',
    pathParameters: ofOrder,
    body: shipmentRequest,
    answer: z.object({ shipment: number, whole: z.boolean() }),
  },
  {
    ...put,
    path: '/api/orders/{id}/shipments/{shipment}',
    id: 'correctShipment',
    pathParameters: ofOrder.extend({ shipment: number }),
    body: shipmentCorrection,
    answer: done,
  },
  {
    ...post,
    path: '/api/orders/{id}/notes',
    id: 'writeNote',
    pathParameters: ofOrder,
    body: noteRequest,
    answer: z.object({ note: z.object({ id: number, text: z.string() }) }),
  },
  {
    ...staff,
    method: 'delete',
    path: '/api/orders/{id}/notes/{note}',
    id: 'deleteNote',
    pathParameters: ofOrder.extend({ note: number }),
    answer: done,
  },
  {
    ...post,
    path: '/api/orders/{id}/complaints',
    id: 'makeComplaint',
    pathParameters: ofOrder,
    body: claimRequest,
    answer: z.object({ claim: number }),
  },
  {
    ...post,
    path: '/api/orders/{id}/complaints/{claim}',
    id: 'decideComplaint',
    pathParameters: ofOrder.extend({ claim: number }),
    body: claimDecision,
    answer: z.object({ reprint: number.nullable() }),
  },
]

/** What a line is made from, and how the workshop lays it out. */
const productionOperations: Operation[] = [
  {
    ...get,
    path: '/api/orders/{id}/lines/{line}/layout',
    id: 'layout',
    pathParameters: ofLine,
    query: partQuery,
    answer: layoutAnswer,
  },
  {
    ...put,
    path: '/api/orders/{id}/lines/{line}/layout',
    id: 'layOutLine',
    pathParameters: ofLine,
    query: partQuery,
    body: layoutRequest,
    answer: z.object({ hash: z.string() }),
  },
  {
    ...post,
    path: '/api/orders/{id}/approvals',
    id: 'approveLayout',
    secured: false,
    query: codeQuery,
    pathParameters: ofOrder,
    body: approvalRequest,
    status: 204,
  },
  ...(['production.pdf', 'production.svg', 'preview.svg'] as const).map(
    (file): Operation => ({
      ...get,
      path: `/api/orders/{id}/lines/{line}/${file}`,
      id: { 'production.pdf': 'productionPdf', 'production.svg': 'productionSvg', 'preview.svg': 'preview' }[
        file
      ],
      pathParameters: ofLine,
      query: partQuery,
      answer: file.endsWith('pdf') ? 'application/pdf' : 'image/svg+xml',
    }),
  ),
]

/** What goes with an order, as files. */
const paperOperations: Operation[] = [
  {
    ...get,
    path: '/api/orders/{id}/production.zip',
    id: 'productionArchive',
    pathParameters: ofOrder,
    answer: 'application/zip',
  },
  {
    ...get,
    path: '/api/orders/{id}/packing-list.pdf',
    id: 'packingList',
    pathParameters: ofOrder,
    query: z.strictObject({ shipment: number.optional() }),
    answer: 'application/pdf',
  },
  {
    ...get,
    path: '/api/packing-lists.pdf',
    id: 'packingLists',
    query: z.strictObject({ orders: z.string() }),
    answer: 'application/pdf',
  },
  {
    ...get,
    path: '/api/orders/{id}/label.pdf',
    id: 'addressLabel',
    pathParameters: ofOrder,
    answer: 'application/pdf',
  },
  { ...post, path: '/api/list-views', id: 'keepListView', body: listViewRequest, answer: listViewAnswer },
  {
    ...post,
    method: 'delete',
    path: '/api/list-views/{id}',
    id: 'removeListView',
    pathParameters: z.object({ id: z.number().int().positive() }),
    answer: z.object({}),
  },
  {
    ...post,
    method: 'delete',
    path: '/api/planned-publications/{id}',
    id: 'callOffPublication',
    pathParameters: z.object({ id: z.number().int().positive() }),
    answer: z.object({}),
  },
  {
    ...get,
    path: '/api/mail-samples/{mail}/{language}/{form}',
    id: 'mailSample',
    pathParameters: mailSamplePlace,
    answer: 'text/html',
  },
  {
    ...post,
    path: '/api/exports',
    id: 'askForExport',
    body: exportRequest,
    answer: z.object({ id: z.number().int() }),
  },
  {
    ...get,
    path: '/api/exports/{code}',
    id: 'exportFile',
    pathParameters: z.object({ code: z.string() }),
    answer: 'text/csv',
  },
  {
    ...post,
    path: '/api/jobs/{name}/{id}/retry',
    id: 'retryJob',
    pathParameters: z.object({ name: z.string(), id: z.uuid() }),
    status: 204,
  },
]

/** What the staff do with orders, by address. */
export const staffOperations: Operation[] = [
  ...workOperations,
  ...productionOperations,
  ...paperOperations,
  ...workshopOperations,
  ...clientSheetOperations,
  ...stockOperations,
]
