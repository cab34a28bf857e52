import { useTranslations } from 'next-intl'

/** Says what cannot be done here where scripts do not run; everything else works without them. Search engines do not quote it. */
export function NoScript() {
  const t = useTranslations('layout')
  return (
    <noscript>
      <div data-nosnippet className="bg-amber-soft px-4 py-3 text-sm">
        {t('noScript')}
      </div>
    </noscript>
  )
}
