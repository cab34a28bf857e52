'use client'
import { useEffect, useMemo, useState } from 'react'
import { holesOfScene, marksOfScene } from '@/lib/design/drawing/scene-marks'
import type { Backdrop } from '@/lib/design/drawing/signs/backdrop'
import { signLook } from '@/lib/design/drawing/signs/look'
import {
  type DesignedPlate,
  type SupportPicture,
  supportPicture,
} from '@/lib/design/drawing/signs/support-panel'
import { compile } from '@/lib/design/scene/compile'
import type { Design, SignDesign } from '@/lib/design/scene/model'
import { platesOf } from '@/lib/design/scene/operations/plates'
import { formLines } from '@/lib/design/scene/operations/text-lines'
import { plateOf } from '@/lib/design/scene/plate'
import { requiredFiles } from '@/lib/design/scene/required'
import type { Scene } from '@/lib/design/scene/scene'
import { hasMaterial, supportOf } from '@/lib/design/scene/traits'
import { findSupport } from '@/lib/product/kinds/support/plates'
import type { SignConfig } from '@/lib/product/sign/config'
import { type SupportFormat, supportFormat, supportSize } from '@/lib/product/sign/support-multi'
import { fontEngine } from '../scene/font-engine'
import type { CompiledDesign } from '../scene/use-scene'
import { signPictureOf } from '../sign/sign-drawing'
import { type EditorSetting, useSetting } from '../state/editor-context'
import { inTurn } from '../templates/paint-queue'

/** The subject of the preview: a sign, or a support with all its plates. Lengths in mm. */
export interface Subject {
  size: { width: number; height: number }
  /** All its text. */
  words: string
  /** The input for its drawing on a background; `null` where the catalogue does not know its material. */
  picture: (backdrop?: Backdrop) => SupportPicture | null
}

type Catalogue = EditorSetting['catalogue']

/** The use of a design's support; null for a design without a support. */
function formatOf(design: Design, catalogue: Catalogue): SupportFormat | null {
  const set = supportOf(design)
  const product = set && findSupport(set.slug, catalogue)?.product
  return product ? supportFormat(product) : null
}

/** The outer size of a sign, or of the support around it, in mm. */
export function sizeOf(design: Design, catalogue: Catalogue): Subject['size'] {
  const { width, height } = design.config as SignConfig
  const format = formatOf(design, catalogue)
  return format ? supportSize(format) : { width, height }
}

const wordsOf = (designs: readonly Design[]): string =>
  designs
    .flatMap(formLines)
    .map(({ text }) => text)
    .filter(text => text.trim() !== '')
    .join(', ')

/** The plates of a support with their finished outlines: a plate is blank while its fonts load. */
function useScenes(plates: readonly SignDesign[]): ReadonlyMap<SignDesign, Scene> {
  const { catalogue } = useSetting()
  const [scenes, setScenes] = useState<ReadonlyMap<SignDesign, Scene>>(new Map())
  useEffect(() => {
    if (plates.length < 2) return
    let stale = false
    const engine = fontEngine()
    const outline = async () => {
      await engine.load(plates.flatMap(plate => requiredFiles(plate)))
      const made = new Map<SignDesign, Scene>()
      for (const plate of plates) {
        const facts = plateOf(plate, catalogue)
        const scene =
          facts &&
          (await inTurn(
            () => compile(plate, facts, engine),
            () => !stale,
          ))
        if (scene) made.set(plate, scene)
      }
      if (!stale) setScenes(made)
    }
    // A failed load leaves its plate blank.
    outline().catch(() => {})
    return () => {
      stale = true
    }
  }, [plates, catalogue])
  return scenes
}

function designedPlate(plate: SignDesign, scene: Scene | undefined, catalogue: Catalogue): DesignedPlate[] {
  const look = signLook(plate.config, catalogue)
  if (!look) return []
  return [
    { look, marks: scene ? marksOfScene(scene, look.text) : [], holes: scene ? holesOfScene(scene) : [] },
  ]
}

/** The whole product as drawn in the preview: for a support every plate with its text. */
export function useSubject({ design, scene }: CompiledDesign): Subject {
  const { catalogue } = useSetting()
  const plates = useMemo(() => (hasMaterial(design) ? platesOf(design) : []), [design])
  const scenes = useScenes(plates)
  return useMemo(() => {
    const size = sizeOf(design, catalogue)
    const format = formatOf(design, catalogue)
    if (!hasMaterial(design) || !design.support || !format) {
      const picture = (background?: Backdrop) => {
        const alone = signPictureOf(design.config as SignConfig, catalogue, { scene, background })
        return alone && { picture: alone, over: '' }
      }
      return { size, words: wordsOf([design]), picture }
    }
    const { place: edited } = design.support
    const drawn = plates.flatMap((plate, place) =>
      designedPlate(plate, place === edited ? scene : scenes.get(plate), catalogue),
    )
    const picture = (backdrop?: Backdrop) =>
      drawn.length === plates.length
        ? supportPicture(format, size.width / size.height, drawn, { backdrop, prefix: 'preview' })
        : null
    return { size, words: wordsOf(plates), picture }
  }, [design, scene, plates, scenes, catalogue])
}
