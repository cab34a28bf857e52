import 'server-only'
import { problemResponse } from '@/server/ground/http/answer'
import type { AccountFailure } from '@/server/people/clients/account-failure'

/** Headers of a personal answer, which no cache keeps. */
const personal = { 'cache-control': 'private, no-store' }

export const personalJson = (body: unknown, headers: [string, string][] = []): Response =>
  Response.json(body, { headers: [...headers, ...Object.entries(personal)] })

export const done = (headers: [string, string][] = []): Response =>
  new Response(null, { status: 204, headers: [...headers, ...Object.entries(personal)] })

/** Why something of an account was not done, with the fields that are wrong. */
export const accountProblem = ({ code, errors }: AccountFailure): Response =>
  problemResponse(code, errors ? { errors } : {})
