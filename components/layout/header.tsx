import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { searchPage } from '@/lib/search/search-path'
import { localePath } from '@/lib/site/locales'
import { type MenuNode, menuPath } from '@/lib/site/menu'
import { Link } from '@/lib/site/navigation'
import { CartButton } from './cart-button'
import { DesktopMenu } from './desktop-menu'
import { HeaderBehaviour } from './header-behaviour'
import { Logo } from './logo'
import { MobileMenu } from './mobile-menu'
import { QuotationLink } from './quotation-link'
import { SearchOpener } from './search-opener'

interface HeaderProps {
  menu: readonly MenuNode[]
  /** Entries beside the two catalogues: ready-made, professional area. */
  shortcuts: readonly MenuNode[]
  helpUrl: string
}

export const iconButton =
  'relative flex min-h-10 min-w-10 items-center justify-center gap-2 rounded-md px-1.5 text-sm font-medium hover:bg-wash pointer-coarse:min-h-11 pointer-coarse:min-w-11'

/** 48 px, on every page of the default layout (PAGE-9). */
export function Header({ menu, shortcuts, helpUrl }: HeaderProps) {
  const t = useTranslations('layout')
  const site = useTranslations('site')('title')
  const locale = useLocale()
  const menus = {
    label: t('mainNavigation'),
    menu,
    path: menuPath(locale),
    shortcuts,
    all: t('all', { title: '%title%' }),
  }
  return (
    <HeaderBehaviour className="site-header sticky top-0 z-30 h-12 border-b border-line bg-paper transition-transform duration-240 ease-move data-hidden:-translate-y-12 motion-reduce:transition-none print:hidden">
      <div className="wrap relative flex h-full items-center gap-2 lg:gap-5 2xl:gap-7">
        <MobileMenu open={t('menu')} {...menus} />
        <Link href="/" aria-label={t('home', { site })} className="tap rounded-md">
          <Logo />
        </Link>
        <DesktopMenu {...menus} />
        <SearchOpener
          href={localePath(locale, searchPage)}
          locale={locale}
          labels={{ search: t('search'), placeholder: t('searchPlaceholder') }}
        />
        <div className="flex items-center lg:gap-1">
          <QuotationLink className={`${iconButton} hidden! lg:flex!`}>
            <Icon name="document" />
            <span className="hidden xl:inline">{t('quotation')}</span>
            <span className="sr-only xl:hidden">{t('quotation')}</span>
          </QuotationLink>
          <Link
            href={helpUrl}
            data-popup="help"
            className={`${iconButton} hidden! lg:flex!`}
            aria-label={t('help')}
          >
            <Icon name="help" />
          </Link>
          <Link href="/account/" className={iconButton} aria-label={t('account')}>
            <Icon name="user" />
          </Link>
          <CartButton href={localePath(locale, '/cart/')} label={t('cart')} className={iconButton}>
            <Icon name="bag" />
          </CartButton>
        </div>
      </div>
    </HeaderBehaviour>
  )
}
