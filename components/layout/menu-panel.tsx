import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/lib/site/navigation'
import type { MenuNode } from './menu'
import { MenuLink } from './menu-link'

/** One branch of the menu: its name, then all below it in short lines. */
function Branch({ entry }: { entry: MenuNode }) {
  return (
    <li className="break-inside-avoid pb-5">
      <MenuLink entry={entry} className="font-semibold hover:text-(--action)" />
      {entry.children.length > 0 && (
        <ul className="mt-1.5 grid gap-0.5 text-sm text-ink-2">
          {entry.children.map(child => (
            <li key={child.name}>
              <MenuLink entry={child} className="inline-block py-1 hover:text-ink hover:underline" />
              {child.children.length > 0 && (
                <ul className="mb-1 flex flex-wrap gap-x-3 text-xs text-ink-3">
                  {child.children.map(leaf => (
                    <li key={leaf.name}>
                      <MenuLink entry={leaf} className="inline-block py-0.5 hover:text-ink hover:underline" />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

/** A main section of the catalogue with its panel, at a desk. Panels of one name exclude each other. */
export function MenuPanel({ entry }: { entry: MenuNode }) {
  const t = useTranslations('layout')
  return (
    <details name="header-panel" data-panel className="group/panel">
      <summary className="flex h-12 list-none items-center gap-1 border-b-2 border-transparent whitespace-nowrap group-open/panel:border-(--action) hover:text-(--action)">
        {entry.title}
        <Icon
          name="down"
          size={14}
          className="transition-transform duration-240 ease-move group-open/panel:rotate-180"
        />
      </summary>
      <div className="absolute inset-x-0 top-12 max-h-[calc(100vh-48px)] overflow-y-auto overscroll-contain border-b border-line bg-paper px-12 pt-6 pb-4 shadow-2">
        {entry.path && (
          <Link href={entry.path} className="link mb-5 inline-block text-sm">
            {t('all', { title: entry.title })}
          </Link>
        )}
        <ul className="columns-3 gap-8 xl:columns-4">
          {entry.children.map(child => (
            <Branch key={child.name} entry={child} />
          ))}
        </ul>
      </div>
    </details>
  )
}
