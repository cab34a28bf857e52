import { getTranslations } from 'next-intl/server'
import { Badge } from '@/components/ui/badge'
import { buttonClass } from '@/components/ui/button'
import type { ViewContext } from '@/lib/doors/site/view-context'
import { Link } from '@/lib/ground/site/navigation'

/** What the shop is to professionals. */
export async function ProBand({ ctx, url }: { ctx: ViewContext; url: string }) {
  const t = await getTranslations({ locale: ctx.locale, namespace: 'home' })
  return (
    <section className="bg-ink py-12 text-white lg:py-16">
      <div className="wrap flex flex-wrap items-center justify-between gap-8">
        <div className="max-w-[60ch]">
          <Badge tone="plain">{t('pro.badge')}</Badge>
          <h2 className="mt-3.5">{t('pro.title', { percent: 20 })}</h2>
          <p className="mt-2.5 text-[#c9d1cc]">{t('pro.text')}</p>
        </div>
        <Link href={url} className={buttonClass({ look: 'on-mat' })}>
          {t('pro.action')}
        </Link>
      </div>
    </section>
  )
}
