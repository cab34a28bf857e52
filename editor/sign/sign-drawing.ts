import { holesOfScene, marksOfScene } from '@/lib/design/drawing/scene-marks'
import { type Backdrop, backdrops } from '@/lib/design/drawing/signs/backdrop'
import { type Canvas, signCanvas } from '@/lib/design/drawing/signs/canvas'
import { signLook } from '@/lib/design/drawing/signs/look'
import { type SignPicture, signPicture } from '@/lib/design/drawing/signs/sign-picture'
import type { Scene } from '@/lib/design/scene/scene'
import type { SignCatalogue } from '@/lib/product/sign/catalogue-index'
import type { SignConfig } from '@/lib/product/sign/config'

export interface DrawnSign {
  svg: string
  /** The picture's box in mm of the sign. */
  canvas: Canvas
}

interface SignDrawingOptions {
  scene?: Scene
  background?: string | null
}

/** The sign as it will look: material, outline, finish and fixing, with its text when a scene is given. */
export function drawSignOf(
  config: SignConfig,
  catalogue: SignCatalogue,
  options: SignDrawingOptions = {},
): DrawnSign | null {
  const picture = signPictureOf(config, catalogue, options)
  return picture && { svg: signPicture(picture), canvas: signCanvas(picture.look) }
}

/** The input of such a picture; `null` where the catalogue does not know the material. */
export function signPictureOf(
  config: SignConfig,
  catalogue: SignCatalogue,
  { scene, background }: SignDrawingOptions,
): SignPicture | null {
  const look = signLook(config, catalogue)
  if (!look) return null
  const backdrop: Backdrop = backdrops.find(known => known === background) ?? 'none'
  return {
    look,
    marks: scene ? marksOfScene(scene, look.text) : [],
    holes: scene ? holesOfScene(scene) : [],
    backdrop,
    prefix: scene ? 'preview' : 'plate',
  }
}

export { emptyPanel } from '@/lib/design/drawing/signs/support-panel'
