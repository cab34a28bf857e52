import 'server-only'
import { cookieOf } from './cookies'

/** The language in which the panel is shown, as it keeps it in the browser. */
export const languageOfPanel = (request: Request): string | undefined =>
  cookieOf(request, 'payload-lng') ?? request.headers.get('accept-language')?.slice(0, 2)
