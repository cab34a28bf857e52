import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { searchPage } from '@/lib/catalogue/search/search-path'
import { localePath } from '@/lib/ground/site/locales'
import { type MenuNode, menuPath } from '@/lib/ground/site/menu'
import { Link } from '@/lib/ground/site/navigation'
import { AccountMenu } from './account-menu'
import { CartButton } from './cart-button'
import { DesktopMenu } from './desktop-menu'
import { Logo } from './logo'
import { type FootEntry, MobileMenu } from './mobile-menu'
import { QuotationLink, quotationPath } from './quotation-link'
import { RoleBadges } from './role-badges'
import { SearchOpener } from './search-opener'

interface HeaderProps {
  menu: readonly MenuNode[]
  /** Entries beside the two catalogues: ready-made, professional area. */
  shortcuts: readonly MenuNode[]
  helpUrl: string
}

/** 48 px, 60 for retailers, whose bar has a line more; on every page of the default layout (PAGE-9). */
export function Header({ menu, shortcuts, helpUrl }: HeaderProps) {
  const t = useTranslations('layout')
  const site = useTranslations('site')('title')
  const locale = useLocale()
  const foot: FootEntry[] = [
    { title: t('quotation'), href: localePath(locale, quotationPath(locale)), popup: 'quotationPopup' },
    { title: t('help'), href: localePath(locale, helpUrl), popup: 'help' },
  ]
  const menus = {
    label: t('mainNavigation'),
    menu,
    path: menuPath(locale),
    shortcuts,
    all: t('all', { title: '%title%' }),
  }
  return (
    <header className="site-header sticky top-0 z-30 h-(--header) border-b border-line bg-paper transition-transform duration-240 ease-move data-hidden:-translate-y-full motion-reduce:transition-none print:hidden">
      <p
        data-role-only="retailer"
        className="h-4 truncate bg-ink px-2 text-center text-2xs leading-4 text-white"
      >
        {t('proLine')}
      </p>
      <div className="wrap relative flex h-(--bar) items-center gap-2 lg:gap-5 2xl:gap-7">
        <MobileMenu open={t('menu')} {...menus} foot={foot} region={t('region')} />
        <Link href="/" aria-label={t('home', { site })} className="tap flex items-center gap-2 rounded-md">
          <Logo />
          <RoleBadges />
        </Link>
        <DesktopMenu {...menus} />
        <SearchOpener
          href={localePath(locale, searchPage)}
          locale={locale}
          labels={{ search: t('search'), placeholder: t('searchPlaceholder') }}
        />
        <div className="flex items-center lg:gap-1">
          <QuotationLink className="bar-button max-sm:hidden">
            <Icon name="document" />
            <span className="hidden xl:inline">{t('quotation')}</span>
            <span className="sr-only xl:hidden">{t('quotation')}</span>
          </QuotationLink>
          <Link href={helpUrl} data-popup="help" className="bar-button max-sm:hidden" aria-label={t('help')}>
            <Icon name="help" />
          </Link>
          <button
            type="button"
            data-dialog="region"
            className="bar-button max-xl:hidden"
            aria-label={t('region')}
          >
            <Icon name="globe" />
          </button>
          <Link
            href="/account/"
            data-popup="auth"
            data-role-only="visitor"
            className="bar-button"
            aria-label={t('account')}
          >
            <Icon name="user" />
          </Link>
          <AccountMenu />
          <CartButton href={localePath(locale, '/cart/')} label={t('cart')} className="bar-button">
            <Icon name="bag" />
          </CartButton>
        </div>
      </div>
    </header>
  )
}
