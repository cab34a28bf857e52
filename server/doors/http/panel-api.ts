import 'server-only'
import { z } from 'zod'
import { messageText } from '@/cms/labels'
import { siteUrl } from '@/lib/ground/site/url'
import { can } from '@/lib/people/actor/can'
import { findFlaw, maxBodyBytes, readCapped } from '@/server/ground/http/answer'
import { refuseTooMany } from '@/server/ground/http/limits'
import { isForeign } from '@/server/ground/http/origin'
import { shopPayload } from '@/server/ground/shop-payload'
import { readStaff } from './actor'
import { languageOfPanel } from './panel-language'
import { isOpenToAll, isPanelRequest, type PanelNames, type PanelRequest } from './panel-routes'

/** A picture of 15 MB with its form around it. */
const maxFormBytes = 16_000_000
/** An e-mail address and a password. */
const maxDoorBytes = 10_000
const maxQueryLength = 8_000

/** Payload's own form of an error: the panel shows the message. */
const refuse = (status: number, message: string) =>
  Response.json({ errors: [{ message }] }, { status, headers: { 'cache-control': 'no-store' } })

let names: Promise<PanelNames> | undefined
async function readNames(): Promise<PanelNames> {
  const { collections, globals } = (await shopPayload()).config
  const isHidden = ({ admin }: (typeof collections)[number]) => admin?.hidden === true
  return {
    collections: new Set(
      collections
        .filter(collection => !isHidden(collection) && !collection.slug.startsWith('payload-'))
        .map(({ slug }) => slug),
    ),
    globals: new Set(globals.map(({ slug }) => slug)),
  }
}

/** The content of a form of the panel's login, which Payload sends as JSON in one field; null where it has another form. */
async function saidByForm(bytes: Uint8Array, type: string): Promise<string | null> {
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } })
    .formData()
    .catch(() => null)
  const fields = [...(form?.entries() ?? [])]
  const [name, value] = fields[0] ?? []
  return fields.length === 1 && name === '_payload' && typeof value === 'string' ? value : null
}

const loginSchema = z.object({ email: z.string() })

/** The content of a body: JSON, or the JSON of a form of the login; null where it cannot be read. */
export async function saidBy(request: Request): Promise<unknown> {
  const bytes = new Uint8Array(await request.clone().arrayBuffer())
  const type = request.headers.get('content-type') ?? ''
  const said = /^application\/json\b/i.test(type)
    ? new TextDecoder().decode(bytes)
    : await saidByForm(bytes, type)
  return said ? JSON.parse(said) : null
}

/** The account that a request wants to log in to, `admins/anna@shop.test`; null where it is no login. */
export async function accountOfLogin(request: Request, segments: readonly string[]): Promise<string | null> {
  const [collection = '', action, ...more] = segments.map(segment => segment.toLowerCase())
  if (request.method !== 'POST' || action !== 'login' || more.length > 0) return null
  const login = loginSchema.safeParse(await saidBy(request))
  return login.success ? `${collection}/${login.data.email.toLowerCase()}` : null
}

/** The request with its body read to the end and checked, or why it is refused. */
async function withBody(request: Request, isOpen: boolean): Promise<Request | Response> {
  if (!request.body) return request
  const type = request.headers.get('content-type') ?? ''
  // The panel's own forms come as form data, also the login form.
  const isForm = /^multipart\/form-data\b/i.test(type)
  const cap = isOpen ? maxDoorBytes : isForm ? maxFormBytes : maxBodyBytes
  const bytes = await readCapped(request, cap)
  if (bytes === null) return refuse(413, 'Payload Too Large')
  const isJson = /^application\/json\b/i.test(type)
  const said = isJson ? bytes.toString('utf8') : isForm && isOpen ? await saidByForm(bytes, type) : ''
  if (said === null) return refuse(415, 'Unsupported Media Type')
  if (said !== '') {
    try {
      if (findFlaw(JSON.parse(said))) return refuse(400, 'Bad Request')
    } catch {
      return refuse(400, 'Bad Request')
    }
  }
  return new Request(request.url, {
    method: request.method,
    headers: request.headers,
    body: new Uint8Array(bytes),
  })
}

/**
 * Passes to Payload only what the panel needs: a listed address, a session unless it is a login call, a body of limited
 * size and depth. Everything else is 404, 403, 413 or 400 before Payload sees it.
 */
export async function guardPanel(request: Request, segments: readonly string[]): Promise<Request | Response> {
  names ??= readNames()
  // The panel reads with POST where a query is too long for an address.
  const override = request.headers.get('x-payload-http-method-override')
  if (override !== null && override !== 'GET') return refuse(404, 'Not Found')
  const asked: PanelRequest = { method: override ?? request.method, segments }
  if (!isPanelRequest(asked, await names)) return refuse(404, 'Not Found')
  if (new URL(request.url).search.length > maxQueryLength) return refuse(414, 'URI Too Long')
  const isOpen = isOpenToAll(asked)
  if (isOpen) {
    const refused = request.method === 'GET' ? null : await refuseTooMany('login', request)
    if (refused) return refused
  } else if (isForeign(request)) {
    return refuse(403, `${messageText('foreignOrigin', languageOfPanel(request))} ${siteUrl()}/admin`)
  } else if (!can(await readStaff(request), 'back-office.enter')) {
    return refuse(403, 'Forbidden')
  }
  return withBody(request, isOpen)
}
