import type { NewLine } from '@/lib/products/kind'
import { lineOf } from '@/lib/products/registry'
import { signConfigSchema } from '@/lib/sign/config'
import { signSlug } from '@/lib/sign/slug'

/**
 * The sign that a page shows as it is configured now: its link to a quotation says it, so that the page carries no code for
 * it. Null on a page of none.
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
