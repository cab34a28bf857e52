import { getTranslations } from 'next-intl/server'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import type { Page } from '@/lib/catalogue/contract/page'
import { breadcrumbData } from '@/lib/doors/site/structured-data'
import type { SiteLocale } from '@/lib/ground/site/locales'
import { Link } from '@/lib/ground/site/navigation'
import { JsonLd } from './json-ld'

export interface PageCrumb {
  label: string
  path: string
}

/** Home, then what the content service says, each once. */
export async function crumbsOf(page: Page, locale: SiteLocale): Promise<PageCrumb[]> {
  const t = await getTranslations({ locale, namespace: 'home' })
  const above = page.breadcrumbs.filter(({ url }) => url !== '/')
  const last = above.at(-1)
  const own = last?.url === page.url ? [] : [{ title: page.title, url: page.url }]
  return [
    { label: t('crumb'), path: '/' },
    ...[...above, ...own].map(({ title, url }) => ({ label: title, path: url })),
  ]
}

/** The way to the page, for people and, as structured data, for crawlers. */
export async function PageCrumbs({ page, locale, name }: { page: Page; locale: SiteLocale; name?: string }) {
  const t = await getTranslations({ locale, namespace: 'layout' })
  const crumbs = await crumbsOf(page, locale)
  const named = crumbs.map((crumb, index) =>
    name && index === crumbs.length - 1 ? { ...crumb, label: name } : crumb,
  )
  return (
    <>
      <Breadcrumbs
        label={t('breadcrumbs')}
        crumbs={named.map(({ label, path }, index) => ({
          label,
          href: index < named.length - 1 ? path : undefined,
        }))}
        renderLink={({ label, href }) => (
          <Link href={href} className="tap">
            {label}
          </Link>
        )}
      />
      <JsonLd data={breadcrumbData(named, locale)} />
    </>
  )
}
