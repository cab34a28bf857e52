import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Footer } from '@/components/layout/footer'
import { Header } from '@/components/layout/header'
import { NoScript } from '@/components/layout/no-script'
import { SkipLink } from '@/components/ui/skip-link'
import type { MenuEntry } from '@/lib/ground/contract/menu'
import { localePath, type SiteLocale } from '@/lib/ground/site/locales'
import { carriedLevels, type MenuNode, menuNodes } from '@/lib/ground/site/menu'
import { readCompany, readFooter, readMenu } from './content'

/** The entry with a name, at any level. */
function findEntry(entries: readonly MenuEntry[], name: string): MenuEntry | undefined {
  for (const entry of entries) {
    const found = entry.name === name ? entry : findEntry(entry.subcategories, name)
    if (found) return found
  }
  return undefined
}

/** The default layout: header, page, footer (PAGE-5). */
export async function SiteFrame({ locale, children }: { locale: SiteLocale; children: ReactNode }) {
  const [t, entries, footer, company] = await Promise.all([
    getTranslations({ locale, namespace: 'layout' }),
    readMenu(locale),
    readFooter(locale),
    readCompany(),
  ])
  const shortcut = (name: string, title: string): MenuNode[] => {
    const path = findEntry(entries, name)?.path
    return path ? [{ title, href: localePath(locale, path) }] : []
  }
  return (
    <>
      <SkipLink href="#main" label={t('skip')} />
      <Header
        menu={menuNodes(entries, locale, carriedLevels)}
        shortcuts={[...shortcut('stamp-formula', t('readyMade')), ...shortcut('stamp-pro', t('pro'))]}
        helpUrl={t('helpPath')}
      />
      <main id="main" tabIndex={-1} className="outline-none">
        <NoScript />
        {children}
      </main>
      <Footer columns={footer.columns} text={footer.text || null} company={company} />
    </>
  )
}
