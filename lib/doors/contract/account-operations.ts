import { z } from 'zod'
import { queries } from '@/lib/ground/contract/parameters'
import type { Countries } from '@/lib/people/address/check-address'
import { clientSchema } from '@/lib/people/client/client'
import {
  closureSchema,
  eventsAnswer,
  logoutAnswer,
  logoutQuery,
  passwordChangeSchema,
  profileSchema,
  registrationSchema,
  resetRequestSchema,
  resetSchema,
  sessionPath,
  sessionsAnswer,
} from './accounts'
import { clientCountrySchema, loginAnswerSchema, loginSchema, whoSchema } from './client'
import { colleagueOperations } from './colleague-operations'
import { couponPath, couponSchema, newCouponSchema } from './discount'
import type { Operation } from './operations'
import { passkeyOperations } from './passkey-operations'
import { pointsAnswer, pointsPath } from './points'
import { factorOperations } from './second-factor-operations'
import { socialAnswer, socialPath, socialQuery } from './social'

const own = { tag: 'clients' as const, secured: false }
const get = { ...own, method: 'get' as const, query: queries.none }

/** Sessions and passwords. */
const sessionOperations: Operation[] = [
  {
    ...own,
    method: 'post',
    path: '/api/auth/client',
    id: 'logIn',
    body: loginSchema,
    answer: loginAnswerSchema,
  },
  { ...get, path: '/api/auth', id: 'socialLogins', answer: socialAnswer },
  {
    ...get,
    path: '/api/auth/{provider}',
    id: 'logInBy',
    query: socialQuery,
    pathParameters: socialPath,
    status: 303,
  },
  { ...get, path: '/api/clients/logout', id: 'logOut', query: logoutQuery, answer: logoutAnswer },
  { ...get, path: '/api/clients/sessions', id: 'sessions', answer: sessionsAnswer },
  {
    ...own,
    method: 'delete',
    path: '/api/clients/sessions/{id}',
    id: 'endSession',
    pathParameters: sessionPath,
    status: 204,
  },
  { ...get, path: '/api/clients/events', id: 'securityEvents', answer: eventsAnswer },
  {
    ...own,
    method: 'put',
    path: '/api/clients/password-reset',
    id: 'askForPassword',
    body: resetRequestSchema,
    status: 204,
  },
  {
    ...own,
    method: 'post',
    path: '/api/clients/password-reset',
    id: 'resetPassword',
    body: resetSchema,
    status: 204,
  },
  {
    ...own,
    method: 'put',
    path: '/api/clients/password-change',
    id: 'changePassword',
    body: passwordChangeSchema,
    status: 204,
  },
]

/** What a client does with his account, and what it gives him. */
export const accountOperations = (countries: Countries): Operation[] => [
  { ...get, path: '/api/clients', id: 'client', query: queries.client, answer: whoSchema },
  {
    ...own,
    method: 'post',
    path: '/api/clients',
    id: 'register',
    body: registrationSchema(countries),
    answer: clientSchema,
    status: 201,
  },
  {
    ...own,
    method: 'put',
    path: '/api/clients',
    id: 'changeProfile',
    body: profileSchema(countries),
    answer: clientSchema,
  },
  {
    ...own,
    method: 'delete',
    path: '/api/clients',
    id: 'closeAccount',
    body: closureSchema,
    status: 204,
  },
  { ...get, path: pointsPath, id: 'points', answer: pointsAnswer },
  { ...get, path: '/api/clients/country', id: 'clientCountry', answer: clientCountrySchema },
  { ...get, path: '/api/clients/data', id: 'clientData', answer: z.looseObject({}) },
  ...sessionOperations,
  ...factorOperations,
  ...passkeyOperations,
  ...colleagueOperations,
  {
    ...get,
    path: '/api/discounts/{coupon}',
    id: 'discount',
    pathParameters: couponPath,
    answer: couponSchema,
  },
  {
    ...own,
    method: 'post',
    path: '/api/discounts',
    id: 'makeCoupon',
    body: newCouponSchema,
    answer: newCouponSchema,
    status: 201,
    secured: true,
  },
]
