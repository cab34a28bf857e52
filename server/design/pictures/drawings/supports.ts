import 'server-only'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import { findStaticProduct } from '@/lib/catalogue/lookup'
import { holesOfScene, marksOfScene } from '@/lib/design/drawing/scene-marks'
import { signLook } from '@/lib/design/drawing/signs/look'
import { type DesignedPlate, supportPanel } from '@/lib/design/drawing/signs/support-panel'
import type { PlateSet, SignDesign } from '@/lib/design/scene/model'
import { platesOf } from '@/lib/design/scene/operations/plates'
import { supportFormat } from '@/lib/product/sign/support-multi'
import { compileDesign } from '@/server/design/scene/compile-design'
import type { Drawing } from './drawing'

async function designed(plate: SignDesign, catalogue: Catalogue): Promise<DesignedPlate> {
  const look = signLook(plate.config, catalogue)
  const scene = await compileDesign(plate, catalogue)
  if (!look || !scene) throw new Error(`no material ${plate.config.material}`)
  return { look, marks: marksOfScene(scene, look.text), holes: holesOfScene(scene) }
}

/** A support with all its plates as they were designed; `undefined` where the catalogue does not know it or a material. */
export function supportDrawing(
  design: SignDesign,
  { slug }: PlateSet,
  catalogue: Catalogue,
  ratio: number,
): Drawing | undefined {
  const product = findStaticProduct(catalogue, slug)
  const format = product && supportFormat(product)
  const plates = platesOf(design)
  if (!format || !plates.every(({ config }) => signLook(config, catalogue))) return undefined
  return {
    facts: [slug, format, plates.map(({ config, elements }) => ({ config, elements }))],
    draw: async () => {
      const drawn: DesignedPlate[] = []
      // One after the other: the texts of all plates at once would take every thread.
      for (const plate of plates) drawn.push(await designed(plate, catalogue))
      return supportPanel(format, ratio, drawn)
    },
  }
}
