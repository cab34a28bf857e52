'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Icon, type IconName } from '@/components/ui/icon'
import { Link } from '@/lib/ground/site/navigation'
import { type AccountMenu, accountMenus, accountPath } from '@/lib/people/client/account-menu'
import type { Client } from '@/lib/people/client/client'
import { useLeave } from '../use-leave'

const icons: Record<AccountMenu | 'overview', IconName> = {
  overview: 'layers',
  order: 'box',
  quotation: 'document',
  design: 'pencil',
  loyalty: 'star',
  profile: 'user',
  security: 'shield',
  retailer: 'briefcase',
}

/** The first letters of a name, for the mark beside it. */
const initials = (name: string) =>
  name
    .split(/\s+/)
    .flatMap(word => word[0]?.toLocaleUpperCase() ?? [])
    .slice(0, 2)
    .join('')

interface AreaNavProps {
  client: Client
  menu: AccountMenu | null
}

/** The parts of the account: a column on a wide screen, a row that scrolls sideways on a phone. */
export function AreaNav({ client, menu }: AreaNavProps) {
  const t = useTranslations('account')
  const entries = [null, ...accountMenus]
  const row = useRef<HTMLUListElement>(null)
  // On a phone the row is longer than the screen: the part that is open stands in its middle.
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (!menu || !row.current || !chosen) return
    const { left, width } = chosen.getBoundingClientRect()
    const own = row.current.getBoundingClientRect()
    row.current.scrollLeft += left + width / 2 - own.left - own.width / 2
  }, [menu])
  return (
    <div className="min-w-0 lg:sticky lg:top-20">
      <Person client={client} />
      <nav aria-label={t('heading')}>
        <ul
          ref={row}
          className="flex gap-1 max-lg:-mx-4 max-lg:overflow-x-auto max-lg:border-b max-lg:border-line max-lg:px-4 max-lg:pb-2 lg:flex-col"
        >
          {entries.map(entry => (
            <li key={entry ?? 'overview'}>
              <Link
                href={accountPath(entry)}
                aria-current={entry === menu ? 'page' : undefined}
                className="flex min-h-11 items-center gap-3 rounded-md px-3 text-md font-medium whitespace-nowrap hover:bg-wash aria-[current]:bg-mat-soft aria-[current]:font-semibold aria-[current]:text-mat-2"
              >
                <Icon name={icons[entry ?? 'overview']} className="max-lg:hidden" />
                {t(`menu.${entry ?? 'overview'}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

function Person({ client: { name, email, role } }: Pick<AreaNavProps, 'client'>) {
  const t = useTranslations('account')
  const leave = useLeave()
  return (
    <div className="mb-3 flex items-center gap-3 border-b border-line pb-4">
      <span
        aria-hidden
        className="flex size-11 shrink-0 items-center justify-center rounded-md bg-(--action) font-semibold text-white"
      >
        {initials(name || email)}
      </span>
      <div className="min-w-0 grow">
        <p className="font-semibold break-words">{name || email}</p>
        {role !== 'client' && <p className="text-sm text-ink-2">{t(role)}</p>}
        <button type="button" className="link min-h-8 text-sm" onClick={() => void leave()}>
          {t('logout')}
        </button>
      </div>
    </div>
  )
}
