/** Marks the page of a product that is not sold any more (PRODUCT-15). */
export const gonePage = { 'data-page-status': '410' } as const

/** The mark as it stands in the page's HTML: no text of a page can write it, quotes are escaped there. */
export const goneMark = 'data-page-status="410"'
