import type { Access, CollectionBeforeChangeHook, Field } from 'payload'
import { staffRoles } from '@/lib/people/actor/actor'
import { accountTypes } from '@/lib/people/client/account'
import { authTypes, clientAddressesSchema } from '@/lib/people/client/client'
import { memberRoles } from '@/lib/people/client/membership'
import { keptAccess, may, wholeAccess } from '../access'
import { checkbox, date, json, number, relation, row, select, text } from '../fields/fields'
import { takeSameTime } from '../login'
import { holdToPasswordRules, notePasswordGiven, refuseCommonPasswords } from '../password'
import { refuseStaleForm } from '../stale-client'
import { hashToken } from '../tokens'
import { endWaysOfClient, endWaysOfRemoved, endWaysOfReset, endWaysOfStaff } from '../ways-hooks'
import { collection } from './collection'

const lockAfter = { maxLoginAttempts: 5, lockTime: 10 * 60 * 1000 }
const cookies = { sameSite: 'Lax' as const, secure: process.env.SITE_URL?.startsWith('https:') ?? false }

/** Whether somebody has a second factor, and its end. */
const secondFactor: Field = {
  name: 'secondFactor',
  type: 'ui',
  admin: {
    components: { Field: '/app/(back-office)/components/factor-field#FactorField' },
    disableListColumn: true,
  },
}

/** Shown by the sheet instead of as a form; only the shop writes it. */
const outOfForms = { admin: { hidden: true }, access: { create: () => false, update: () => false } }

const manages = may('staff.manage')

/** Everybody's own account, and all of them for those who manage the staff. */
const oneself: Access = args =>
  manages(args) || (args.req.user?.collection === 'admins' && { id: { equals: args.req.user.id } })

/** People who work in the back-office. */
export const admins = collection(
  'admins',
  {
    group: 'system',
    title: 'email',
    columns: ['email', 'name', 'role'],
    auth: { ...lockAfter, tokenExpiration: 8 * 60 * 60, cookies },
    hooks: {
      beforeOperation: [takeSameTime, refuseCommonPasswords, notePasswordGiven],
      afterChange: [endWaysOfStaff],
      afterOperation: [endWaysOfReset],
      beforeDelete: [endWaysOfRemoved],
    },
    access: {
      read: oneself,
      create: manages,
      update: oneself,
      delete: manages,
      unlock: manages,
      admin: may('back-office.enter'),
    },
  },
  [
    text('name'),
    select('role', [...staffRoles], {
      required: true,
      defaultValue: 'clerk',
      access: { update: manages },
    }),
    secondFactor,
  ],
)

/**
 * Shoppers (PEOPLE-3). Their session is the shop's own cookie: see server/people/clients. Role and level are
 * not stored: they follow from account type, confirmation and points.
 */
export const clients = collection(
  'clients',
  {
    group: 'sales',
    title: 'email',
    columns: ['name', 'email', 'accountType', 'phone', 'loyaltyPoints', 'createdAt'],
    admin: {
      listSearchableFields: ['email', 'name', 'adminName', 'phone', 'vatNumber', 'siretNumber'],
      components: { beforeListTable: ['/app/(back-office)/components/client-list-tools#ClientListTools'] },
    },
    auth: { ...lockAfter, tokenExpiration: 30 * 24 * 60 * 60, cookies },
    hooks: {
      beforeOperation: [holdToPasswordRules, notePasswordGiven],
      beforeChange: [refuseStaleForm],
      afterChange: [endWaysOfClient],
    },
    access: {
      read: may('client.read'),
      create: may('client.change'),
      update: may('client.change'),
      // His orders would have no owner: an account is closed, and its person erased (PEOPLE-32).
      delete: () => false,
      unlock: may('client.change'),
      admin: () => false,
    },
  },
  [
    {
      type: 'ui',
      name: 'sheet',
      admin: {
        components: { Field: '/app/(back-office)/components/clients/client-sheet#ClientSheet' },
        disableListColumn: true,
      },
    },
    row(text('name'), text('adminName'), text('phone')),
    checkbox('emailVerified', { admin: { readOnly: true } }),
    row(
      select('authType', [...authTypes], { required: true, defaultValue: 'password' }),
      text('locale', { defaultValue: 'fr-FR' }),
    ),
    row(
      select('accountType', [...accountTypes], { required: true, defaultValue: 'private' }),
      checkbox('interestedRetailer'),
      checkbox('proConfirmed'),
      checkbox('accountPayment'),
      number('accountLimit', { min: 0 }),
    ),
    row(relation('company', 'client-companies', { index: true }), select('companyRole', [...memberRoles])),
    json('addresses', clientAddressesSchema),
    row(text('vatNumber'), select('vatStatus', ['valid', 'invalid', 'unverified']), text('siretNumber')),
    // Points come and go with a row that says why: the sheet has the form for it.
    number('loyaltyPoints', { defaultValue: 0, min: 0, ...outOfForms }),
    number('totalMinor', { defaultValue: 0, ...outOfForms }),
    row(checkbox('termsConsent'), checkbox('marketingConsent'), checkbox('closed')),
    relation('mergedInto', 'clients', outOfForms),
    secondFactor,
  ],
)

/**
 * Companies that several clients buy for (PEOPLE-28): purchases on account stay within the company's limit, in euros. No company is
 * deleted: it may owe something.
 */
export const clientCompanies = collection(
  'client-companies',
  {
    group: 'sales',
    title: 'name',
    columns: ['name', 'accountPayment', 'accountLimit', 'updatedAt'],
    access: {
      read: may('client.change'),
      create: may('client.change'),
      update: may('client.change'),
      delete: () => false,
    },
  },
  [
    text('name', { required: true, maxLength: 255 }),
    row(checkbox('accountPayment'), number('accountLimit', { min: 0, max: 1_000_000 })),
  ],
)

/** Keeps only the hash of a token that is typed in. */
const keepHashOnly: CollectionBeforeChangeHook = ({ data }) => {
  if (typeof data.token !== 'string' || data.token === '') return data
  const { token, ...rest } = data
  return { ...rest, token: null, hash: hashToken(token), hint: token.slice(-4) }
}

/** A personal key belongs to its maker, unless another member of the staff is named. */
const keyOfMaker: CollectionBeforeChangeHook = ({ data, operation, req }) => {
  if (operation !== 'create' || data.kind !== 'admin' || data.admin) return data
  return { ...data, admin: req.user?.collection === 'admins' ? req.user.id : null }
}

/**
 * Bearer tokens of the contract: a `public` one reads content, an `admin` one is the personal key of one of the staff
 * and may what he may. Only hashes are kept.
 */
export const tokens = collection(
  'tokens',
  {
    group: 'system',
    title: 'name',
    columns: ['name', 'kind', 'hint', 'revoked'],
    access: wholeAccess('key.manage'),
    hooks: { beforeChange: [keepHashOnly, keyOfMaker] },
  },
  [
    row(
      text('name', { required: true }),
      select('kind', ['public', 'admin'], { required: true }),
      relation('admin', 'admins', { index: true }),
    ),
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
  { group: 'sales', title: 'name', columns: ['name', 'client', 'slug', 'updatedAt'], access: keptAccess },
  [
    row(text('name'), text('slug', { index: true }), relation('client', 'clients', { index: true })),
    row(text('sceneHash', { index: true }), text('engineVersion')),
    json('design', undefined, { required: true }),
  ],
)
