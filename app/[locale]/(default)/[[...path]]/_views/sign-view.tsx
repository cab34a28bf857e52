import { getTranslations } from 'next-intl/server'
import { PageCrumbs } from '@/components/layout/page-crumbs'
import { arrivalOf, Delivery } from '@/components/product/delivery'
import { inSentence } from '@/components/product/in-sentence'
import { LazySignConfigurator } from '@/components/product/lazy'
import { orderTexts } from '@/components/product/order-texts'
import type { PictureLink } from '@/components/product/picture-link'
import { toSentJudgement } from '@/components/product/sign/sent-judgement'
import { shownOf } from '@/components/product/sign/shown-sign'
import { judgeSign } from '@/components/product/sign/sign-rules'
import { SignSheet } from '@/components/product/sign/sign-sheet'
import { SimilarProducts, similarShown } from '@/components/product/similar-products'
import { Alert } from '@/components/ui/alert'
import type { Page } from '@/lib/catalogue/contract/page'
import type { Material } from '@/lib/catalogue/signs'
import { outlineUrl } from '@/lib/design/drawing/outlines'
import type { PictureSpec } from '@/lib/design/drawing/url'
import type { SignDesign } from '@/lib/design/scene/model'
import { formLines } from '@/lib/design/scene/operations/text-lines'
import { storeDesign } from '@/lib/design/scene/stored'
import { pack } from '@/lib/doors/contract/pack'
import { shopDataPath } from '@/lib/doors/contract/shop-data-path'
import type { Handed } from '@/lib/doors/site/handed'
import type { ViewContext } from '@/lib/doors/site/view-context'
import type { SiteLocale } from '@/lib/ground/site/locales'
import type { Product } from '@/lib/product/contract/product'
import { lineOf } from '@/lib/product/kinds/registry'
import { firstColor, suitingSign } from '@/lib/product/kinds/sign/suiting-template'
import type { Template } from '@/lib/product/kinds/template'
import { signSlug } from '@/lib/product/sign/slug'
import { relatedMaterials, sliceOf } from '@/lib/product/slice'
import { IslandMessages } from '../../../client-messages'
import { content, orEmpty, readTemplates } from '../../../content'
import { readContext } from '../../../context'

/** Every other type of material by its default. */
async function otherMaterials(type: string, ctx: ViewContext): Promise<PictureLink[]> {
  const slugs = ctx.catalogue.materials.materials
    .filter(
      material => material.defaultForType && material.published && !material.isXXL && material.type !== type,
    )
    .map(({ name }) => signSlug(name))
  const signs = await content().productsBySlugs(slugs, ctx.locale)
  return signs.map(({ slug, shortName, url }) => ({ slug, name: shortName, url: url ?? '/' }))
}

/** Texts that the configurator needs, and those of their namespaces that it does not. */
const islandNames = [
  ...orderTexts,
  'product.sign',
  'product.addToCart',
  'product.addAsItIs',
  'product.personaliseShort',
  'ledger',
] as const
const serverTexts = [
  'product.sign.configIgnored',
  // A sign's lines are those of its design.
  'product.text.addLine',
  'product.sign.intro',
  'product.sign.name',
  'product.sign.sheet',
  // The price belongs to one choice, and no list shows it struck through.
  'price.from',
  'price.lowest30Days',
  'ledger.case_color',
  'ledger.mount',
  'ledger.plates',
  'ledger.product',
  'ledger.rubber',
  'ledger.title',
  'ledger.variant',
] as const

interface SignViewProps {
  page: Page
  product: Product
  material: Material
  locale: SiteLocale
  /** A template, on its own page. */
  template?: Template<SignDesign>
  /** What a link hands over: size, colour and the like, and a title. */
  handed?: Handed
}

interface SignHeadingProps {
  name: string
  text: string
  /** Says that a link's configuration could not be read; null where it could. */
  ignored: string | null
}

function SignHeading({ name, text, ignored }: SignHeadingProps) {
  return (
    <>
      <h1 className="text-[1.625rem] leading-8 lg:text-[2rem] lg:leading-9">{name}</h1>
      {ignored !== null && (
        <Alert tone="ask" className="mt-3">
          {ignored}
        </Alert>
      )}
      <p className="mt-2 text-sm text-ink-2">{text}</p>
    </>
  )
}

/** The page of a sign in one material, or of a template. */
export async function SignView(props: SignViewProps) {
  const { page, product, material, locale, template, handed } = props
  const ctx = await readContext(locale)
  const t = await getTranslations({ locale, namespace: 'product.sign' })
  const [templates, materials, similar] = await Promise.all([
    readTemplates(locale),
    otherMaterials(material.type, ctx),
    orEmpty('similar signs', content().similarSigns(product.slug, page.url, locale)),
  ])
  const color = firstColor(material)
  const design = template?.design ?? suitingSign(material, color, templates)?.design
  if (!design) return null
  const wanted = template ? design.config : { ...design.config, material: material.name, color }
  const related = relatedMaterials(material, ctx.catalogue)
  const slice = sliceOf(ctx, { products: related, countries: [], language: ctx.language })
  const plain = judgeSign(wanted, 1, slice)
  // The material is the page's own.
  const { material: _, ...asked } = handed?.config ?? {}
  const initial = handed ? judgeSign({ ...plain.config, ...asked }, 1, slice) : plain
  const shown = shownOf(slice.catalogue, initial)
  // A material by itself is no product: the shop sells a sign made of it.
  const own = template?.name ?? t('name', { material: inSentence(product.name, ctx.language) })
  const name = handed?.title ?? own
  const picture: PictureSpec = template
    ? { kind: 'template', slug: template.slug, view: 'hero', language: ctx.language }
    : { kind: 'sign', slug: material.name, view: 'hero', color, language: ctx.language }
  const intro = t('intro', {
    marking: material.marking,
    count: material.colors.length,
    low: material.minSize.width,
    high: material.maxSize.width,
  })
  const line = lineOf({
    kind: 'sign',
    slug: product.slug,
    name,
    quantity: 1,
    config: { ...initial.config },
  })
  const arrival = await arrivalOf(line, ctx)
  return (
    <>
      <div className="wrap">
        <PageCrumbs page={page} locale={locale} name={name} />
        <IslandMessages names={islandNames} except={serverTexts}>
          <LazySignConfigurator
            initial={toSentJudgement(initial, shown)}
            {...(handed && { isHanded: true })}
            shown={pack(shown, ctx.language)}
            shopPath={shopDataPath(locale, { products: related, countries: [] })}
            picture={picture}
            textUrl={outlineUrl({
              kind: 'text',
              slug: template?.slug ?? signSlug(material.name),
              language: ctx.language,
            })}
            design={storeDesign({
              ...design,
              slug: signSlug(material.name),
              preset: false,
              stepperMode: false,
            })}
            lines={formLines(design).map(({ elementId, line, text }) => ({ elementId, line, text }))}
            name={name}
            locale={locale}
            language={ctx.language}
            vat={ctx.vat}
            heading={
              <SignHeading
                name={name}
                text={product.infos.description || product.description || intro}
                ignored={handed?.unreadable ? t('configIgnored') : null}
              />
            }
            otherMaterials={materials}
            currency={ctx.priceList.currency}
            delivery={<Delivery {...{ line, arrival, ctx }} className="mt-3.5" />}
            arrival={arrival}
          />
        </IslandMessages>
        {/* A material's page names the other materials among its choices. */}
        {template && <SimilarProducts products={similar.slice(0, similarShown)} ctx={ctx} />}
      </div>
      <SignSheet material={material} config={initial.config} path={page.url} ctx={ctx} />
    </>
  )
}
