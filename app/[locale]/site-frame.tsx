import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Footer } from '@/components/layout/footer'
import { Header } from '@/components/layout/header'
import type { MenuNode } from '@/components/layout/menu'
import type { MenuEntry } from '@/lib/contract/menu'
import { helpPaths } from '@/lib/site/help-paths'
import { languageOf, localePath, locales, type SiteLocale } from '@/lib/site/locales'
import { readCatalogue, readFooter, readMenu } from './content'

/** The menu as the browser gets it: titles and whole paths. An entry that opens a popup leads to the page that helps. */
function toNode(entry: MenuEntry, locale: SiteLocale): MenuNode {
  const path =
    entry.path ?? (entry.action === 'popup:quotation' ? helpPaths.contact[languageOf(locale)] : null)
  return {
    title: entry.title,
    ...(path !== null && { href: localePath(locale, path) }),
    ...(entry.subcategories.length > 0 && {
      children: entry.subcategories.map(child => toNode(child, locale)),
    }),
  }
}

/** The entry of a name, wherever it hangs. */
function findEntry(entries: readonly MenuEntry[], name: string): MenuEntry | undefined {
  for (const entry of entries) {
    const found = entry.name === name ? entry : findEntry(entry.subcategories, name)
    if (found) return found
  }
  return undefined
}

/** Every locale of the shop by its country's name and its language's, in the page's language. */
async function languageOptions(locale: SiteLocale) {
  const { countries } = await readCatalogue()
  const language = languageOf(locale)
  const names = new Intl.DisplayNames([language], { type: 'language' })
  return locales
    .map(other => {
      const country = countries.countries.find(({ code }) => code === other.slice(3))
      return {
        locale: other,
        label: `${country?.name[language] ?? other.slice(3)} – ${names.of(languageOf(other))}`,
      }
    })
    .sort((a, b) => a.label.localeCompare(b.label, language))
}

/** The default layout: header, page, footer (specification §2, Layouts). */
export async function SiteFrame({ locale, children }: { locale: SiteLocale; children: ReactNode }) {
  const [t, entries, footer, languages] = await Promise.all([
    getTranslations({ locale, namespace: 'layout' }),
    readMenu(locale),
    readFooter(locale),
    languageOptions(locale),
  ])
  const shortcut = (name: string, title: string): MenuNode[] => {
    const path = findEntry(entries, name)?.path
    return path ? [{ title, href: localePath(locale, path) }] : []
  }
  return (
    <>
      <a
        href="#main"
        className="absolute top-1 left-1 z-50 -translate-y-20 rounded-md bg-ink px-4 py-2.5 font-semibold text-white focus:translate-y-0"
      >
        {t('skip')}
      </a>
      <Header
        menu={entries.filter(({ path }) => path).map(entry => toNode(entry, locale))}
        shortcuts={[...shortcut('stamp-formula', t('readyMade')), ...shortcut('stamp-pro', t('pro'))]}
        helpUrl={t('helpPath')}
        catalogueUrl={entries[0]?.path ?? '/'}
      />
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <Footer columns={footer.columns} text={footer.text || null} languages={languages} />
    </>
  )
}
