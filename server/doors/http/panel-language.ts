import 'server-only'
import { languages } from '@/lib/ground/names'
import { defaultLocale, localeOfLanguage, type SiteLocale } from '@/lib/ground/site/locales'
import { cookieOf } from '@/server/ground/http/cookies'

/** The language in which the panel is shown, as it keeps it in the browser. */
export const languageOfPanel = (request: Pick<Request, 'headers'>): string | undefined =>
  cookieOf(request, 'payload-lng') ?? request.headers.get('accept-language')?.slice(0, 2)

/** The locale in which somebody who reads the panel so is written to. */
export function localeOfPanel(request: Pick<Request, 'headers'>): SiteLocale {
  const asked = languageOfPanel(request)
  const language = languages.find(one => one === asked)
  return language ? localeOfLanguage(language) : defaultLocale
}
