import 'server-only'
import { sessionPath } from '@/lib/doors/contract/accounts'
import { newPasskeySchema, passkeyBeginSchema, passkeyRenameSchema } from '@/lib/doors/contract/passkeys'
import { parseBody, problemResponse, route } from '@/server/ground/http/answer'
import { refuseTooMany } from '@/server/ground/http/limits'
import { ownOriginOf, refuseForeign } from '@/server/ground/http/origin'
import type { Holder } from '@/server/people/factors/holder'
import {
  addPasskey,
  beginPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
} from '@/server/people/factors/passkeys/passkeys'
import { askPasskey } from '@/server/people/factors/passkeys/read-signed'
import { accountProblem, done, personalJson } from './account-answer'
import type { FactorCalls } from './second-factor-calls'
import { visitOf } from './visit'

/*
 * The calls about passkeys, the same for clients and staff (`lib/doors/contract/passkeys.ts`).
 */

/** The holder of the keys of a request: only a person who is fully logged in. */
async function holderOf({ find }: FactorCalls, request: Request): Promise<Holder | null> {
  const whose = await find(request)
  return whose && !whose.isFresh ? whose.holder : null
}

/** One's own keys, and the one that the device has just made. */
export const passkeysRoute = (calls: FactorCalls) =>
  route({
    GET: async request => {
      const holder = await holderOf(calls, request)
      return holder ? personalJson(await listPasskeys(holder)) : problemResponse('unauthorised')
    },
    POST: async request => {
      const refused = refuseForeign(request) ?? (await refuseTooMany('login', request))
      if (refused) return refused
      const holder = await holderOf(calls, request)
      if (!holder) return problemResponse('unauthorised')
      const body = await parseBody(newPasskeySchema, request, 50_000)
      if (!body.ok) return body.response
      const from = { origin: ownOriginOf(request), visit: visitOf(request) }
      const added = await addPasskey(holder, body.value, from)
      return added.ok ? done() : accountProblem(added)
    },
  })

/** The options for a new key of one's device. */
export const newPasskeyRoute = (calls: FactorCalls) =>
  route({
    POST: async request => {
      const refused = refuseForeign(request) ?? (await refuseTooMany('login', request))
      if (refused) return refused
      const holder = await holderOf(calls, request)
      if (!holder) return problemResponse('unauthorised')
      const body = await parseBody(passkeyBeginSchema, request, 5000)
      if (!body.ok) return body.response
      const begun = await beginPasskey(holder, body.value.password, ownOriginOf(request))
      return begun.ok ? personalJson(begun.options) : accountProblem(begun)
    },
  })

/** Renames or removes one of one's own keys. */
export const passkeyRoute = (calls: FactorCalls) =>
  route({
    PUT: async (request, { params }) => {
      const foreign = refuseForeign(request)
      if (foreign) return foreign
      const holder = await holderOf(calls, request)
      if (!holder) return problemResponse('unauthorised')
      const body = await parseBody(passkeyRenameSchema, request, 1000)
      if (!body.ok) return body.response
      const path = sessionPath.safeParse(await params)
      const renamed = path.success && (await renamePasskey(holder, path.data.id, body.value.name))
      return renamed ? done() : problemResponse('not_found')
    },
    DELETE: async (request, { params }) => {
      const foreign = refuseForeign(request)
      if (foreign) return foreign
      const holder = await holderOf(calls, request)
      if (!holder) return problemResponse('unauthorised')
      const path = sessionPath.safeParse(await params)
      const removed = path.success && (await removePasskey(holder, path.data.id, visitOf(request)))
      return removed ? done() : problemResponse('not_found')
    },
  })

/** The challenge that a device signs to log in its holder. */
export const askPasskeyRoute = (kind: Holder['kind']) =>
  route({
    POST: async request => {
      const refused = refuseForeign(request) ?? (await refuseTooMany('login', request))
      return refused ?? personalJson(await askPasskey(kind, ownOriginOf(request)))
    },
  })
