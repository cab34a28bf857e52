import { useTranslations } from 'next-intl'

const badge = 'rounded-sm px-1.5 py-0.5 text-2xs font-semibold text-white'

/** Beside the logo, who shops here: shown by the attribute on `<html>`, since the page is the same for everyone. */
export function RoleBadges() {
  const t = useTranslations('layout')
  return (
    <>
      <span data-role-only="retailer" className={`${badge} bg-ink`}>
        {t('proBadge')}
      </span>
      <span data-role-only="admin" className={`${badge} bg-seal`}>
        {t('adminBadge')}
      </span>
    </>
  )
}
