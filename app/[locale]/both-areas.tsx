import { getTranslations } from 'next-intl/server'
import { TileList } from '@/components/catalogue/tile-list'
import { Section } from '@/components/ui/section'
import type { SiteLocale } from '@/lib/ground/site/locales'
import { content, crossSold, orEmpty } from './content'
import { readContext } from './context'

/** How many mounts it shows, others each time that it is made. */
const shown = 4

/** Products of both areas, for people who have not found what they looked for. */
export async function BothAreas({ locale }: { locale: SiteLocale }) {
  const [ctx, t, stamps, signs] = await Promise.all([
    readContext(locale),
    getTranslations({ locale, namespace: 'layout.notFound' }),
    orEmpty('stamps by chance', content().randomStampModels(shown, locale)),
    crossSold('signs', locale),
  ])
  return (
    <>
      {stamps.length > 0 && (
        <Section ground="wash" title={t('stamps')}>
          <TileList products={stamps} ctx={ctx} />
        </Section>
      )}
      {signs.products.length > 0 && (
        <Section title={signs.title}>
          <TileList products={signs.products} ctx={ctx} />
        </Section>
      )}
    </>
  )
}
