import { create } from 'qrcode/lib/core/qrcode.js'

/** The modules of a QR code, row by row; `true` is dark. */
export interface QrMatrix {
  size: number
  dark: (x: number, y: number) => boolean
}

const matrices = new Map<string, QrMatrix | null>()
const maxMatrices = 200

/** The code of a text with medium error correction; `null` where the text is too long for any code. */
export function qrMatrix(data: string): QrMatrix | null {
  const known = matrices.get(data)
  if (known !== undefined) return known
  if (matrices.size >= maxMatrices) matrices.clear()
  const matrix = build(data)
  matrices.set(data, matrix)
  return matrix
}

function build(data: string): QrMatrix | null {
  try {
    const { modules } = create(data, { errorCorrectionLevel: 'M' })
    return { size: modules.size, dark: (x, y) => modules.get(y, x) !== 0 }
  } catch {
    // The package's one way to say that no version holds the data.
    return null
  }
}
