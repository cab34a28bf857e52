/** Where the way into an account stands: as a panel of a page, or in a popup, which is its frame already. */
export type AuthPlace = 'page' | 'popup'
