/** Every popup of the shop (PAGE-11). */
export const popupNames = [
  'editorPopup',
  'help',
  'helpRetailer',
  'rebuyMagicProduct',
  'quotationPopup',
  'importDesign',
  'onDemand',
  'proof',
  'retailer',
  'clientQuotationEdit',
  'adminInitQuotation',
  'adminMagicProduct',
  'adminCreateQuotation',
  'auth',
  'tranquility',
  'upsellSupportMulti',
  'product',
  'decreasingPricesStamp',
  'decreasingPricesSign',
  'xxlThresholds',
  'redirectWebsite',
  'sidebar',
  'modelsManager',
  'saveCart',
  'editingInProgress',
  // For staff in development mode: it covers nothing, and stands beside the others.
  'toolsWidget',
] as const
export type PopupName = (typeof popupNames)[number]

/** Popups tied to the URL: each has its name as the hash. */
export const hashedPopups: readonly PopupName[] = ['editorPopup', 'quotationPopup']

/** The hash of a popup, `null` when it has none. */
export function popupHash(name: PopupName): string | null {
  return hashedPopups.includes(name) ? `#${name}` : null
}

/** The popup that the address asks for, if any. */
export function popupOfHash(hash: string): PopupName | null {
  return hashedPopups.find(name => `#${name}` === hash) ?? null
}

/** The path of the page without the hash, ending with a slash (PAGE-11). */
export function pathWithSlash(location: { pathname: string; search: string }): string {
  const { pathname, search } = location
  return `${pathname.endsWith('/') ? pathname : `${pathname}/`}${search}`
}
