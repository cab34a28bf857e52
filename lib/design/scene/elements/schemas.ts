import { barcodeSchema } from './barcode/schema'
import { borderSchema } from './border/schema'
import { customHoleSchema } from './custom-hole/schema'
import { dateSchema } from './date/schema'
import { imageSchema } from './image/schema'
import { qrcodeSchema } from './qrcode/schema'
import { roundedTextSchema } from './rounded-text/schema'
import { shapeSchema } from './shape/schema'
import { storedTextSchema } from './text/schema'

/**
 * What an element of each kind holds: one line a kind. `registry.ts` says what the kinds do; the two are apart so that
 * a page that only reads designs does not load what draws them. The compiler refuses a kind that is only in one of them.
 */
export const elementSchemas = [
  storedTextSchema,
  roundedTextSchema,
  dateSchema,
  imageSchema,
  qrcodeSchema,
  barcodeSchema,
  shapeSchema,
  borderSchema,
  customHoleSchema,
] as const
