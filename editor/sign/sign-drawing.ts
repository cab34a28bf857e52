import { holesOfScene, marksOfScene } from '@/lib/drawing/scene-marks'
import { type Backdrop, backdrops } from '@/lib/drawing/signs/backdrop'
import { type Canvas, signCanvas } from '@/lib/drawing/signs/canvas'
import { signLook } from '@/lib/drawing/signs/look'
import { signPicture } from '@/lib/drawing/signs/sign-picture'
import type { Scene } from '@/lib/scene/scene'
import type { SignCatalogue } from '@/lib/sign/catalogue-index'
import type { SignConfig } from '@/lib/sign/config'

export interface DrawnSign {
  svg: string
  /** The picture's box in mm of the sign. */
  canvas: Canvas
}

/** The sign as it will look: material, outline, finish and fixing, with its text when a scene is given. */
export function drawSignOf(
  config: SignConfig,
  catalogue: SignCatalogue,
  options: { scene?: Scene; background?: string | null } = {},
): DrawnSign | null {
  const look = signLook(config, catalogue)
  if (!look) return null
  const { scene, background } = options
  const backdrop: Backdrop = backdrops.find(known => known === background) ?? 'none'
  const svg = signPicture({
    look,
    marks: scene ? marksOfScene(scene, look.text) : [],
    holes: scene ? holesOfScene(scene) : [],
    backdrop,
    prefix: scene ? 'preview' : 'plate',
  })
  return { svg, canvas: signCanvas(look) }
}

export { emptyPanel } from '@/lib/drawing/signs/support-panel'

export const svgUrl = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`
