import { goodPassword } from './people'

/** The objects of the table's calls: the client of the column `client` with his order, and objects that others may not see. */
export interface Known {
  client: { id: number; email: string }
  /** The client's order, and its code. */
  order: number
  auth: string
}

interface Call {
  /** Its folder in `app/api`, with the method before it. */
  name: string
  /** Its address, where it has a named part or a query; else the path of the folder. */
  path?: string
  body?: (known: Known) => unknown
  /** Statuses by role, in the order of `roles`; a status that all have is written once. */
  answers: string
}

const call = (name: string, answers: string, body?: (known: Known) => unknown, path?: string): Call => ({
  name,
  answers,
  ...(body && { body }),
  ...(path && { path }),
})

const empty = () => ({})
const hash = '0'.repeat(64)
/** One without a character that an address would change. */
const uuid = '00000000-0000-4000-8000-000000000000'
const address = { name: 'S', address: '1 rue A', zipcode: '59000', city: 'Lille', country: 'FR' }

/** Calls with the same answer for everybody. Content is read with a token, which is no role. */
const open: Call[] = [
  call('GET address-services', '200'),
  call('GET address-suggestions', '400'),
  call('GET auth', '200'),
  call('GET auth/[provider]', '404', undefined, 'auth/nobody'),
  call('GET auth/[provider]/callback', '404', undefined, 'auth/nobody/callback'),
  call('GET clients/country', '200'),
  call('GET editor/[locale]/[kind]', '404', undefined, 'editor/fr-FR/nothing'),
  call('GET exports/[code]', '404', undefined, `exports/${hash}`),
  call('GET health', '200'),
  call('GET listings/[locale]', '400', undefined, 'listings/fr-FR'),
  call('GET menu/[locale]', '200', undefined, 'menu/fr-FR'),
  call('GET moved', '404'),
  call('GET openapi.json', '200'),
  call('GET payments', '400'),
  call('GET ready', '200'),
  call('GET relay-points', '400'),
  call('GET security-text', '200'),
  call('GET search/[locale]', '400', undefined, 'search/fr-FR'),
  call('GET shop/[locale]', '200', undefined, 'shop/fr-FR'),
  call('GET tag-container', '200'),
  call('GET texts/[locale]/[namespace]', '404', undefined, 'texts/fr-FR/nothing'),
  call('GET vat-numbers', '400'),
  call('GET zones', '200'),
  call('GET refusal/[code]', '404', undefined, 'refusal/nothing'),
  call('POST card/slugs/[hash]', '401', empty, 'card/slugs/1'),
  call('POST products/slugs', '401', empty),
  call('POST help-votes', '400', empty),
  call('POST message-files', '415', empty),
  call('POST messages', '400', empty),
  call('POST order-links', '400', empty),
  call('POST own-pictures', '415', empty),
  call('POST payments/stripe/events', '400', empty),
  call('POST proofs', '422', empty),
  call('POST quick-order', '400', empty),
  call('POST revalidate', '403', empty),
  ...[
    'card/slug/[slug]',
    'card/templates',
    'cards',
    'catalogue',
    'categories/ids/[ids]',
    'company',
    'component/name/[name]',
    'cross-sells/name/[name]',
    'footer',
    'main-menu',
    'pages',
    'pages/gone',
    'pages/url',
    'pages/urls',
    'price-lists/[country]',
    'products/[a]/[b]/[c]',
    'products/list',
    'products/primary-models/[id]',
    'products/similar-product-config/[id]',
    'products/similar-product/[id]',
    'products/slug/[slug]',
    'search-words',
    'sign-models/name/[name]',
    'sign-models/similar-product/[id]',
    'stamp-models/name/[name]',
    'stamp-models/random',
    'trustpilot-reviews/recent/[count]',
  ].map(path => call(`GET ${path}`, '401', undefined, path.replaceAll(/\[\w+\]/g, '1'))),
]

/** What a client does with his account. */
const account: Call[] = [
  call('GET clients', '200'),
  call('GET clients', '403 403 200 403 403 200 200 200 403 403', undefined, 'clients?id=CLIENT'),
  call('POST clients', '409 409 403 403 403 403 409 409 403 403', ({ client }) => ({
    email: client.email,
    name: 'Sophie Bernard',
    password: goodPassword,
    termsConsent: true,
    locale: 'fr-FR',
  })),
  call('PUT clients', '401 401 200 200 200 401 401 401 401 401', empty),
  call('DELETE clients', '401 401 403 403 403 401 401 401 401 401', () => ({ password: 'wrong-1!' })),
  call('PUT clients/password-change', '401 401 403 403 403 401 401 401 401 401', () => ({
    oldPassword: 'wrong-1!',
    password: 'zirkel-2027?',
  })),
  call('PUT clients/password-reset', '204', () => ({ email: 'nobody@shop.test' })),
  call('POST clients/password-reset', '410', () => ({
    email: 'nobody@shop.test',
    uid: 'x'.repeat(43),
    password: 'zirkel-2027?',
  })),
  call('GET clients/sessions', '401 401 200 200 200 401 401 401 401 401'),
  call(
    'DELETE clients/sessions/[id]',
    '401 401 404 404 404 401 401 401 401 401',
    undefined,
    'clients/sessions/999999',
  ),
  call('GET clients/events', '401 401 200 200 200 401 401 401 401 401'),
  call('GET clients/points', '401 401 200 200 200 401 401 401 401 401'),
  call('GET clients/data', '401 401 200 200 200 401 401 401 401 401'),
  call('GET clients/second-factor', '401 401 200 200 200 401 401 401 401 401'),
  call('POST clients/second-factor', '401 401 403 403 403 401 401 401 401 401', () => ({
    password: 'wrong-1!',
  })),
  call('PUT clients/second-factor', '401 401 429 429 429 401 401 401 401 401', () => ({ code: '123456' })),
  call('DELETE clients/second-factor', '401 401 403 403 403 401 401 401 401 401', () => ({
    password: 'wrong-1!',
    code: '123456',
  })),
  call('POST clients/second-factor/recovery-codes', '401 401 403 403 403 401 401 401 401 401', () => ({
    password: 'wrong-1!',
    code: '123456',
  })),
  call('GET clients/passkeys', '401 401 200 200 200 401 401 401 401 401'),
  call('POST clients/passkeys/options', '401 401 403 403 403 401 401 401 401 401', () => ({
    password: 'wrong-1!',
  })),
  call('POST clients/passkeys', '401 401 400 400 400 401 401 401 401 401', empty),
  call(
    'PUT clients/passkeys/[id]',
    '401 401 404 404 404 401 401 401 401 401',
    () => ({ name: 'N' }),
    'clients/passkeys/999999',
  ),
  call(
    'DELETE clients/passkeys/[id]',
    '401 401 404 404 404 401 401 401 401 401',
    undefined,
    'clients/passkeys/999999',
  ),
  call('GET clients/colleagues', '401 401 403 403 403 401 401 401 401 401'),
  call(
    'DELETE clients/colleagues/[id]',
    '401 401 403 403 403 401 401 401 401 401',
    undefined,
    'clients/colleagues/1',
  ),
  call('POST clients/colleagues', '401 401 403 403 403 401 401 401 401 401', () => ({ undo: 'x' })),
  call('POST clients/invitations', '401 401 403 403 403 401 401 401 401 401', () => ({
    email: 'colleague@shop.test',
    locale: 'fr-FR',
  })),
  call(
    'DELETE clients/invitations/[id]',
    '401 401 403 403 403 401 401 401 401 401',
    undefined,
    'clients/invitations/1',
  ),
  call('POST clients/membership', '401 401 410 410 410 401 401 401 401 401', () => ({
    invitation: 'x'.repeat(43),
  })),
  call('POST auth/client', '400', empty),
  call('POST auth/client/code', '410', () => ({ code: '123456' })),
  call('POST auth/passkey/options', '200', empty),
  call('POST auth/passkey', '400', empty),
  call('GET designs', '401 401 200 200 200 401 401 401 401 401'),
  call('POST designs', '401 401 422 422 422 401 401 401 401 401', empty),
  call('PUT designs/[id]', '401 401 404 404 404 401 401 401 401 401', () => ({ name: 'N' }), 'designs/999'),
  call('DELETE designs/[id]', '401 401 404 404 404 401 401 401 401 401', undefined, 'designs/999'),
  call('GET shared-designs', '200'),
  call('POST shared-designs', '422 422 422 422 422 422 422 422 403 403', empty),
  call('GET shared-designs/[code]', '404', undefined, `shared-designs/${'x'.repeat(22)}`),
  call('DELETE shared-designs/[code]', '404', undefined, `shared-designs/${'x'.repeat(22)}`),
  call('GET own-pictures/[hash]', '404', undefined, `own-pictures/${hash}`),
  call(
    'GET discounts/[coupon]',
    '403 403 403 200 403 200 200 200 403 403',
    undefined,
    'discounts/SYSTEM_RETAILER_1',
  ),
  call(
    'GET discounts/[coupon]',
    '403 403 403 403 403 200 200 200 403 403',
    undefined,
    'discounts/SYSTEM_LOYALTY_7',
  ),
]

/** What is done with orders: the order is the client's, and `code` is its code. */
const orders: Call[] = [
  call('GET orders', '401 401 200 200 200 401 401 401 401 401'),
  call('GET orders', '401 401 200 200 200 401 401 401 401 401', undefined, 'orders?status=cart'),
  call('POST orders', '400 400 400 400 400 400 400 400 403 403', empty),
  call('GET orders/[id]', '404 200 200 404 404 200 200 200 404 404', undefined, 'orders/ORDER'),
  call(
    'GET orders/[id]/proofs/[line]',
    '404 200 200 404 404 200 200 200 404 404',
    undefined,
    'orders/ORDER/proofs/1',
  ),
  call('GET orders/[id]/documents/[file]', '404', undefined, 'orders/ORDER/documents/FR-2026-000000.pdf'),
  call(
    'POST orders/[id]/approvals',
    '404',
    () => ({ line: uuid, hash, approved: true }),
    'orders/ORDER/approvals',
  ),
  call(
    'POST orders/[id]/decisions',
    '401 403 404 404 404 403 403 403 403 403',
    () => ({ answer: 'approve' }),
    'orders/ORDER/decisions',
  ),
  call('GET order-decisions', '401 401 200 200 200 401 401 401 401 401'),
  call(
    'POST orders/[id]/withdrawals',
    '404 422 422 404 404 422 422 422 404 404',
    () => ({ lines: [{ id: uuid, quantity: 1 }] }),
    'orders/ORDER/withdrawals',
  ),
  call(
    'POST orders/[id]/claims',
    '403 403 404 404 404 403 403 403 403 403',
    () => ({ auth: 'x' }),
    'orders/ORDER/claims',
  ),
  call('POST payments/start', '404 404 422 404 404 422 404 404 404 404', ({ order }) => ({
    order,
    auth: 'wrong',
    method: 'nothing',
  })),
  call('POST payments/check', '404 404 200 404 404 200 404 404 404 404', ({ order }) => ({
    order,
    auth: 'wrong',
  })),
  call('GET quotations', '401 401 200 200 200 401 200 200 401 401'),
  call('GET quotations/[id]', '404', undefined, 'quotations/999'),
  call(
    'POST quotations/[id]/answers',
    '400',
    () => ({ answer: 'decline', text: '' }),
    'quotations/999/answers',
  ),
  call(
    'POST quotations/[id]/order',
    '400',
    () => ({
      version: 1,
      hash,
      delivery: { ...address, phone: '0612345678' },
      billing: address,
      method: 'transfer',
      phone: '0612345678',
      purchaseReference: '',
    }),
    'quotations/999/order',
  ),
  call(
    'POST quotations/[id]/approvals',
    '404',
    () => ({ version: 1, hash, proofs: [hash], name: 'Anne Martin' }),
    'quotations/999/approvals',
  ),
  call('GET quotations/[id]/document.pdf', '404', undefined, 'quotations/999/document.pdf?version=1'),
  call('GET quotations/[id]/pictures/[hash]', '404', undefined, `quotations/999/pictures/${hash}`),
  call('GET quotations/[id]/proofs/[version]/[line]', '404', undefined, 'quotations/999/proofs/1/1'),
]

const staffOnly = '403 403 403 403 403 404 404 404 403 403'
/** The parts of an order that only the workshop reads; for everybody else they do not exist. */
const made = '404 404 404 404 404 200 200 200 200 404'
const workshop = '403 403 403 403 403 404 404 404 404 403'

/** The shop's own work. */
const staff: Call[] = [
  call('POST discounts', '403 403 403 403 403 409 409 409 403 403', () => ({
    coupon: 'SYSTEM_X',
    type: 'euro',
    value: 1,
  })),
  call('GET stand-ins', '200'),
  call('POST stand-ins', '401 401 401 401 401 404 404 404 403 403', () => ({ client: 999_999 })),
  call('POST clients/[id]/notes', staffOnly, () => ({ text: 'N' }), 'clients/999999/notes'),
  call(
    'POST clients/[id]/points',
    staffOnly,
    () => ({ points: 1, reason: 'A gift' }),
    'clients/999999/points',
  ),
  call(
    'POST clients/[id]/erasure',
    '403 403 403 403 403 403 404 403 403 403',
    () => ({ email: 'nobody@shop.test' }),
    'clients/999999/erasure',
  ),
  call('POST stock/moves', staffOnly, () => ({ level: 999_999, change: 1, reason: 'Found' })),
  call('GET stock/levels.csv', '401 401 401 401 401 200 200 200 403 403'),
  call('POST stock/import', '401 401 401 401 401 422 422 422 403 403', () => ({ csv: 'x', dry: true })),
  call('POST client-merges', staffOnly, () => ({ keep: 999_998, leave: 999_999, shown: hash })),
  call('DELETE second-factors/[kind]/[id]', staffOnly, undefined, 'second-factors/client/999999'),
  call('GET auth/staff/second-factor', '401 401 401 401 401 200 200 200 200 200'),
  call('POST auth/staff/second-factor', '401 401 401 401 401 403 403 403 403 403', () => ({
    password: 'wrong-1!',
  })),
  call('PUT auth/staff/second-factor', '401 401 401 401 401 429 429 429 429 429', () => ({ code: '123456' })),
  call('DELETE auth/staff/second-factor', '401 401 401 401 401 403 403 403 403 403', () => ({
    password: 'wrong-1!',
    code: '123456',
  })),
  call('POST auth/staff/second-factor/recovery-codes', '401 401 401 401 401 403 403 403 403 403', () => ({
    password: 'wrong-1!',
    code: '123456',
  })),
  call('GET auth/staff/passkeys', '401 401 401 401 401 200 200 200 200 200'),
  call('POST auth/staff/passkeys/options', '401 401 401 401 401 403 403 403 403 403', () => ({
    password: 'wrong-1!',
  })),
  call('POST auth/staff/passkeys', '401 401 401 401 401 400 400 400 400 400', empty),
  call(
    'PUT auth/staff/passkeys/[id]',
    '401 401 401 401 401 404 404 404 404 404',
    () => ({ name: 'N' }),
    'auth/staff/passkeys/1',
  ),
  call(
    'DELETE auth/staff/passkeys/[id]',
    '401 401 401 401 401 404 404 404 404 404',
    undefined,
    'auth/staff/passkeys/1',
  ),
  call('POST auth/staff/passkey/options', '200', empty),
  call('POST auth/staff/passkey', '400', empty),
  call('POST auth/staff/code', '410', () => ({ code: '123456' })),
  call('DELETE auth/staff/code', '200'),
  call('POST exports', '403 403 403 403 403 200 200 200 403 403', () => ({
    kind: 'stock',
    from: '2026-01-01',
    to: '2026-01-31',
  })),
  call('POST jobs/[name]/[id]/retry', staffOnly, undefined, `jobs/mail/${uuid}/retry`),
  call('POST order-moves', '403 403 403 403 403 200 200 200 200 200', ({ order }) => ({
    orders: [order],
    to: 'delivered',
  })),
  call(
    'POST orders/[id]/moves',
    '403 403 403 403 403 409 409 409 403 403',
    () => ({ from: 'awaiting-payment', to: 'delivered' }),
    'orders/ORDER/moves',
  ),
  call('POST orders/[id]/notes', workshop, () => ({ text: 'N' }), 'orders/999/notes'),
  call('DELETE orders/[id]/notes/[note]', workshop, undefined, 'orders/ORDER/notes/999'),
  call(
    'POST orders/[id]/shipments',
    workshop,
    () => ({ carrier: 'other', tracking: '', lines: [{ id: uuid, pieces: 1 }] }),
    'orders/999/shipments',
  ),
  call(
    'PUT orders/[id]/shipments/[shipment]',
    workshop,
    () => ({ carrier: 'other', tracking: '' }),
    'orders/ORDER/shipments/999',
  ),
  call(
    'POST orders/[id]/complaints',
    staffOnly,
    () => ({ line: uuid, pieces: 1, reason: 'other' }),
    'orders/999/complaints',
  ),
  call(
    'POST orders/[id]/complaints/[claim]',
    staffOnly,
    () => ({ decision: 'reprint' }),
    'orders/999/complaints/999',
  ),
  call('GET orders/[id]/label.pdf', made, undefined, 'orders/ORDER/label.pdf'),
  call('GET orders/[id]/packing-list.pdf', made, undefined, 'orders/ORDER/packing-list.pdf'),
  call('GET packing-lists.pdf', workshop, undefined, 'packing-lists.pdf?orders=999'),
  call('GET orders/[id]/production.zip', made, undefined, 'orders/ORDER/production.zip'),
  call('GET orders/[id]/lines/[line]/[file]', '404', undefined, 'orders/ORDER/lines/1/engraving.svg'),
  call('GET orders/[id]/lines/[line]/layout', made, undefined, 'orders/ORDER/lines/1/layout'),
  call(
    'PUT orders/[id]/lines/[line]/layout',
    '404 404 404 404 404 422 422 422 422 404',
    () => ({ design: {} }),
    'orders/ORDER/lines/1/layout',
  ),
  call('POST production/sheets', '403 403 403 403 403 400 400 400 400 403', empty),
  call('DELETE production/sheets/[id]', workshop, undefined, 'production/sheets/999999'),
  call('GET production/sheets/[id]/[file]', '404', undefined, 'production/sheets/999999/preview.svg'),
  call('POST production/sheets/[id]/start', workshop, undefined, 'production/sheets/999999/start'),
  call(
    'POST production/pieces/[id]/remake',
    workshop,
    () => ({ reason: 'N' }),
    'production/pieces/999999/remake',
  ),
  call(
    'POST production/pieces/[id]/take-back',
    workshop,
    () => ({ state: 'made', reason: 'N' }),
    'production/pieces/999999/take-back',
  ),
  call(
    'POST production/pieces/[id]/photos',
    '403 403 403 403 403 415 415 415 415 403',
    empty,
    'production/pieces/999999/photos',
  ),
  call('GET production/photos/[id]', '404', undefined, 'production/photos/999999'),
  call('DELETE production/photos/[id]', workshop, undefined, 'production/photos/999999'),
  call('POST list-views', '403 403 403 403 403 404 404 404 404 404', () => ({
    collection: 'nothing',
    name: 'N',
    query: '',
    shared: false,
  })),
  call('DELETE list-views/[id]', '403 403 403 403 403 404 404 404 404 404', undefined, 'list-views/999999'),
  call('DELETE planned-publications/[id]', staffOnly, undefined, 'planned-publications/999999'),
  call('POST manifests', '403 403 403 403 403 409 409 409 409 403', () => ({
    carrier: 'planzer',
    day: '2001-01-01',
  })),
  call('GET manifests/[id]/[file]', '404', undefined, 'manifests/999999/manifest.pdf'),
  call('POST production/scans', '403 403 403 403 403 422 422 422 422 403', () => ({
    ticket: 'nothing',
    step: 'made',
  })),
  call('POST payments/received', staffOnly, () => ({ payment: 999_999 })),
  call('POST payments/refunds', staffOnly, () => ({ order: 999, minor: 1, reason: 'N' })),
  call('GET quotations/[id]/draft', '404', undefined, 'quotations/999/draft'),
  call('PUT quotations/[id]/draft', '404 404 404 404 404 400 400 400 404 404', empty, 'quotations/999/draft'),
  call('POST quotations/[id]/versions', '404', () => ({ revision: 0 }), 'quotations/999/versions'),
  call('POST quotations', '401 401 403 403 403 400 403 403 403 403', empty),
  call('GET tools/trial', '200'),
  call('PUT tools/trial', '401 401 401 401 401 204 204 204 403 403', () => ({ list: null })),
  call('POST material-pricings', '401 401 401 401 401 400 400 400 403 403', empty),
  call(
    'DELETE material-pricings/[id]',
    '401 401 401 401 401 404 404 404 403 403',
    undefined,
    'material-pricings/999999',
  ),
  call(
    'GET material-pricings/last-pricings/[id]',
    '401 401 401 401 401 404 404 404 403 403',
    undefined,
    'material-pricings/last-pricings/nothing',
  ),
  call(
    'GET material-pricings/material/[a]/[b]',
    '401 401 401 401 401 404 404 404 403 403',
    undefined,
    'material-pricings/material/nothing/1',
  ),
  call('GET price-lists', '401 401 401 401 401 400 400 400 400 400'),
  call(
    'PUT pages/[id]',
    '401 401 401 401 401 404 404 404 403 403',
    () => ({ data: { custom: { cards: [] } } }),
    'pages/999999',
  ),
  call(
    'PUT sign-models/[id]',
    '401 401 401 401 401 404 404 404 403 404',
    () => ({ data: {} }),
    'sign-models/999999',
  ),
  call(
    'PUT stamp-models/[id]',
    '401 401 401 401 401 404 404 404 403 404',
    () => ({ data: {} }),
    'stamp-models/999999',
  ),
  call(
    'GET tools/competitors',
    '401 401 401 401 401 200 200 200 403 403',
    undefined,
    'tools/competitors?locale=fr-FR&country=FR',
  ),
  call('POST tools/competitors', '401 401 401 401 401 400 400 400 403 403', empty),
  call(
    'DELETE tools/competitors/[id]',
    '401 401 401 401 401 404 404 404 403 403',
    undefined,
    'tools/competitors/999999',
  ),
  call('POST tools/competitors/import', '401 401 401 401 401 400 400 400 403 403', empty),
  call('POST tools/costs', '401 401 401 401 401 400 400 400 403 403', empty),
  call(
    'GET tools/materials',
    '401 401 401 401 401 200 200 200 403 403',
    undefined,
    'tools/materials?locale=fr-FR',
  ),
  call('GET tools/models', '401 401 401 401 401 200 200 200 403 403', undefined, 'tools/models?locale=fr-FR'),
  call(
    'GET tools/models/[slug]',
    '401 401 401 401 401 404 404 404 403 403',
    undefined,
    'tools/models/nothing?locale=fr-FR',
  ),
  call('GET tools/overview', '401 401 401 401 401 200 200 200 403 403'),
  call(
    'GET tools/search',
    '401 401 401 401 401 200 200 200 403 403',
    undefined,
    'tools/search?q=zzz&locale=fr-FR',
  ),
  call(
    'GET tools/pricing',
    '401 401 401 401 401 200 200 200 403 403',
    undefined,
    'tools/pricing?locale=fr-FR',
  ),
  call('GET tools/pricing/rates.csv', '401 401 401 401 401 200 200 200 403 403'),
  call('POST tools/pricing/cells', '401 401 401 401 401 400 400 400 403 403', empty),
  call('POST tools/pricing/import', '401 401 401 401 401 400 400 400 403 403', empty),
  call('POST tools/pricing/publications', '401 401 401 401 401 403 400 403 403 403', empty),
  call(
    'DELETE tools/pricing/publications/[id]',
    '401 401 401 401 401 403 404 403 403 403',
    undefined,
    'tools/pricing/publications/999999',
  ),
  call('PUT translations', '401 401 401 401 401 404 404 404 403 404', () => ({
    of: 'nothing',
    language: 'de',
    changes: [{ id: 1, field: 'title', from: '', to: 'x' }],
  })),
  call(
    'GET mail-samples/[mail]/[language]/[form]',
    '401 401 401 401 401 404 404 404 403 404',
    undefined,
    'mail-samples/nothing/de/mail.html',
  ),
  call('POST translations/import', '401 401 401 401 401 400 400 400 403 400', empty),
  call(
    'GET translations/words.csv',
    '401 401 401 401 401 404 404 404 403 404',
    undefined,
    'translations/words.csv?of=nothing&language=de',
  ),
]

/** What ends sessions: a clerk ends his impersonation, a client becomes a visitor. The last calls of all. */
const last: Call[] = [call('DELETE stand-ins', '204'), call('GET clients/logout', '200')]

/** Every call of the shop's own API. */
export const calls: readonly Call[] = [...open, ...account, ...orders, ...staff, ...last]
