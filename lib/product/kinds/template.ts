import type { Design } from '@/lib/design/scene/model'

/** A ready-made design that one starts from, as it reads in one language. */
export interface Template<D extends Design = Design> {
  slug: string
  /** What it is called on a page. */
  name: string
  topic: string
  /** Its own page, without the locale's prefix; null where it has none. */
  url: string | null
  /** It can be ordered as it is (PRODUCT-3). */
  isFormula: boolean
  design: D
}

/** The templates of signs, or of stamps. */
export const templatesOf = <T extends Design['type']>(
  type: T,
  templates: readonly Template[],
): Template<Extract<Design, { type: T }>>[] =>
  templates.filter(
    (template): template is Template<Extract<Design, { type: T }>> => template.design.type === type,
  )
