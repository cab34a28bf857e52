import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { type GuideSection, guideSections } from '@/components/styleguide/sections'
import { Link } from '@/lib/ground/site/navigation'
import { ClientMessages } from '../../client-messages'
import { SiteFrame } from '../../site-frame'
import { enterLocale, type ShopPageProps } from '../shop-page'

interface GuidePageProps {
  params: ShopPageProps['params']
  /** Absent on the first page. */
  section?: GuideSection
  children: ReactNode
}

/** The frame of the styleguide's pages: what they are called, and the ways to the others. */
export async function GuidePage({ params, section, children }: GuidePageProps) {
  const locale = await enterLocale(params)
  const t = await getTranslations({ locale, namespace: 'styleguide' })
  return (
    <SiteFrame locale={locale}>
      <div className="wrap pt-6 pb-16 lg:pt-8">
        <nav aria-label={t('title')} className="mb-6 flex flex-wrap gap-x-5 gap-y-2 text-sm">
          <Link href="/_styleguide/" aria-current={section ? undefined : 'page'} className="guide-link">
            {t('title')}
          </Link>
          {guideSections.map(name => (
            <Link
              key={name}
              href={`/_styleguide/${name}/`}
              aria-current={section === name ? 'page' : undefined}
              className="guide-link"
            >
              {t(`sections.${name}`)}
            </Link>
          ))}
        </nav>
        <h1 className="mb-6">{t(section ? `sections.${section}` : 'title')}</h1>
        <ClientMessages names={['styleguide', 'price', 'catalogue', 'popups']}>{children}</ClientMessages>
      </div>
    </SiteFrame>
  )
}
