import { create } from 'qrcode/lib/core/qrcode.js'
import type { ModuleMatrix } from '../../codes/matrix'
import type { QrCorrection } from './schema'

// Only a design with a code asks what its text says: it comes with the encoder.
export { writeContent } from './contents/content'
export { qrContents } from './contents/registry'

/** The code of a text; `null` where the text is too long for any code. */
export function encodeQr(data: string, errorCorrectionLevel: QrCorrection): ModuleMatrix | null {
  try {
    const { modules } = create(data, { errorCorrectionLevel })
    return { size: modules.size, dark: (x, y) => modules.get(y, x) !== 0 }
  } catch {
    // The package's one way to say that no version holds the data.
    return null
  }
}
