import { keptHeaders } from '@/lib/site/cache-manifest'
import { isLocale } from '@/lib/site/locales'
import { readSearchEntries } from '@/server/content/search-entries'

interface Context {
  params: Promise<{ locale: string }>
}

/** What the header's search looks through: names of products and pages with their addresses, the same for everyone. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { locale } = await params
  const entries = isLocale(locale) ? await readSearchEntries(locale) : []
  return Response.json(entries, { headers: keptHeaders('search') })
}
