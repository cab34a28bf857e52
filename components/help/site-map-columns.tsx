import { useTranslations } from 'next-intl'
import type { MenuEntry } from '@/lib/ground/contract/menu'
import { Link } from '@/lib/ground/site/navigation'

/** Links of 24 px at least, child links indented. */
const look =
  'text-sm [&_a]:inline-block [&_a]:py-0.5 [&_a]:pointer-coarse:py-2 [&_a:hover]:underline [&_li>ul]:pl-4 [&_li>ul]:text-ink-2 [&>li]:mb-1 [&>li>a]:font-semibold'

function Entry({ entry }: { entry: MenuEntry }) {
  const { title, path, subcategories } = entry
  return (
    <li>
      {path ? <Link href={path}>{title}</Link> : <span>{title}</span>}
      {subcategories.length > 0 && (
        <ul>
          {subcategories.map(child => (
            <Entry key={child.name} entry={child} />
          ))}
        </ul>
      )}
    </li>
  )
}

interface SiteMapColumnsProps {
  menu: readonly MenuEntry[]
  pages: readonly { title: string; url: string }[]
}

/** The menu as a tree, and beside it the text pages. */
export function SiteMapColumns({ menu, pages }: SiteMapColumnsProps) {
  const t = useTranslations('help')
  return (
    <div className="wrap grid gap-10 pt-7 pb-16 lg:grid-cols-3">
      {menu.map(root => (
        <section key={root.name}>
          <h2 className="mb-3">{root.path ? <Link href={root.path}>{root.title}</Link> : root.title}</h2>
          <ul className={look}>
            {root.subcategories.map(child => (
              <Entry key={child.name} entry={child} />
            ))}
          </ul>
        </section>
      ))}
      <section>
        <h2 className="mb-3">{t('title')}</h2>
        <ul className={look}>
          {pages.map(({ title, url }) => (
            <li key={url}>
              <Link href={url}>{title}</Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
