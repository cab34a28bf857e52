import { getTranslations } from 'next-intl/server'
import { ProductPicture } from '@/components/product/product-picture'
import { Badge } from '@/components/ui/badge'
import { buttonClass } from '@/components/ui/button'
import { Icon, type IconName } from '@/components/ui/icon'
import type { Page } from '@/lib/contract/page'
import { formatMoney, formatRoundMoney } from '@/lib/money/format'
import { moneyFromMajor, multiplyMoney } from '@/lib/money/money'
import type { SiteLocale } from '@/lib/site/locales'
import { Link } from '@/lib/site/navigation'
import { readMenu, readProducts } from '../../../content'
import { Blocks } from '../_blocks/blocks'
import { findEntry } from './categories'
import { readContext, type ViewContext } from './context'
import { HomeHero } from './home-hero'
import { Section } from './section'
import { TileList } from './tile-list'

/** The free delivery that costs least to reach, and the fastest days of production. */
function deliveryFacts({ catalogue, country, priceList, locale }: ViewContext) {
  const zoneSlug = catalogue.countries.countries.find(({ code }) => code === country)?.zone
  const zone = catalogue.shipping.zones.find(({ slug }) => slug === zoneSlug)
  const free = (zone?.methods ?? []).flatMap(method => method.freeFromAmount ?? []).sort((a, b) => a - b)[0]
  const amount =
    free === undefined ? undefined : multiplyMoney(moneyFromMajor(free, priceList.currency), priceList.rate)
  return { ...catalogue.shipping.productionDays, free: amount && formatRoundMoney(amount, locale) }
}

async function Promises({ ctx }: { ctx: ViewContext }) {
  const t = await getTranslations({ locale: ctx.locale, namespace: 'home' })
  const { stamp, sign, free } = deliveryFacts(ctx)
  const tranquility = formatMoney(
    moneyFromMajor(ctx.priceList.tranquility, ctx.priceList.currency),
    ctx.locale,
  )
  const promises: { icon: IconName; title: string; text: string }[] = [
    {
      icon: 'truck',
      title: t('promises.production', { days: stamp }),
      text: free ? t('promises.delivery', { days: sign, amount: free }) : t('promises.signs', { days: sign }),
    },
    { icon: 'shield', title: t('promises.same'), text: t('promises.sameText') },
    {
      icon: 'check',
      title: t('promises.tranquility', { price: tranquility }),
      text: t('promises.tranquilityText'),
    },
  ]
  return (
    <ul className="wrap grid gap-4.5 pt-7 pb-3 lg:grid-cols-3 lg:gap-8">
      {promises.map(({ icon, title, text }) => (
        <li key={title} className="flex gap-3">
          <Icon name={icon} size={24} className="mt-0.5 text-(--action)" />
          <div>
            <p className="font-semibold">{title}</p>
            <p className="text-sm text-ink-2">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

async function SignPitch({ ctx, url }: { ctx: ViewContext; url: string }) {
  const t = await getTranslations({ locale: ctx.locale, namespace: 'home' })
  const { materials } = ctx.catalogue.materials
  const points: { icon: IconName; text: string }[] = [
    { icon: 'measure', text: t('pitch.sizes') },
    {
      icon: 'layers',
      text: t('pitch.materials', { count: materials.filter(({ published }) => published).length }),
    },
    { icon: 'document', text: t('pitch.invoice') },
  ]
  return (
    <section className="py-10 lg:py-16">
      <div className="wrap grid items-center gap-8 lg:grid-cols-[1.15fr_1fr] lg:gap-16">
        <div className="relative pb-8.5 pl-11">
          <div className="on-wall aspect-4/3 overflow-hidden rounded-md">
            <ProductPicture
              spec={{
                kind: 'template',
                slug: 'template-lawyer-plaque',
                view: 'hero',
                language: ctx.language,
              }}
              alt={t('pitch.picture')}
              sizes="(min-width: 848px) 560px, 100vw"
              className="size-full object-contain"
            />
          </div>
          <span aria-hidden className="dim-x absolute right-[12%] bottom-0 left-[18%]">
            <span>300 mm</span>
          </span>
          <span aria-hidden className="dim-y absolute top-[14%] bottom-[22%] left-2">
            <span>200 mm</span>
          </span>
        </div>
        <div>
          <h2>{t('pitch.title')}</h2>
          <p className="mt-3.5 text-ink-2">{t('pitch.text')}</p>
          <ul className="mt-5 grid gap-2.5">
            {points.map(({ icon, text }) => (
              <li key={text} className="flex gap-3">
                <Icon name={icon} className="mt-0.5 text-(--action)" />
                {text}
              </li>
            ))}
          </ul>
          <Link href={url} className={`${buttonClass()} mt-6`}>
            {t('pitch.action')}
          </Link>
        </div>
      </div>
    </section>
  )
}

async function ProBand({ ctx, url }: { ctx: ViewContext; url: string }) {
  const t = await getTranslations({ locale: ctx.locale, namespace: 'home' })
  return (
    <section className="bg-ink py-12 text-white lg:py-16">
      <div className="wrap flex flex-wrap items-center justify-between gap-8">
        <div className="max-w-[60ch]">
          <Badge tone="plain">{t('pro.badge')}</Badge>
          <h2 className="mt-3.5">{t('pro.title', { percent: 20 })}</h2>
          <p className="mt-2.5 text-[#c9d1cc]">{t('pro.text')}</p>
        </div>
        <Link href={url} prefetch={false} className={buttonClass({ look: 'on-mat' })}>
          {t('pro.action')}
        </Link>
      </div>
    </section>
  )
}

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
      <Promises ctx={ctx} />
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
      <ProBand ctx={ctx} url="/account/?menu=retailer" />
    </>
  )
}
