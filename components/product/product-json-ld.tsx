import { tilePicture } from '@/components/catalogue/tile-picture'
import type { ListingItem } from '@/lib/catalogue/listing'
import type { Product } from '@/lib/contract/product'
import { pictureUrl } from '@/lib/drawing/url'
import { includingVat } from '@/lib/pricing/vat'
import { JsonLd, productData } from '@/lib/site/seo'
import type { ViewContext } from '@/lib/site/view-context'

interface ProductJsonLdProps {
  product: Product
  name: string
  image: ListingItem
  path: string
  ctx: ViewContext
}

/** The product as structured data, with the price from which it is sold, VAT included. */
export function ProductJsonLd({ product, name, image, path, ctx }: ProductJsonLdProps) {
  const { price } = product
  return (
    <JsonLd
      data={productData(
        {
          name,
          description: product.infos.description || product.description || product.title,
          sku: product.slug,
          brand: product.brand ?? undefined,
          image: pictureUrl(tilePicture(image, ctx.language), 2, 'jpg'),
          price: price
            ? { amount: (includingVat(price, ctx.vat).minor / 100).toFixed(2), currency: price.currency }
            : undefined,
          inStock: !product.outOfStock,
          path,
        },
        ctx.locale,
      )}
    />
  )
}
