import type { Catalogue } from '@/lib/catalogue/catalogue'
import type { Material } from '@/lib/catalogue/signs'
import type { Box } from '@/lib/design/geometry/box'
import { ellipsePath, rectPath } from '@/lib/design/geometry/figures'
import type { Path, Point, Rect } from '@/lib/design/geometry/path'
import { pxToMm } from '@/lib/ground/units'
import { indexSigns } from '@/lib/product/sign/catalogue-index'
import type { SignConfig, SignFixing } from '@/lib/product/sign/config'
import { maxCustomHoles } from '@/lib/product/sign/fixing-options'
import { freeHoleFixing, hasFreeHoles } from '@/lib/product/sign/free-holes'
import { holePositions } from '@/lib/product/sign/hole-positions'
import { smallestLetterMm } from '@/lib/product/sign/letters'
import { signOutline } from '@/lib/product/sign/outline'
import { madeOf } from '@/lib/product/sign/oversize'
import { maxLines } from '@/lib/product/stamp/rules'
import { borderRules, codeModuleMm, holeRules, minSizePx, textRules } from './limits'
import type { Design, SignDesign, StampDesign } from './model'
import { hasMaterial } from './traits'

export type PlateShape = 'rect' | 'round' | 'oval' | 'mask'

/** A hole that the fixing needs, in mm; `visibleDiameter` is what covers it. */
export interface PlateHole extends Point {
  diameter: number
  visibleDiameter: number
}

type OnStamp = Pick<StampDesign, 'type' | 'config' | 'inkColor'>
type OnSign = Pick<SignDesign, 'type' | 'config'>
export type PlateFacts = OnStamp | OnSign

/** What a design is made on: the text plate of a stamp, or a sign. Lengths in mm. */
export interface Plate {
  widthMm: number
  heightMm: number
  shape: PlateShape
  /** Radius of a rectangle's corners. */
  cornerMm: number
  /** The plate's edge as a closed outline. */
  outline: Path
  /** The window of a dater, where nothing may be engraved (`embededContent`), else `null`. */
  keepOut: Rect | null
  /** Distance that everything keeps from the edge. */
  securityMm: number
  minFontMm: number
  defaultFontMm: number
  maxLines: number
  qrMinMm: number
  /** The smallest module of a code of any kind. */
  codeModuleMm: number
  imageMinMm: number
  border: { minMm: (typeof borderRules)['minMm']; maxMm: number; innerRadiusMm: number }
  /** Printed in any colour; else everything takes the one ink or engraving colour. */
  fullColour: boolean
  /** How it gets its picture: a text plate takes ink and prints on paper; a sign is marked itself. */
  marking: 'ink' | Material['marking']
  /** Hex colours to show ink and plate in. */
  ink: string
  paper: string
  holes: PlateHole[]
  /**
   * The holes that the customer places: whether this plate has such, with which fixing it could (`null` where it takes
   * none), and a usual diameter.
   */
  freeHoles: { readonly placed: boolean; readonly fixing: SignFixing | null; readonly diameterMm: number }
  /** How many holes a customer may place at most; none on a stamp. */
  maxHoles: number
}

/** The part of the catalogue that a plate is made from; a page's slice of it is enough. */
export type PlateCatalogue = Pick<Catalogue, 'stampModels' | 'materials' | 'fixings'>

type StampShape = 'rect' | 'square' | 'round' | 'oval'

interface StampPlateFacts {
  width: number
  height: number
  shape: StampShape
  linesNumber: number
  keepOut: Rect | null
}

function stampFacts(design: OnStamp, catalogue: PlateCatalogue): StampPlateFacts | null {
  const { brand, range, model } = design.config
  const models = catalogue.stampModels.models
  const same = (m: { brand: string; range: string; model: string }) =>
    m.brand === brand && m.range === range && m.model === model
  const mount = models.find(same)
  if (mount) return { ...mount, keepOut: mount.embededContent?.area ?? null }
  const rubber = catalogue.stampModels.rubbers.find(same)
  if (!rubber) return null
  const carrier = models.find(m => m.slug === rubber.forModel)
  return { ...rubber, keepOut: carrier?.embededContent?.area ?? null }
}

function stampPlate(design: OnStamp, catalogue: PlateCatalogue): Plate | null {
  const facts = stampFacts(design, catalogue)
  if (!facts) return null
  const { width, height } = facts
  const box = { left: 0, top: 0, width, height }
  const curved = facts.shape === 'round' || facts.shape === 'oval'
  const ink = catalogue.stampModels.inkColors.find(c => c.slug === design.inkColor)
  return {
    widthMm: width,
    heightMm: height,
    shape: facts.shape === 'square' ? 'rect' : facts.shape,
    cornerMm: 0,
    outline: curved ? ellipsePath(box) : rectPath(box),
    keepOut: facts.keepOut,
    ...textRules.stamp,
    maxLines: maxLines(facts),
    qrMinMm: pxToMm(minSizePx.qr),
    codeModuleMm: codeModuleMm.ink,
    imageMinMm: pxToMm(minSizePx.image),
    border: {
      minMm: borderRules.minMm,
      maxMm: borderRules.maxMm.stamp,
      innerRadiusMm: pxToMm(borderRules.innerRadiusPx.stamp),
    },
    fullColour: false,
    marking: 'ink',
    ink: ink?.hex ?? '#111111',
    paper: '#ffffff',
    holes: [],
    freeHoles: { placed: false, fixing: null, diameterMm: usualHoleMm },
    maxHoles: 0,
  }
}

function borderMax(material: Material): number {
  return material.type.startsWith('plexiglass-transparent')
    ? borderRules.maxMm.transparentPlexiglass
    : borderRules.maxMm.sign
}

const usualHoleMm = holeRules.minMm + 1

/** Which holes a sign could have takes long to find out for a customer's own outline: only the editor asks for it. */
function freeHolesOf(config: SignConfig, catalogue: PlateCatalogue): Plate['freeHoles'] {
  const placed = hasFreeHoles(config)
  let found: SignFixing | null | undefined = placed ? config.fixing : undefined
  return {
    placed,
    get fixing() {
      if (found === undefined) found = freeHoleFixing(config, catalogue)
      return found
    },
    get diameterMm() {
      return this.fixing?.options.diameters ?? usualHoleMm
    },
  }
}

function signPlate(design: OnSign, catalogue: PlateCatalogue): Plate | null {
  const { config } = design
  const chosen = catalogue.materials.materials.find(m => m.name === config.material)
  if (!chosen) return null
  // An oversize sign is made of its large format, by that one's limits; the colours stay those that were chosen.
  const material = madeOf(config, catalogue) ?? chosen
  const family = catalogue.materials.families[material.family]
  const colour = chosen.colors.find(c => c.slug === config.color)
  const { width, height } = config
  return {
    widthMm: width,
    heightMm: height,
    ...signOutline(config, catalogue),
    keepOut: null,
    ...textRules.sign,
    minFontMm: smallestLetterMm(material, catalogue.materials.families),
    maxLines: maxLines({ height }),
    qrMinMm: pxToMm(family?.qrMinPx ?? minSizePx.qrCoarse),
    codeModuleMm: codeModuleMm[material.marking],
    imageMinMm: pxToMm(minSizePx.image),
    border: {
      minMm: borderRules.minMm,
      maxMm: borderMax(material),
      innerRadiusMm: pxToMm(borderRules.innerRadiusPx.sign),
    },
    fullColour: material.marking === 'printing',
    marking: material.marking,
    ink: config.textColor ?? colour?.textColor ?? '#111111',
    paper: config.bgColor ?? colour?.bgColor ?? '#ffffff',
    holes: holePositions(config, catalogue),
    freeHoles: freeHolesOf(config, catalogue),
    maxHoles: maxCustomHoles(indexSigns(catalogue)),
  }
}

/** The parts of a design that decide its plate: not its words and pictures. */
export function plateFacts(design: Design): PlateFacts {
  const { inkColor } = design
  return hasMaterial(design)
    ? { type: design.type, config: design.config }
    : { type: design.type, config: design.config, inkColor }
}

/** The plate as a box, mm. */
export const boxOfPlate = (plate: Pick<Plate, 'widthMm' | 'heightMm'> | null): Box => ({
  left: 0,
  top: 0,
  width: plate?.widthMm ?? 0,
  height: plate?.heightMm ?? 0,
  rotate: 0,
})

/**
 * The plate that a design is made on: size and shape, the zones that stay free and the smallest sizes, all in mm
 * (SIGN-30 to SIGN-33, STAMP-6 to STAMP-9). `null` where the catalogue does not know the model or the material.
 */
export function plateOf(design: PlateFacts, catalogue: PlateCatalogue): Plate | null {
  return hasMaterial(design) ? signPlate(design, catalogue) : stampPlate(design, catalogue)
}
