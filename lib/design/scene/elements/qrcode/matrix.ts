import type { ModuleMatrix } from '../../codes/matrix'
import { Part } from '../../part'
import { type QrCorrection, usualCorrection } from './schema'

/**
 * Bytes that a code of each version holds, versions 1 to 40 (ISO/IEC 18004, table 7). What is only digits or capitals
 * needs less.
 */
const bytesOfVersion: Record<QrCorrection, readonly number[]> = {
  L: [
    17, 32, 53, 78, 106, 134, 154, 192, 230, 271, 321, 367, 425, 458, 520, 586, 644, 718, 792, 858, 929, 1003,
    1091, 1171, 1273, 1367, 1465, 1528, 1628, 1732, 1840, 1952, 2068, 2188, 2303, 2431, 2563, 2699, 2809,
    2953,
  ],
  M: [
    14, 26, 42, 62, 84, 106, 122, 152, 180, 213, 251, 287, 331, 362, 412, 450, 504, 560, 624, 666, 711, 779,
    857, 911, 997, 1059, 1125, 1190, 1264, 1370, 1452, 1538, 1628, 1722, 1809, 1911, 1989, 2099, 2213, 2331,
  ],
  Q: [
    11, 20, 32, 46, 60, 74, 86, 108, 130, 151, 177, 203, 241, 258, 292, 322, 364, 394, 442, 482, 509, 565,
    611, 661, 715, 751, 805, 868, 908, 982, 1030, 1112, 1168, 1228, 1283, 1351, 1423, 1499, 1579, 1663,
  ],
  H: [
    7, 14, 24, 34, 44, 58, 64, 84, 98, 119, 137, 155, 177, 194, 220, 250, 280, 310, 338, 382, 403, 439, 461,
    511, 535, 593, 625, 658, 698, 742, 790, 842, 898, 958, 983, 1051, 1093, 1139, 1219, 1273,
  ],
}

/** The modules of the code of a text at most, known before it is made. */
export function mostModules(data: string, correction: QrCorrection = usualCorrection): number {
  const bytes = new TextEncoder().encode(data).length
  const capacities = bytesOfVersion[correction]
  const found = capacities.findIndex(most => bytes <= most)
  const version = found === -1 ? capacities.length : found + 1
  return (17 + 4 * version) ** 2
}

/** What makes QR codes and reads what they say: few designs have one. */
export const qrEncoder = new Part('the encoder of QR codes', () => import('./encode'))

const matrices = new Map<string, ModuleMatrix | null>()
const maxMatrices = 200

/** The code of a text; `null` where the text is too long for any code. Throws where the encoder is not loaded. */
export function qrMatrix(data: string, correction: QrCorrection = usualCorrection): ModuleMatrix | null {
  const key = correction + data
  const known = matrices.get(key)
  if (known !== undefined) return known
  if (matrices.size >= maxMatrices) matrices.clear()
  const matrix = qrEncoder.get().encodeQr(data, correction)
  matrices.set(key, matrix)
  return matrix
}
