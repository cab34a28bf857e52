import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/lib/site/navigation'
import type { MenuNode } from './menu'
import { MenuLink } from './menu-link'

const row = 'flex min-h-12 w-full items-center justify-between gap-3 border-b border-line text-left'

/** A level of the menu under 848 px: branches open in place, three levels deep. */
function Level({ entries, name, depth }: { entries: readonly MenuNode[]; name: string; depth: number }) {
  const t = useTranslations('layout')
  return (
    <ul className={depth > 1 ? 'border-l-2 border-line pl-4' : ''}>
      {entries.map(entry => (
        <li key={entry.name}>
          {entry.children.length === 0 ? (
            <MenuLink entry={entry} className={row} />
          ) : (
            <details name={name} className="group/level">
              <summary className={`${row} list-none ${depth === 1 ? 'font-semibold' : ''}`}>
                {entry.title}
                <Icon
                  name="down"
                  size={16}
                  className="transition-transform duration-240 ease-move [[open]>summary>&]:rotate-180"
                />
              </summary>
              {entry.path && (
                <Link href={entry.path} prefetch={false} className={`${row} pl-4 text-(--action) underline`}>
                  {t('all', { title: entry.title })}
                </Link>
              )}
              <Level entries={entry.children} name={`menu-${entry.name}`} depth={depth + 1} />
            </details>
          )}
        </li>
      ))}
    </ul>
  )
}

interface MobileMenuProps {
  menu: readonly MenuNode[]
  shortcuts: readonly { label: string; url: string }[]
}

/** The hamburger and what it opens. The page's address closes it (HeaderBehaviour). */
export function MobileMenu({ menu, shortcuts }: MobileMenuProps) {
  const t = useTranslations('layout')
  return (
    <details name="header-panel" data-panel className="group/menu -ml-2.5 lg:hidden">
      <summary className="grid size-11 list-none place-items-center rounded-md">
        <span className="sr-only">{t('menu')}</span>
        <Icon name="menu" size={22} className="group-open/menu:hidden" />
        <Icon name="close" size={22} className="hidden group-open/menu:block" />
      </summary>
      <nav
        aria-label={t('mainNavigation')}
        className="absolute inset-x-0 top-12 h-[calc(100dvh-48px)] overflow-y-auto overscroll-contain bg-paper px-4 pb-10"
      >
        <Level entries={menu} name="menu-root" depth={1} />
        <ul>
          {shortcuts.map(shortcut => (
            <li key={shortcut.url}>
              <Link href={shortcut.url} className={row}>
                {shortcut.label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  )
}
