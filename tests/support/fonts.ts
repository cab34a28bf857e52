import { readFile } from 'node:fs/promises'
import { barcodeEncoders } from '@/lib/design/scene/elements/barcode/symbol'
import { qrEncoder } from '@/lib/design/scene/elements/qrcode/matrix'
import type { Design } from '@/lib/design/scene/model'
import { createOutlineSource } from '@/lib/design/scene/outline-source'
import { requiredFiles } from '@/lib/design/scene/required'
import { readVector } from '@/server/design/vectors/packs'

/** One source of outlines for the tests, over the committed fonts and drawings. */
export const engine = createOutlineSource(
  file => readFile(new URL(`../../public/fonts/${file}`, import.meta.url)),
  readVector,
)

// A new code is laid by its size, before anything is drawn.
await Promise.all([qrEncoder.load(), barcodeEncoders.load()])

/** Loads what the designs need. */
export async function loadFonts(...designs: Pick<Design, 'elements'>[]): Promise<void> {
  await engine.load(designs.flatMap(requiredFiles))
}
