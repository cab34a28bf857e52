import { create } from 'qrcode/lib/core/qrcode.js'
import type { ModuleMatrix } from '../../codes/matrix'

/**
 * Bytes that a code of each version holds with medium error correction, versions 1 to 40 (ISO/IEC 18004, table 7). What
 * is only digits or capitals needs less.
 */
const bytesOfVersion = [
  14, 26, 42, 62, 84, 106, 122, 152, 180, 213, 251, 287, 331, 362, 412, 450, 504, 560, 624, 666, 711, 779,
  857, 911, 997, 1059, 1125, 1190, 1264, 1370, 1452, 1538, 1628, 1722, 1809, 1911, 1989, 2099, 2213, 2331,
]

/** The modules of the code of a text at most, known before it is made. */
export function mostModules(data: string): number {
  const bytes = new TextEncoder().encode(data).length
  const found = bytesOfVersion.findIndex(most => bytes <= most)
  const version = found === -1 ? bytesOfVersion.length : found + 1
  return (17 + 4 * version) ** 2
}

const matrices = new Map<string, ModuleMatrix | null>()
const maxMatrices = 200

/** The code of a text with medium error correction; `null` where the text is too long for any code. */
export function qrMatrix(data: string): ModuleMatrix | null {
  const known = matrices.get(data)
  if (known !== undefined) return known
  if (matrices.size >= maxMatrices) matrices.clear()
  const matrix = build(data)
  matrices.set(data, matrix)
  return matrix
}

function build(data: string): ModuleMatrix | null {
  try {
    const { modules } = create(data, { errorCorrectionLevel: 'M' })
    return { size: modules.size, dark: (x, y) => modules.get(y, x) !== 0 }
  } catch {
    // The package's one way to say that no version holds the data.
    return null
  }
}
