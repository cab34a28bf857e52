import { z } from 'zod'
import { pageNumbers } from '@/lib/ground/contract/parameters'
import { quotationSchema, quotationsAnswer, staffQuotationSchema } from '@/lib/orders/quotations/quotation'
import {
  draftRequest,
  madeAnswer,
  makeRequest,
  proofApprovalRequest,
  quotationAnswerRequest,
  quotationOrderRequest,
  sendRequest,
} from '@/lib/orders/quotations/requests'
import type { Countries } from '@/lib/people/address/check-address'
import type { Operation } from './operations'

const number = z.number().int().positive()
const pathParameters = z.object({ id: number })
/** The code of the quotation's link, which its client and staff need not have. */
const withCode = z.strictObject({ auth: z.string().optional() })
const own = { tag: 'orders' as const, secured: false }
const one = { ...own, pathParameters, query: withCode }

/** What a client and staff do with quotations; one is asked for by `POST /api/orders` with the save type `quotation`. */
export const quotationOperations = (countries: Countries): Operation[] => [
  {
    ...own,
    method: 'get',
    path: '/api/quotations',
    id: 'quotations',
    query: z.strictObject(pageNumbers),
    answer: quotationsAnswer,
  },
  {
    ...own,
    secured: true,
    method: 'post',
    path: '/api/quotations',
    id: 'makeQuotation',
    body: makeRequest,
    answer: madeAnswer,
    status: 201,
  },
  { ...one, method: 'get', path: '/api/quotations/{id}', id: 'quotation', answer: quotationSchema },
  {
    ...one,
    method: 'post',
    path: '/api/quotations/{id}/answers',
    id: 'answerQuotation',
    body: quotationAnswerRequest,
    status: 204,
  },
  {
    ...one,
    method: 'post',
    path: '/api/quotations/{id}/approvals',
    id: 'signProofs',
    body: proofApprovalRequest,
    status: 204,
  },
  {
    ...own,
    method: 'get',
    path: '/api/quotations/{id}/proofs/{version}/{line}',
    id: 'quotationProof',
    pathParameters: pathParameters.extend({ version: number, line: z.string() }),
    query: withCode.extend({ part: number.default(1) }),
    answer: 'image/svg+xml',
  },
  {
    ...one,
    method: 'get',
    path: '/api/quotations/{id}/pictures/{hash}',
    id: 'quotationPicture',
    pathParameters: pathParameters.extend({ hash: z.string() }),
    answer: 'application/octet-stream',
  },
  {
    ...one,
    method: 'post',
    path: '/api/quotations/{id}/order',
    id: 'orderQuotation',
    body: quotationOrderRequest(countries),
    answer: number,
    status: 201,
  },
  {
    ...own,
    method: 'get',
    path: '/api/quotations/{id}/document.pdf',
    id: 'quotationDocument',
    pathParameters,
    query: withCode.extend({ version: number }),
    answer: 'application/pdf',
  },
  {
    ...own,
    method: 'get',
    path: '/api/quotations/{id}/draft',
    id: 'quotationDraft',
    pathParameters,
    answer: staffQuotationSchema,
  },
  {
    ...own,
    method: 'put',
    path: '/api/quotations/{id}/draft',
    id: 'saveQuotationDraft',
    pathParameters,
    body: draftRequest,
    answer: z.object({ quotation: staffQuotationSchema }),
  },
  {
    ...own,
    method: 'post',
    path: '/api/quotations/{id}/versions',
    id: 'sendQuotation',
    pathParameters,
    body: sendRequest,
    answer: z.object({ version: number }),
  },
]
