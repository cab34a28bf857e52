'use client'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import type { MenuNode } from '@/lib/ground/site/menu'
import type { PopupName } from '@/stores/popups'
import type { MenuProps } from './desktop-menu'
import { useWholeMenu } from './use-whole-menu'

const row = 'flex min-h-12 w-full items-center justify-between gap-3 border-b border-line text-left'

interface LevelProps {
  entries: readonly MenuNode[]
  name: string
  depth: number
  all: string
}

/** A level of the menu under 848 px: branches open in place, one at a time, three levels deep. */
function Level({ entries, name, depth, all }: LevelProps) {
  return (
    <ul className={depth > 1 ? 'border-l-2 border-line pl-4' : ''}>
      {entries.map(({ title, href, children }) => (
        <li key={href ?? title}>
          {!children ? (
            <a href={href} className={row}>
              {title}
            </a>
          ) : (
            <details name={name} className="group/level">
              <summary className={`${row} list-none ${depth === 1 ? 'font-semibold' : ''}`}>
                {title}
                <Icon
                  name="down"
                  size={16}
                  className="transition-transform duration-240 ease-move [[open]>summary>&]:rotate-180"
                />
              </summary>
              {href && (
                <a href={href} className={`${row} pl-4 text-(--action) underline`}>
                  {all.replace('%title%', title)}
                </a>
              )}
              <Level entries={children} name={`menu-${title}`} depth={depth + 1} all={all} />
            </details>
          )}
        </li>
      ))}
    </ul>
  )
}

/** A link whose popup opens above the menu. */
export interface FootEntry {
  title: string
  href: string
  popup: PopupName
}

interface MobileMenuProps extends MenuProps {
  /** The name of the hamburger. */
  open: string
  /** Where there is no space for these in the bar: quotation, help. */
  foot: readonly FootEntry[]
  /** What opens the choice of country, language and prices. */
  region: string
}

/**
 * The hamburger and what it opens: the whole screen below 620 px, a drawer beside the page up to 847. The page's address closes it
 * (`journey.tsx`). Its branches are rendered when it is first opened: until then, and without JavaScript, it has only the sections.
 */
export function MobileMenu({
  label,
  open,
  menu: carried,
  path,
  shortcuts,
  all,
  foot,
  region,
}: MobileMenuProps) {
  const { menu, load } = useWholeMenu(carried, path)
  const [whole, setWhole] = useState(false)
  const details = useRef<HTMLDetailsElement>(null)
  // It may have been opened before this code came.
  useEffect(() => {
    if (!details.current?.open) return
    setWhole(true)
    load()
  }, [load])
  const sections = whole ? menu : menu.map(({ title, href }) => ({ title, href }))
  return (
    <details
      ref={details}
      name="header-panel"
      data-panel
      className="group/menu -ml-2.5 lg:hidden"
      onPointerEnter={load}
      onFocus={load}
      onToggle={event => {
        if (!event.currentTarget.open) return
        setWhole(true)
        load()
      }}
    >
      <summary className="grid size-11 list-none place-items-center rounded-md">
        <span className="sr-only">{open}</span>
        <Icon name="menu" size={22} className="group-open/menu:hidden" />
        <Icon name="close" size={22} className="hidden group-open/menu:block" />
      </summary>
      {/* It begins on the header's line, which is part of the header's height: a pixel more, or the page shows below it. */}
      <nav
        aria-label={label}
        className="absolute inset-x-0 top-full h-[calc(100dvh-var(--header)+1px)] overflow-y-auto overscroll-contain bg-paper px-4 pb-10 sm:right-auto sm:w-105 sm:border-r sm:border-line sm:shadow-2"
      >
        <Level entries={sections} name="menu-root" depth={1} all={all} />
        <Level entries={shortcuts} name="menu-shortcuts" depth={1} all={all} />
        <ul className="sm:hidden">
          {foot.map(({ title, href, popup }) => (
            <li key={popup}>
              <a href={href} data-popup={popup} className={row}>
                {title}
              </a>
            </li>
          ))}
        </ul>
        <button type="button" data-dialog="region" className={row}>
          {region}
        </button>
      </nav>
    </details>
  )
}
