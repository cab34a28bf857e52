import type { CartItem } from '@/lib/cart/item'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import { holesOfScene, impressionOfScene, marksOfScene } from '@/lib/drawing/scene-marks'
import { signLook } from '@/lib/drawing/signs/look'
import { signPicture } from '@/lib/drawing/signs/sign-picture'
import { inksOf } from '@/lib/drawing/stamps/inks'
import { stampPicture } from '@/lib/drawing/stamps/stamp-picture'
import { textPlatePicture } from '@/lib/drawing/supplies/supply-picture'
import { compile } from '@/lib/scene/compile'
import type { FontEngine } from '@/lib/scene/fonts/engine'
import { createFontEngine } from '@/lib/scene/fonts/harfbuzz'
import { requiredFaces } from '@/lib/scene/fonts/required'
import type { Design, SignDesign, StampDesign } from '@/lib/scene/model'
import { parseDesign } from '@/lib/scene/parse'
import { plateOf } from '@/lib/scene/plate'
import type { Scene } from '@/lib/scene/scene'
import type { SignConfig } from '@/lib/sign/config'

const ratio = 4 / 3

let engine: FontEngine | null = null

async function readFace(file: string): Promise<Uint8Array> {
  const response = await fetch(`/fonts/${file}`)
  if (!response.ok) throw new Error(`font ${file}: ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}

async function compileHere(design: Design, catalogue: Catalogue): Promise<Scene | null> {
  const plate = plateOf(design, catalogue)
  if (!plate) return null
  engine ??= createFontEngine(readFace)
  await engine.load(requiredFaces(design))
  return compile(design, plate, engine)
}

function drawStamp(design: StampDesign, scene: Scene, { stampModels }: Catalogue): string | null {
  const { models, rubbers, mountColors, inkColors } = stampModels
  const { brand, range, model: name, color } = design.config
  const impression = impressionOfScene(scene)
  const model = models.find(m => m.brand === brand && m.range === range && m.model === name)
  if (!model) {
    const rubber = rubbers.find(r => r.slug === design.modelId)
    const carrier = models.find(({ slug }) => slug === rubber?.forModel)
    return carrier ? textPlatePicture(carrier, impression, ratio) : null
  }
  const mount = mountColors.find(({ slug }) => slug === color)
  const ink = inkColors.find(({ slug }) => slug === (design.inkColor ?? model.inksColor[0]))
  if (!mount || !ink) return null
  return stampPicture({ model, mountHex: mount.hex, ...inksOf(ink, inkColors), impression }, ratio)
}

function drawSign(design: SignDesign, scene: Scene, catalogue: Catalogue): string | null {
  const look = signLook(design.config as SignConfig, catalogue)
  if (!look) return null
  const marks = marksOfScene(scene, look.text)
  return signPicture({ look, marks, holes: holesOfScene(scene), ratio, prefix: 'line' })
}

/** The picture of a designed line with its own text, as SVG; `null` where nothing can be drawn. */
export async function drawItem(item: CartItem, catalogue: Catalogue): Promise<string | null> {
  const parsed = parseDesign(item.content.design)
  if (!parsed.ok) return null
  const { design } = parsed
  const scene = await compileHere(design, catalogue)
  if (!scene) return null
  return design.type === 'sign' ? drawSign(design, scene, catalogue) : drawStamp(design, scene, catalogue)
}
