import { useLocale, useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { localePath } from '@/lib/ground/site/locales'
import type { Trouble } from './staff-fetch'

/** Why a tool shows nothing, with what to do. */
export function TroubleView({ trouble }: { trouble: Trouble }) {
  const t = useTranslations('tools.trouble')
  const locale = useLocale()
  return (
    <Alert tone="ask" role="alert">
      {t(trouble)}{' '}
      {trouble === 'login' && (
        <a className="link" href={localePath(locale, '/admin-login/')}>
          {t('logIn')}
        </a>
      )}
    </Alert>
  )
}
