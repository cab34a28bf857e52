/** Parts of messages/ that a page asks for when it needs them. */
export const lateNamespaces = [
  'account',
  'accountArea',
  'cart',
  'consent',
  'contact',
  'editing',
  'findings',
  'importDesign',
  'order',
  'orderPage',
  'pageNotes',
  'popups',
  'price',
  'product',
  'proof',
  'quotation',
  'quoteRequest',
  'region',
  'screen',
  'search',
  'staffMenu',
  'staffQuotation',
  'standIn',
  'tools',
  'toolsWidget',
  'validators',
] as const
export type LateNamespace = (typeof lateNamespaces)[number]

/** Where a namespace of a locale's texts is read: `GET`, the same for everybody. */
export const textsPath = (locale: string, name: LateNamespace): string => `/api/texts/${locale}/${name}`
