import type { Commerce } from '@/lib/orders/order/commerce'

/** The product that a page is about, out of the page's own structured data: search engines and measurement read the same. */
export function pageProduct(): Commerce | null {
  for (const script of document.querySelectorAll('script[type="application/ld+json"]')) {
    try {
      const data = JSON.parse(script.textContent ?? '') as {
        '@type'?: unknown
        name?: unknown
        sku?: unknown
      }
      if (data['@type'] === 'Product' && typeof data.name === 'string')
        return {
          items: [{ item_id: typeof data.sku === 'string' ? data.sku : data.name, item_name: data.name }],
        }
    } catch {
      // Unreadable data means no product.
    }
  }
  return null
}
