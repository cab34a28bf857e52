import config from '@payload-config'
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'

type Context = { params: Promise<{ slug: string[] }> }
type Handler = (request: Request, context: Context) => Promise<Response>

/** What shoppers do with their own session goes through the shop's API: here it would end the clerk's session. */
const sessionActions = new Set([
  'login',
  'logout',
  'refresh-token',
  'forgot-password',
  'reset-password',
  'first-register',
])

const guarded =
  (handler: Handler): Handler =>
  async (request, context) => {
    const [collection, action] = (await context.params).slug
    if (collection === 'clients' && action && sessionActions.has(action))
      return Response.json({ errors: [{ message: 'Not Found' }] }, { status: 404 })
    return handler(request, context)
  }

export const GET = guarded(REST_GET(config))
export const POST = guarded(REST_POST(config))
export const DELETE = guarded(REST_DELETE(config))
export const PATCH = guarded(REST_PATCH(config))
export const PUT = guarded(REST_PUT(config))
export const OPTIONS = guarded(REST_OPTIONS(config))
