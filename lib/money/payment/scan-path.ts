import { qrEncoder, qrMatrix } from '@/lib/design/scene/elements/qrcode/matrix'

/** Free modules around a QR code (ISO/IEC 18004). */
const quiet = 4

/**
 * The dark modules of a text's QR code as one path, in modules, with the quiet zone around it: the correction is M, as
 * EPC069-12 asks. Null where no code holds the text.
 */
export async function scanPath(text: string): Promise<{ path: string; size: number } | null> {
  await qrEncoder.load()
  const matrix = qrMatrix(text, 'M')
  if (!matrix) return null
  const { size, dark } = matrix
  let path = ''
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (!dark(x, y) || (x > 0 && dark(x - 1, y))) continue
      let width = 1
      while (x + width < size && dark(x + width, y)) width++
      path += `M${x + quiet} ${y + quiet}h${width}v1h-${width}z`
    }
  }
  return { path, size: size + 2 * quiet }
}
