import { getTranslations } from 'next-intl/server'
import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { ViewContext } from '@/lib/doors/site/view-context'
import { helpPaths } from '@/lib/ground/site/help-paths'
import { localePath } from '@/lib/ground/site/locales'

/** At the end of a short list of what is designed: the entry for people who already have a drawing. */
export async function OwnFileTile({ ctx: { locale, language } }: { ctx: ViewContext }) {
  const t = await getTranslations({ locale, namespace: 'catalogue.ownFile' })
  return (
    <div className="grid w-full place-content-center justify-items-center rounded-md border border-dashed border-edge px-4 py-6 text-center">
      <Icon name="upload" className="text-mat" />
      <p className="mt-2.5 font-semibold">{t('title')}</p>
      <p className="mt-1 mb-4 max-w-64 text-sm text-pretty text-ink-2">{t('text')}</p>
      <a
        href={`${localePath(locale, helpPaths.contact[language])}?subject=file`}
        className={buttonClass({ look: 'secondary', size: 'small' })}
      >
        {t('action')}
      </a>
    </div>
  )
}
