import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { TileList } from '@/components/catalogue/tile-list'
import { SharedView, SharedWords } from '@/components/shared/shared-view'
import { sharedPath, sharedPicturePath, sharedPictures } from '@/lib/contract/shared-paths'
import { priceItem } from '@/lib/pricing/price-item'
import { nearestProduct } from '@/lib/products/nearest-product'
import { lineOfDesign, priceableOf } from '@/lib/products/registry'
import type { Design } from '@/lib/scene/model'
import { platesOf } from '@/lib/scene/operations/plates'
import { formLines } from '@/lib/scene/operations/text-lines'
import { localePath, type SiteLocale } from '@/lib/site/locales'
import { priceText } from '@/lib/site/prices'
import { absoluteUrl, pageTitle } from '@/lib/site/seo'
import { siteUrl } from '@/lib/site/url'
import { ClientMessages } from '../../../client-messages'
import { content, orEmpty } from '../../../content'
import { readContext } from '../../../context'
import { SiteFrame } from '../../../site-frame'
import { enterLocale } from '../../shop-page'
import { readLink } from './read-link'

// A link that was ended is gone at once, and its page is nobody's to keep.
export const dynamic = 'force-dynamic'

interface SharedPageProps {
  params: Promise<{ locale: string; code: string }>
}

/** The name that its owner gave a design; a product's own name is none. */
const ownName = ({ name, modelName }: Design): string => (name === modelName ? '' : name.trim())

/** What is written on a design, of a support on all its plates. */
const wordsOf = (design: Design): string[] =>
  (design.type === 'sign' && design.support ? platesOf(design) : [design])
    .flatMap(formLines)
    .flatMap(({ text }) => text.trim() || [])

export async function generateMetadata({ params }: SharedPageProps): Promise<Metadata> {
  const { code } = await params
  const locale = await enterLocale(params)
  const [t, site, shared] = await Promise.all([
    getTranslations({ locale, namespace: 'shared' }),
    getTranslations({ locale, namespace: 'site' }),
    readLink(code),
  ])
  const hidden = { robots: { index: false, follow: false }, referrer: 'no-referrer' } as const
  if (!shared) return hidden
  const name = ownName(shared.design) || shared.design.modelName
  const title = t('title', { name })
  const { card } = sharedPictures
  return {
    title: { absolute: pageTitle(title, site('title')) },
    description: t('description'),
    ...hidden,
    openGraph: {
      title,
      description: t('description'),
      url: absoluteUrl(locale, sharedPath(code)),
      siteName: site('title'),
      locale,
      ...(shared.today && {
        images: [
          {
            url: siteUrl() + sharedPicturePath(code, 'card'),
            width: card.width,
            height: card.height,
            alt: name,
          },
        ],
      }),
    },
    twitter: { card: shared.today ? 'summary_large_image' : 'summary' },
  }
}

/** `/shared/{code}/`: a design that somebody lets others see by its link, to look at and to make one's own. */
export default async function SharedPage({ params }: SharedPageProps) {
  const { code } = await params
  const locale = await enterLocale(params)
  const shared = await readLink(code)
  if (!shared) redirect(localePath(locale, '/shared-ended/'))
  return (
    <SiteFrame locale={locale}>
      {shared.today ? (
        <Made {...{ code, locale, design: shared.today, changed: shared.changed }} />
      ) : (
        <NoLongerMade locale={locale} design={shared.design} />
      )}
    </SiteFrame>
  )
}

interface MadeProps {
  code: string
  locale: SiteLocale
  design: Design
  changed: boolean
}

async function Made({ code, locale, design, changed }: MadeProps) {
  const ctx = await readContext(locale)
  const line = lineOfDesign(design, 1)
  const priceable = priceableOf(line)
  const price = priceable && priceItem(priceable, 1, ctx)
  return (
    <ClientMessages names={['shared']}>
      <SharedView
        code={code}
        name={ownName(design)}
        line={line}
        catalogue={ctx.catalogue}
        words={wordsOf(design)}
        price={price?.ok ? priceText(price.line, ctx) : null}
        changed={changed}
      />
    </ClientMessages>
  )
}

/** A product that is sold no more: what was written on it, and what comes nearest. */
async function NoLongerMade({ locale, design }: { locale: SiteLocale; design: Design }) {
  const [t, ctx] = await Promise.all([getTranslations({ locale, namespace: 'shared' }), readContext(locale)])
  const slug = nearestProduct(design, ctx.catalogue)
  const nearest = slug ? await orEmpty('nearest product', content().productsBySlugs([slug], locale)) : []
  return (
    <div className="wrap pt-10 pb-16">
      <h1 className="[overflow-wrap:anywhere]">{ownName(design) || design.modelName}</h1>
      <p className="mt-4 max-w-[60ch] text-lg text-ink-2">{t('noLonger', { product: design.modelName })}</p>
      <SharedWords words={wordsOf(design)} />
      {nearest.length > 0 && (
        <section className="mt-10">
          <h2 className="mb-6">{t('nearest')}</h2>
          <TileList products={nearest} ctx={ctx} />
        </section>
      )}
    </div>
  )
}
