import type { Template } from '@/lib/product/kinds/template'

/** A page to go to, with the picture of what it shows. */
export interface PictureLink {
  slug: string
  name: string
  /** Without the locale's prefix. */
  url: string
}

/** Links to the pages of templates, as many as are shown. */
export const linksTo = (templates: readonly Template[], shown: number): PictureLink[] =>
  templates.flatMap(({ slug, name, url }) => (url ? [{ slug, name, url }] : [])).slice(0, shown)
