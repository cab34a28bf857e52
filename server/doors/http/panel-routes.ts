/** What a request to the panel's API asks for: HTTP method and the decoded names after `/cms-api/`. */
export interface PanelRequest {
  method: string
  segments: readonly string[]
}

/** The collections and globals that the panel shows. */
export interface PanelNames {
  collections: ReadonlySet<string>
  globals: ReadonlySet<string>
}

/** Collections that Payload keeps for the panel itself. */
const panelsOwn: Readonly<Record<string, readonly string[]>> = {
  'payload-preferences': ['GET /:key', 'POST /:key', 'DELETE /:key'],
  'payload-locked-documents': ['GET /', 'PATCH /:id', 'DELETE /:id'],
}

const documents = [
  'GET /',
  'POST /',
  'PATCH /',
  'DELETE /',
  'GET /count',
  'GET /versions',
  'GET /versions/:id',
  'POST /versions/:id',
  'POST /access',
  'POST /access/:id',
  'GET /:id',
  'PATCH /:id',
  'DELETE /:id',
  'POST /:id/duplicate',
]
const globals = [
  'GET /',
  'POST /',
  'POST /access',
  'GET /versions',
  'GET /versions/:id',
  'POST /versions/:id',
]
/** Calls that work without a session: they begin one, or answer that there is none. */
const doors = [
  'POST /login',
  'POST /logout',
  'POST /forgot-password',
  'POST /reset-password',
  'GET /me',
  'GET /init',
]

/** Calls beside those for documents, by collection. Shoppers log in through the shop: a login here would end the clerk's session. */
const extras: Readonly<Record<string, readonly string[]>> = {
  admins: [...doors, 'POST /refresh-token', 'POST /unlock', 'POST /:id/api-key/reveal'],
  clients: ['POST /unlock'],
  media: ['GET /file/:name'],
}

/** Names of documents' sub-resources, which are no ids: calls that are not listed for them are refused. */
const reserved = new Set(
  'access count versions login logout me init refresh-token forgot-password reset-password first-register unlock verify file paste-url distinct'.split(
    ' ',
  ),
)

const isIdentifier = (text: string) => /^[\w.-]{1,120}$/.test(text) && !reserved.has(text.toLowerCase())
/** A name of a file, or of a preference: `collection-orders`, `media-12`. */
const isName = (text: string) => text.length <= 250 && !/[\\/\0]/.test(text)

function matches(pattern: string, method: string, rest: readonly string[]): boolean {
  const [wanted, path = ''] = pattern.split(' ')
  const parts = path.split('/').filter(Boolean)
  if (wanted !== method || parts.length !== rest.length) return false
  return parts.every((part, index) => {
    const given = rest[index] ?? ''
    if (part === ':id') return isIdentifier(given)
    return part.startsWith(':') ? isName(given) : part === given
  })
}

const isListed = (patterns: readonly string[], { method, segments }: PanelRequest, from: number) =>
  patterns.some(pattern => matches(pattern, method, segments.slice(from)))

/**
 * Whether the panel needs a request at all (PAGE-24). Every name must match exactly, so that neither another case nor an endpoint of a
 * later version gets through.
 */
export function isPanelRequest(request: PanelRequest, names: PanelNames): boolean {
  const { method, segments } = request
  const [first = '', second = ''] = segments
  if (segments.length === 1 && first === 'access') return method === 'GET'
  if (first === 'globals') return names.globals.has(second) && isListed(globals, request, 2)
  if (Object.hasOwn(panelsOwn, first)) return isListed(panelsOwn[first] ?? [], request, 1)
  if (!names.collections.has(first)) return false
  return isListed([...documents, ...(extras[first] ?? [])], request, 1)
}

/** Whether a request works without a session. */
export function isOpenToAll({ method, segments }: PanelRequest): boolean {
  const [first = '', ...rest] = segments
  if (first === 'media') return matches('GET /file/:name', method, rest)
  return first === 'admins' && doors.some(pattern => matches(pattern, method, rest))
}
