'use client'
import { usePathname } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import type { MenuNode } from '@/lib/ground/site/menu'
import { useWholeMenu } from './use-whole-menu'

export interface MenuProps {
  /** The accessible name of the navigation. */
  label: string
  /** Its first levels. */
  menu: readonly MenuNode[]
  /** Where all of its levels are read. */
  path: string
  /** Entries beside the catalogues: ready-made, professional area. */
  shortcuts: readonly MenuNode[]
  /** "See all: %title%". */
  all: string
}

function Entries({ entries }: { entries: readonly MenuNode[] }) {
  return (
    <ul>
      {entries.map(({ title, href, children }) => (
        <li key={href ?? title}>
          {href ? <a href={href}>{title}</a> : <span>{title}</span>}
          {children && <Entries entries={children} />}
        </li>
      ))}
    </ul>
  )
}

/** The section that the page belongs to: by its own address, else by its parent levels. */
function useCurrent(menu: readonly MenuNode[]): string | undefined {
  const path = usePathname()
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const above = document.querySelectorAll<HTMLAnchorElement>('main nav ol a')
    // While a page of the default locale is made, its path is the one within the application.
    const trail = [path, window.location.pathname, ...[...above].map(link => link.pathname)]
    setCurrent(menu.find(({ href }) => href && trail.includes(href))?.href)
  }, [path, menu])
  return current
}

/** The main sections of the catalogue with their panels, on a wide screen. Panels of one name exclude each other. */
export function DesktopMenu({ label, menu: carried, path, shortcuts, all }: MenuProps) {
  const current = useCurrent(carried)
  const { menu, load } = useWholeMenu(carried, path)
  const nav = useRef<HTMLElement>(null)
  // A panel may have been opened before this code came.
  useEffect(() => {
    if (nav.current?.querySelector('details[open]')) load()
  }, [load])
  const tab = 'flex h-12 items-center whitespace-nowrap border-y-2 border-transparent hover:text-(--action)'
  return (
    <nav ref={nav} aria-label={label} className="hidden lg:block" onPointerEnter={load} onFocus={load}>
      <ul className="flex gap-4 text-md font-medium 2xl:gap-5.5">
        {menu.map(({ title, href, children }) => (
          <li key={title}>
            <details name="header-panel" data-panel className="group/panel">
              <summary
                aria-current={href !== undefined && href === current ? 'true' : undefined}
                className={classNames(
                  tab,
                  'list-none gap-1 group-open/panel:border-b-(--action) aria-[current]:border-b-(--action)',
                )}
              >
                {title}
                <Icon
                  name="down"
                  size={14}
                  className="transition-transform duration-240 ease-move group-open/panel:rotate-180"
                />
              </summary>
              <div className="menu-panel">
                {href && (
                  <a href={href} className="link mb-5 inline-block text-sm">
                    {all.replace('%title%', title)}
                  </a>
                )}
                {children && <Entries entries={children} />}
              </div>
            </details>
          </li>
        ))}
        {shortcuts.map(({ title, href }, index) => (
          <li key={href} className={index ? 'hidden 2xl:block' : 'hidden xl:block'}>
            <a href={href} className={tab}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
