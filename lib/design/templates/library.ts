import { formulaTemplates } from './formulas'
import { purposeTemplates } from './purposes'
import type { LibraryTemplate } from './template'
import { tradeTemplates } from './trades'

/** Every template of the library. */
export const libraryTemplates: readonly LibraryTemplate[] = [
  ...tradeTemplates,
  ...formulaTemplates,
  ...purposeTemplates,
]
