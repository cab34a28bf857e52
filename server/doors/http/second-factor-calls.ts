import 'server-only'
import {
  codeStepSchema,
  factorAnswer,
  factorProofSchema,
  factorSetUpAnswer,
  factorSetUpSchema,
  recoveryCodesAnswer,
} from '@/lib/doors/contract/second-factor'
import { parseBody, problemResponse, type RouteHandler, route } from '@/server/ground/http/answer'
import { refuseTooMany } from '@/server/ground/http/limits'
import { refuseForeign } from '@/server/ground/http/origin'
import type { Holder } from '@/server/people/factors/holder'
import {
  beginFactor,
  confirmFactor,
  readFactor,
  removeFactor,
  renewCodes,
} from '@/server/people/factors/second-factor'
import { accountProblem, done, personalJson } from './account-answer'
import { visitOf } from './visit'

const maxBytes = 5000

/** The holder of the second factor in a request. */
export interface Whose {
  holder: Holder
  /** He has just shown his password: it is not asked for again. */
  isFresh: boolean
}

/** How a group of people is identified by their requests, and what follows from the first code of one of them. */
export interface FactorCalls {
  find: (request: Request) => Promise<Whose | null>
  /** The session that stays where the others end, in the form for `endClientWays` and `endStaffWays`. */
  session: (request: Request, whose: Whose) => Promise<string>
  /** Headers of the answer. */
  confirmed: (request: Request, whose: Whose) => [string, string][]
}

type Work = (request: Request, whose: Whose) => Promise<Response>

const forHolder =
  ({ find }: FactorCalls, work: Work): RouteHandler =>
  async request => {
    const refused = refuseForeign(request) ?? (await refuseTooMany('login', request))
    if (refused) return refused
    const whose = await find(request)
    return whose ? work(request, whose) : problemResponse('unauthorised')
  }

/** The calls about one's own second factor, the same for clients and staff (`lib/doors/contract/second-factor.ts`). */
export const secondFactorRoute = (calls: FactorCalls) =>
  route({
    GET: async request => {
      const whose = await calls.find(request)
      if (!whose) return problemResponse('unauthorised')
      return personalJson(factorAnswer.parse(await readFactor(whose.holder)))
    },
    POST: forHolder(calls, async (request, { holder, isFresh }) => {
      const body = await parseBody(factorSetUpSchema, request, maxBytes)
      if (!body.ok) return body.response
      const begun = await beginFactor(holder, isFresh ? null : body.value.password)
      return begun.ok ? personalJson(factorSetUpAnswer.parse(begun)) : accountProblem(begun)
    }),
    PUT: forHolder(calls, async (request, whose) => {
      const body = await parseBody(codeStepSchema, request, maxBytes)
      if (!body.ok) return body.response
      const session = await calls.session(request, whose)
      const confirmed = await confirmFactor(whose.holder, body.value.code, { ...visitOf(request), session })
      if (!confirmed.ok) return accountProblem(confirmed)
      return personalJson(recoveryCodesAnswer.parse(confirmed), calls.confirmed(request, whose))
    }),
    DELETE: forHolder(calls, async (request, { holder }) => {
      const body = await parseBody(factorProofSchema, request, maxBytes)
      if (!body.ok) return body.response
      const removed = await removeFactor(holder, body.value, visitOf(request))
      return removed.ok ? done() : accountProblem(removed)
    }),
  })

/** New codes for paper. */
export const recoveryCodesRoute = (calls: FactorCalls) =>
  route({
    POST: forHolder(calls, async (request, { holder }) => {
      const body = await parseBody(factorProofSchema, request, maxBytes)
      if (!body.ok) return body.response
      const renewed = await renewCodes(holder, body.value, visitOf(request))
      return renewed.ok ? personalJson(recoveryCodesAnswer.parse(renewed)) : accountProblem(renewed)
    }),
  })
