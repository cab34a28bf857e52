import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/lib/ground/site/navigation'
import { Logo } from './logo'

/** A bar with the logo and little else, for pages without links that lead away (PAGE-5); a wide one is as wide as the window. */
function Bar({ children, wide = false }: { children: ReactNode; wide?: boolean }) {
  const t = useTranslations('layout')
  const site = useTranslations('site')('title')
  return (
    <header className="h-12 border-b border-line print:hidden">
      <div
        className={classNames(
          'flex h-full items-center justify-between gap-5',
          wide ? 'px-4 min-[620px]:px-6' : 'wrap',
        )}
      >
        <Link href="/" aria-label={t('home', { site })} className="tap rounded-md">
          <Logo />
        </Link>
        {children}
      </div>
    </header>
  )
}

const barLink = 'flex min-h-10 items-center gap-2 text-sm font-medium hover:underline'

/** The header of the checkout layout: logo and help. */
export function CheckoutHeader() {
  const t = useTranslations('layout')
  return (
    <Bar>
      <Link href={t('helpPath')} className={barLink}>
        <Icon name="help" />
        {t('help')}
      </Link>
    </Bar>
  )
}

/** The header of the admin layout: logo and the link to the back-office, which asks for a login. */
export function AdminHeader() {
  const t = useTranslations('layout')
  return (
    <Bar wide>
      {/* A separate document: no link of the site's router. */}
      <a href="/admin" className={barLink}>
        <Icon name="user" />
        {t('backOffice')}
      </a>
    </Bar>
  )
}
