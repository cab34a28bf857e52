import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/lib/ground/site/navigation'
import { accountPath } from '@/lib/people/client/account-menu'

const entry = 'flex min-h-11 w-full items-center hover:text-(--action)'

/** The menu of a logged-in person, behind the person icon: a panel like the others. One panel is open at a time. */
export function AccountMenu() {
  const t = useTranslations('layout')
  return (
    <details name="header-panel" data-panel data-account data-role-only="member" className="relative">
      <summary className="bar-button list-none" aria-label={t('account')}>
        <Icon name="user" />
      </summary>
      <div className="absolute top-full right-0 w-60 border border-line bg-paper px-4 py-2 text-sm shadow-2">
        {/* The other parts of the account are put behind it when the panel is opened (`watchAccountMenu`). */}
        <Link href={accountPath('order')} data-role-only="client" className={entry}>
          {t('orders')}
        </Link>
        {/* A separate document: no page of the site. */}
        <a href="/admin" data-role-only="admin" className={entry}>
          {t('backOffice')}
        </a>
        <button type="button" data-logout data-role-only="client" className={entry}>
          {t('logout')}
        </button>
      </div>
    </details>
  )
}
