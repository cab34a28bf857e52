import { getTranslations } from 'next-intl/server'
import { TileList } from '@/components/catalogue/tile-list'
import { HomeHero } from '@/components/home/home-hero'
import { HomePromises } from '@/components/home/home-promises'
import { ProBand } from '@/components/home/pro-band'
import { SignPitch } from '@/components/home/sign-pitch'
import { Section } from '@/components/ui/section'
import type { Page } from '@/lib/catalogue/contract/page'
import { helpPaths } from '@/lib/ground/site/help-paths'
import type { SiteLocale } from '@/lib/ground/site/locales'
import { Link } from '@/lib/ground/site/navigation'
import { findEntry } from '../../../categories'
import { readMenu, readProducts } from '../../../content'
import { readContext } from '../../../context'
import { Blocks } from '../_blocks/blocks'

/** The home page: what can be made, then what its clerk put together, what is chosen most, what signs are. */
export async function HomeView({ page, locale }: { page: Page; locale: SiteLocale }) {
  const ctx = await readContext(locale)
  const [t, menu, stamps] = await Promise.all([
    getTranslations({ locale, namespace: 'home' }),
    readMenu(locale),
    readProducts({ type: 'stamp' }, locale),
  ])
  const stampUrl = findEntry(menu, 'stamp')?.path ?? '/'
  const signUrl = findEntry(menu, 'sign')?.path ?? '/'
  const best = stamps.filter(({ tag }) => tag === 'bestseller').slice(0, 4)
  return (
    <>
      <HomeHero ctx={ctx} stampUrl={stampUrl} signUrl={signUrl} />
      <HomePromises ctx={ctx} />
      <Blocks blocks={page.custom.blocks} ctx={ctx} />
      <Section
        ground="wash"
        title={t('best')}
        text={t('bestText')}
        aside={
          <Link href={stampUrl} className="link">
            {t('stampCount', { count: stamps.length })}
          </Link>
        }
      >
        <TileList products={best} ctx={ctx} ofBest />
      </Section>
      <SignPitch ctx={ctx} url={signUrl} />
      <ProBand ctx={ctx} url={helpPaths.retailer[ctx.language]} />
    </>
  )
}
