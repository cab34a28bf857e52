import { PageCrumbs } from '@/components/layout/page-crumbs'
import type { Page } from '@/lib/catalogue/contract/page'
import type { SiteLocale } from '@/lib/ground/site/locales'
import { readContext } from '../../../context'
import { Blocks } from '../_blocks/blocks'

/** Help, legal and other written pages. */
export async function ContentView({ page, locale }: { page: Page; locale: SiteLocale }) {
  const ctx = await readContext(locale)
  return (
    <>
      <div className="wrap">
        <PageCrumbs page={page} locale={locale} />
        <h1>{page.title}</h1>
        {page.description && <p className="mt-3 max-w-[68ch] text-lg text-ink-2">{page.description}</p>}
      </div>
      <div className="max-lg:[&>div:first-child]:mt-6 lg:[&>div:first-child]:mt-8 [&>section:first-child]:pt-7">
        <Blocks blocks={page.custom.blocks} ctx={ctx} />
      </div>
    </>
  )
}
