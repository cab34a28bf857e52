import type { CollectionBeforeChangeHook } from 'payload'
import { isOwner, isStaff, ownerAccess, recordAccess } from '../access'
import { checkbox, date, json, number, relation, row, select, text } from '../fields/fields'
import { hashToken } from '../tokens'
import { collection } from './collection'

const lockAfter = { maxLoginAttempts: 5, lockTime: 10 * 60 * 1000 }
const cookies = { sameSite: 'Lax' as const, secure: process.env.SITE_URL?.startsWith('https:') ?? false }

/** Whoever works in the back-office. */
export const admins = collection(
  'admins',
  {
    group: 'system',
    title: 'email',
    columns: ['email', 'name', 'role'],
    auth: { ...lockAfter, tokenExpiration: 8 * 60 * 60, cookies },
    access: {
      read: args => isStaff(args),
      create: args => isOwner(args),
      update: args => isOwner(args) || (isStaff(args) ? { id: { equals: args.req.user?.id } } : false),
      delete: args => isOwner(args),
      unlock: args => isOwner(args),
      admin: args => isStaff(args),
    },
  },
  [
    text('name'),
    select('role', ['owner', 'editor'], {
      required: true,
      defaultValue: 'editor',
      access: { update: args => isOwner(args) },
    }),
  ],
)

/** Shoppers (specification §3, Client). Their session is the shop's own cookie: see server/clients. */
export const clients = collection(
  'clients',
  {
    group: 'sales',
    title: 'email',
    columns: ['email', 'name', 'role', 'loyaltyPoints', 'createdAt'],
    auth: {
      ...lockAfter,
      tokenExpiration: 30 * 24 * 60 * 60,
      cookies,
      removeTokenFromResponses: true,
    },
    access: {
      read: args => isStaff(args),
      create: args => isStaff(args),
      update: args => isStaff(args),
      delete: args => isOwner(args),
      unlock: args => isStaff(args),
      admin: () => false,
    },
  },
  [
    row(text('name'), text('adminName'), text('phone')),
    row(
      select('role', ['client', 'retailer', 'company'], { required: true, defaultValue: 'client' }),
      select('authType', ['password', 'google', 'facebook', 'linkedin', 'code'], {
        required: true,
        defaultValue: 'password',
      }),
      text('locale', { defaultValue: 'fr-FR' }),
    ),
    row(
      select('accountType', ['private', 'company', 'retailer'], { required: true, defaultValue: 'private' }),
      checkbox('interestedRetailer'),
      checkbox('proConfirmed'),
      checkbox('accountPayment'),
    ),
    json('addresses'),
    row(text('vatNumber'), select('vatStatus', ['valid', 'invalid', 'unverified']), text('siretNumber')),
    row(
      number('loyaltyPoints', { defaultValue: 0, min: 0 }),
      number('loyaltyLevel', { defaultValue: 0, min: 0, max: 7 }),
      number('totalMinor', { defaultValue: 0 }),
    ),
    row(checkbox('termsConsent'), checkbox('marketingConsent'), checkbox('registered'), checkbox('closed')),
  ],
)

/** Keeps the hash of a token that is typed in, and forgets the token. */
const keepHashOnly: CollectionBeforeChangeHook = ({ data }) => {
  if (typeof data.token !== 'string' || data.token === '') return data
  const { token, ...rest } = data
  return { ...rest, token: null, hash: hashToken(token), hint: token.slice(-4) }
}

/** Bearer tokens of the contract: `public` reads content, `admin` writes it. Only hashes are kept. */
export const tokens = collection(
  'tokens',
  {
    group: 'system',
    title: 'name',
    columns: ['name', 'kind', 'hint', 'revoked'],
    access: ownerAccess,
    hooks: { beforeChange: [keepHashOnly] },
  },
  [
    row(text('name', { required: true }), select('kind', ['public', 'admin'], { required: true })),
    text('token', { virtual: true, minLength: 24 }),
    text('hash', { index: true, unique: true, admin: { hidden: true }, access: { read: () => false } }),
    row(
      text('hint', { admin: { readOnly: true } }),
      checkbox('revoked'),
      date('lastUsed', { admin: { readOnly: true } }),
    ),
  ],
)

/** Designs that a client keeps. */
export const designs = collection(
  'designs',
  { group: 'sales', title: 'name', columns: ['name', 'client', 'slug', 'updatedAt'], access: recordAccess },
  [
    row(text('name'), text('slug', { index: true }), relation('client', 'clients', { index: true })),
    row(text('sceneHash', { index: true }), text('engineVersion')),
    json('design', undefined, { required: true }),
  ],
)
