const family = 'sign-'

/** The slug of the sign that a material makes. */
export const signSlug = (material: string): string => `${family}${material}`

/** The material of a sign's slug; null where it is no sign's. */
export const materialOfSlug = (slug: string): string | null =>
  slug.startsWith(family) ? slug.slice(family.length) : null
