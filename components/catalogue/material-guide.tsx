import { traitsOf } from '@/lib/product/traits'
import 'server-only'
import { getTranslations } from 'next-intl/server'
import { PriceAlone } from '@/components/ui/price'
import { Section } from '@/components/ui/section'
import { WideTable } from '@/components/ui/wide-table'
import type { Material } from '@/lib/catalogue/signs'
import { priceText } from '@/lib/doors/site/prices'
import type { ViewContext } from '@/lib/doors/site/view-context'
import type { Money } from '@/lib/ground/money/money'
import { priceItem } from '@/lib/money/pricing/price-item'
import type { ProductSummary } from '@/lib/product/contract/product'
import type { SignConfig } from '@/lib/product/sign/config'
import { noFixing } from '@/lib/product/sign/fixings'
import { smallestLetterMm } from '@/lib/product/sign/letters'
import { validateSign } from '@/lib/product/sign/validate'

/** The one size that all materials are compared at, in mm. */
const size = { width: 300, height: 200 }

/** Rows that can be read at a glance. */
const maxRows = 6

/** The price of a blank sign of this size in a material; `null` where the material is not made in this size. */
function priceIn({ name, colors }: Material, { catalogue, priceList }: ViewContext): Money | null {
  const color = colors.find(({ outOfStock }) => !outOfStock)
  if (!color) return null
  const config: SignConfig = {
    material: name,
    ...size,
    color: color.slug,
    mask: { shape: catalogue.materials.defaultMask },
    finishes: {},
    fixing: { name: noFixing, options: {} },
  }
  if (validateSign(config, catalogue).length > 0) return null
  const price = priceItem({ kind: 'sign', config }, 1, { catalogue, priceList })
  return price.ok ? price.unit : null
}

/** The materials of a list, or the ones that we recommend where it has but one or two. */
function materialsOf(products: readonly ProductSummary[], { catalogue }: ViewContext): Material[] {
  const { materials } = catalogue.materials
  const own = new Set(products.map(({ material }) => material))
  const sold = materials.filter(({ published, outOfStock, isXXL }) => published && !outOfStock && !isXXL)
  const listed = sold.filter(({ name }) => own.has(name))
  return listed.length > 2 ? listed : sold.filter(({ recommended }) => recommended)
}

interface MaterialRowProps {
  material: Material
  price: Money
  ctx: ViewContext
  t: Awaited<ReturnType<typeof getTranslations<'catalogue.guide'>>>
  names: Awaited<ReturnType<typeof getTranslations<'catalogue.markings'>>>
}

function MaterialRow({ material, price, ctx, t, names }: MaterialRowProps) {
  const { families } = ctx.catalogue.materials
  return (
    <tr className="border-b border-line [&>*]:py-2.5 [&>*]:pr-4">
      <th scope="row" className="text-left font-semibold">
        <span className="flex items-center gap-2.5">
          <span
            aria-hidden
            style={{ background: material.colors[0]?.bgColor }}
            className="size-4 shrink-0 rounded-full shadow-[inset_0_0_0_1px_rgb(0_0_0/0.15)]"
          />
          {material.title[ctx.language]}
        </span>
      </th>
      <td>{t(material.outdoor ? 'yes' : 'no')}</td>
      <td className="max-sm:hidden">{names(material.marking)}</td>
      <td className="whitespace-nowrap tabular-nums">
        {t('millimetres', { value: smallestLetterMm(material, families) })}
      </td>
      <td className="pr-0! text-right font-semibold tabular-nums">
        <PriceAlone price={priceText(price, ctx)} />
      </td>
    </tr>
  )
}

/**
 * How the materials of a list differ, each with its price at one same size: under lists of signs to measure, and of
 * designs for them.
 */
export async function MaterialGuide({
  products,
  ctx,
}: {
  products: readonly ProductSummary[]
  ctx: ViewContext
}) {
  const isSign = (product: ProductSummary) => traitsOf(product).toMeasure || product.type === 'sign-template'
  if (products.filter(isSign).length <= products.length / 2) return null
  const rows = materialsOf(products, ctx).flatMap(material => {
    const price = priceIn(material, ctx)
    return price ? [{ material, price }] : []
  })
  if (rows.length < 3) return null
  const [t, names] = await Promise.all([
    getTranslations({ locale: ctx.locale, namespace: 'catalogue.guide' }),
    getTranslations({ locale: ctx.locale, namespace: 'catalogue.markings' }),
  ])
  return (
    <Section ground="wash">
      <div className="grid gap-8 lg:grid-cols-[320px_minmax(0,1fr)]">
        <div>
          <h2>{t('title')}</h2>
          <p className="mt-3 text-sm text-ink-2">{t('reading')}</p>
          <p className="mt-2 text-sm text-ink-2">{t('place')}</p>
        </div>
        <WideTable label={t('title')}>
          <table className="w-full border-collapse text-sm">
            <thead>
              <tr className="border-b border-edge text-left text-xs text-ink-2 [&>th]:py-2.5 [&>th]:pr-4 [&>th]:font-medium">
                <th scope="col">{t('material')}</th>
                <th scope="col">{t('outdoor')}</th>
                {/* Its name says it too, where there is no space. */}
                <th scope="col" className="max-sm:hidden">
                  {t('marking')}
                </th>
                <th scope="col">{t('letter')}</th>
                <th scope="col" className="pr-0! text-right">
                  {t('priceAt', size)}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.slice(0, maxRows).map(({ material, price }) => (
                <MaterialRow key={material.name} {...{ material, price, ctx, t, names }} />
              ))}
            </tbody>
          </table>
        </WideTable>
      </div>
    </Section>
  )
}
