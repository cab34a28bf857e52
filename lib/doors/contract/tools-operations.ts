import { z } from 'zod'
import { localeParameter, slugParameter } from '@/lib/ground/contract/parameters'
import { materialPricingSchema } from '@/lib/money/pricing/records'
import {
  competitorImport,
  competitorPrice,
  competitorsAnswer,
  competitorsQuery,
} from '@/lib/office/contract/competitors'
import {
  cellsRequest,
  importRequest,
  pricingAnswer,
  publishRequest,
  toolsFound,
  toolsOverview,
  toolsQuery,
} from '@/lib/office/contract/tools'
import { costsAnswer, costsPath, costsRequest } from './costs'
import {
  enteredAnswer,
  impersonationAnswer,
  impersonationRequest,
  impersonationsPath,
} from './impersonations'
import { materialsAnswer } from './material-tools'
import { modelAnswer, modelPath, modelsAnswer } from './model-tools'
import type { Operation } from './operations'
import { sessionsAnswer, trialAnswer, trialPath, trialRequest } from './trial'
import {
  documentPath,
  materialPricingData,
  pageData,
  signModelData,
  stampModelData,
  writeQuery,
  writeRequest,
} from './writes'

const number = z.number().int().positive()
const inLanguage = z.strictObject({ locale: localeParameter })

/** What the staff do with a session of the panel or a key of their own. */
const staff = { tag: 'tools' as const, secured: true }
const get = { ...staff, method: 'get' as const }
const post = { ...staff, method: 'post' as const }
const put = { ...staff, method: 'put' as const }
/** Answers nothing but that it is done. */
const remove = { ...staff, method: 'delete' as const, status: 204 as const }

/** Dashboard, search, materials, competitors and models (TOOLS-1, TOOLS-9 to TOOLS-11). */
const shownOperations: Operation[] = [
  { ...get, path: '/api/tools/overview', id: 'toolsOverview', answer: toolsOverview },
  { ...get, path: '/api/tools/search', id: 'searchShop', query: toolsQuery, answer: toolsFound },
  {
    ...get,
    path: '/api/tools/materials',
    id: 'comparedMaterials',
    query: inLanguage,
    answer: materialsAnswer,
  },
  { ...post, path: costsPath, id: 'costs', body: costsRequest, answer: costsAnswer },
  {
    ...get,
    path: '/api/tools/models',
    id: 'models',
    query: inLanguage.extend({ edition: z.literal('1').optional() }),
    answer: modelsAnswer,
  },
  {
    ...get,
    path: '/api/tools/models/{slug}',
    id: 'model',
    query: inLanguage,
    pathParameters: modelPath,
    answer: modelAnswer,
  },
  {
    ...get,
    path: '/api/tools/competitors',
    id: 'competitors',
    query: competitorsQuery.extend({ locale: localeParameter }),
    answer: competitorsAnswer,
  },
  { ...post, path: '/api/tools/competitors', id: 'enterCompetitor', body: competitorPrice, status: 204 },
  {
    ...remove,
    path: '/api/tools/competitors/{id}',
    id: 'removeCompetitor',
    pathParameters: z.object({ id: number }),
  },
  {
    ...post,
    path: '/api/tools/competitors/import',
    id: 'importCompetitors',
    body: competitorImport,
    answer: z.object({ prices: z.number().int() }),
  },
]

/** Rates of materials: changed, published together, taken back; as a file there and back (TOOLS-3 to TOOLS-8). */
const pricingOperations: Operation[] = [
  { ...get, path: '/api/tools/pricing', id: 'materialRates', query: inLanguage, answer: pricingAnswer },
  { ...post, path: '/api/tools/pricing/cells', id: 'changeRates', body: cellsRequest, status: 204 },
  { ...get, path: '/api/tools/pricing/rates.csv', id: 'exportRates', answer: 'text/csv' },
  {
    ...post,
    path: '/api/tools/pricing/import',
    id: 'importRates',
    body: importRequest,
    answer: z.object({ cells: z.number().int() }),
  },
  {
    ...post,
    path: '/api/tools/pricing/publications',
    id: 'publishRates',
    body: publishRequest,
    answer: z.object({ id: number }),
    status: 201,
  },
  {
    ...remove,
    path: '/api/tools/pricing/publications/{id}',
    id: 'takeBackRates',
    pathParameters: z.object({ id: number }),
  },
]

const record = materialPricingSchema.extend({ number, updatedAt: z.iso.datetime() })
const records = z.object({ data: z.array(record) })
const written = z.object({ data: z.record(z.string(), z.unknown()) })

/** Documents of the content, and records of rates, as the staff write them (TOOLS-2, TOOLS-5). */
const writeOperations: Operation[] = [
  ...(
    [
      ['pages', 'writePage', pageData],
      ['sign-models', 'writeSignModel', signModelData],
      ['stamp-models', 'writeStampModel', stampModelData],
    ] as const
  ).map(
    ([collection, id, data]): Operation => ({
      ...put,
      path: `/api/${collection}/{id}`,
      id,
      pathParameters: documentPath,
      query: writeQuery,
      body: writeRequest<z.ZodType>(data),
      answer: written,
    }),
  ),
  {
    ...post,
    path: '/api/material-pricings',
    id: 'makeRates',
    body: z.strictObject({ data: materialPricingData }),
    answer: z.object({ data: record }),
    status: 201,
  },
  { ...remove, path: '/api/material-pricings/{id}', id: 'removeRates', pathParameters: documentPath },
  {
    ...get,
    path: '/api/material-pricings/last-pricings/{id}',
    id: 'lastRates',
    pathParameters: documentPath,
    answer: records,
  },
  {
    ...get,
    path: '/api/material-pricings/material/{a}/{b}',
    id: 'ratesInForce',
    pathParameters: z.object({ a: slugParameter, b: z.string() }),
    answer: records,
  },
]

/** A price list that is tried, and a client's place (TOOLS-12, PEOPLE-25). */
const placeOperations: Operation[] = [
  { ...get, path: trialPath, id: 'trial', answer: trialAnswer },
  { ...put, path: trialPath, id: 'tryPrices', body: trialRequest, status: 204 },
  {
    ...get,
    path: '/api/price-lists',
    id: 'priceSessions',
    query: competitorsQuery,
    answer: sessionsAnswer,
  },
  { ...get, path: impersonationsPath, id: 'standIn', answer: impersonationAnswer },
  { ...post, path: impersonationsPath, id: 'enterPlace', body: impersonationRequest, answer: enteredAnswer },
  { ...remove, path: impersonationsPath, id: 'leavePlace' },
  {
    ...post,
    path: '/api/jobs/{name}/{id}/retry',
    id: 'retryJob',
    pathParameters: z.object({ name: z.string(), id: z.string() }),
    status: 204,
  },
]

/** What the staff do with the tools, over HTTP. */
export const toolsOperations: Operation[] = [
  ...shownOperations,
  ...pricingOperations,
  ...writeOperations,
  ...placeOperations,
]
