import { block } from './block'

/** Every page by its place in the menu. */
export const siteMapBlock = block('siteMap', {})
