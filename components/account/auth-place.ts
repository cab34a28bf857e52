/** Where login and registration stand: as a panel of a page, or in a popup, which is already a frame. */
export type AuthPlace = 'page' | 'popup'
