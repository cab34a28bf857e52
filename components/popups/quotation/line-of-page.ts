import type { NewLine } from '@/lib/product/kinds/kind'
import { lineOf } from '@/lib/product/kinds/registry'
import { signConfigSchema } from '@/lib/product/sign/config'
import { signSlug } from '@/lib/product/sign/slug'

/**
 * The sign that a page shows as it is configured now: the quotation link contains it, so that the page needs no code for it. Null on a page
 * without a sign.
 */
export function lineOfPage(): NewLine | null {
  const text = document.querySelector<HTMLElement>('[data-quote]')?.dataset.quote
  if (!text) return null
  const [quantity, asked] = JSON.parse(text) as [number, unknown]
  const config = signConfigSchema.safeParse(asked).data
  return config
    ? lineOf({ kind: 'sign', slug: signSlug(config.material), name: '', quantity, config: { ...config } })
    : null
}
