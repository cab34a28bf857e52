import { TileList } from '@/components/catalogue/tile-list'
import type { ViewContext } from '@/lib/doors/site/view-context'
import type { ProductSummary } from '@/lib/product/contract/product'

interface CompanionsProps {
  title: string
  products: readonly ProductSummary[]
  ctx: ViewContext
}

/** Other products that belong to the one of the page. */
export function Companions({ title, products, ctx }: CompanionsProps) {
  if (products.length === 0) return null
  return (
    <section className="pb-10 lg:pb-16">
      <h2 className="mb-6">{title}</h2>
      <TileList products={products} ctx={ctx} />
    </section>
  )
}
