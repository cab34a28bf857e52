import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { searchPage } from '@/lib/catalogue/search/search-path'
import type { SearchAnswer } from '@/lib/doors/contract/search'
import { localePath, type SiteLocale } from '@/lib/ground/site/locales'
import { SearchRow, SearchTile } from './search-row'

type Group = SearchAnswer['groups'][number]

/** The address of the page with all results. */
export const findingsPath = (locale: SiteLocale, query: string, exact = false): string =>
  `${localePath(locale, searchPage)}?${new URLSearchParams({ q: query, ...(exact && { exact: '1' }) })}`

interface NoticeProps {
  answer: SearchAnswer
  locale: SiteLocale
}

/** How a query was corrected, if it was; the correction can be undone. */
export function SearchNotice({ answer, locale }: NoticeProps) {
  const t = useTranslations('search')
  const { query, read, partly } = answer
  if (!read && !partly) return null
  return (
    <p className="flex gap-3 rounded-md bg-blue-soft px-3.5 py-2.5 text-sm text-blue-2">
      <Icon name="info" />
      <span>
        {read && (
          <>
            {t.rich('read', { query: read, b: chunks => <b>{chunks}</b> })}{' '}
            <a href={findingsPath(locale, query, true)} className="underline">
              {t('insist', { query })}
            </a>{' '}
          </>
        )}
        {partly && t('partly')}
      </span>
    </p>
  )
}

interface GroupViewProps {
  group: Group
  query: string
  /** The group of the best find: its first row is large. */
  leads: boolean
  /** The address of the whole group, when there is more than is shown. */
  more?: ReactNode
}

/** A group of what was found, under its name. */
function GroupView({ group, query, leads, more }: GroupViewProps) {
  const t = useTranslations('search')
  const tiles = group.name === 'template'
  return (
    <section aria-label={t(`groups.${group.name}`)}>
      <div className="mb-1.5 flex items-baseline justify-between gap-4 text-sm text-ink-2">
        <h2 className="text-sm font-semibold tracking-normal">{t(`groups.${group.name}`)}</h2>
        {more}
      </div>
      <ul className={tiles ? 'grid grid-cols-2 gap-2.5 md:grid-cols-4' : '-mx-2 grid gap-0.5'}>
        {group.hits.map((hit, place) => (
          <li key={hit.url}>
            {tiles ? (
              <SearchTile hit={hit} query={query} />
            ) : (
              <SearchRow hit={hit} query={query} large={leads && place === 0 && hit.picture !== null} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface SearchFindingsProps {
  answer: SearchAnswer
  locale: SiteLocale
  /** The search page already shows the whole group. */
  whole?: boolean
}

/** What a search has found: the group of the best find first and large, templates as tiles below. */
export function SearchFindings({ answer, locale, whole = false }: SearchFindingsProps) {
  const t = useTranslations('search')
  const query = answer.read ?? answer.query
  const groups = answer.groups.filter(({ hits }) => hits.length > 0)
  const rows = groups.filter(({ name }) => name !== 'template')
  const [first, ...side] = rows
  const tiles = groups.find(({ name }) => name === 'template')
  const view = (group: Group, leads: boolean) => (
    <GroupView
      key={group.name}
      {...{ group, query, leads }}
      more={
        !whole && group.total > group.hits.length ? (
          <a href={`${findingsPath(locale, answer.query)}#${group.name}`} className="link">
            {t('allOf', { count: group.total })}
          </a>
        ) : undefined
      }
    />
  )
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-7 lg:grid-cols-2">
      {first && <div id={first.name}>{view(first, groups[0] === first)}</div>}
      {side.length > 0 && (
        <div className="grid content-start gap-6">{side.map(group => view(group, false))}</div>
      )}
      {tiles && (
        <div id="template" className="lg:col-span-2">
          {view(tiles, false)}
        </div>
      )}
    </div>
  )
}

/** Where nothing was found: the nearest results, the shop's areas, and a contact. */
export function SearchNothing({ answer, locale, contact }: SearchFindingsProps & { contact: string }) {
  const t = useTranslations('search')
  return (
    <div className="grid gap-7" data-nothing>
      <div>
        <p className="text-lg font-semibold">{t('nothing', { query: answer.query })}</p>
        <p className="mt-1 text-ink-2">{t('nothingHint')}</p>
      </div>
      {answer.nearest.length > 0 && (
        <section>
          <h2 className="mb-1.5 text-sm font-semibold tracking-normal text-ink-2">{t('nearest')}</h2>
          <ul className="-mx-2 grid gap-0.5 lg:grid-cols-2">
            {answer.nearest.map(hit => (
              <li key={hit.url}>
                <SearchRow hit={hit} query="" />
              </li>
            ))}
          </ul>
        </section>
      )}
      {answer.sections.length > 0 && (
        <nav aria-label={t('sections')}>
          <h2 className="mb-2 text-sm font-semibold tracking-normal text-ink-2">{t('sections')}</h2>
          <ul className="flex flex-wrap gap-2">
            {answer.sections.map(({ title, url }) => (
              <li key={url}>
                <a
                  href={url}
                  className="flex min-h-10 items-center rounded-md border border-line px-3.5 text-sm font-medium hover:border-edge pointer-coarse:min-h-11"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <p className="text-sm">
        <b>{t('ask')}</b> {t('askText')}{' '}
        <a href={localePath(locale, contact)} className="link">
          {t('askAction')}
        </a>
      </p>
    </div>
  )
}
