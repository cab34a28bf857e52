import type { Catalogue } from '@/lib/catalogue/catalogue'
import type { StampModel } from '@/lib/catalogue/stamps'
import { impressionOfScene } from '@/lib/design/drawing/scene-marks'
import { bandPath } from '@/lib/design/drawing/stamps/band'
import { fetchPrints } from '@/lib/design/drawing/stamps/fetched-prints'
import type { Impression } from '@/lib/design/drawing/stamps/impression'
import { inksOf } from '@/lib/design/drawing/stamps/inks'
import { laidImpression } from '@/lib/design/drawing/stamps/laid-impression'
import { group, path, tag } from '@/lib/design/drawing/svg'
import { checkDesign } from '@/lib/design/scene/checks/check-design'
import { compile } from '@/lib/design/scene/compile'
import { createFetchedOutlines } from '@/lib/design/scene/fetched-outlines'
import type { Design, StampDesign, StoredDesign } from '@/lib/design/scene/model'
import { firstWords } from '@/lib/design/scene/operations/first-words'
import { type LineWishes, withoutLarger } from '@/lib/design/scene/operations/fit/typed'
import { largerMounts } from '@/lib/design/scene/operations/space-for-lines'
import { formLines } from '@/lib/design/scene/operations/text-lines'
import { parseDesign } from '@/lib/design/scene/parse'
import { type Plate, plateOf } from '@/lib/design/scene/plate'
import { requiredFiles } from '@/lib/design/scene/required'
import { readDesign, storeDesign } from '@/lib/design/scene/stored'
import { hasMount } from '@/lib/design/scene/traits'
import { madeUpIn } from '@/lib/design/templates/made-up'
import { type ReadyMade, readyMadeOffer } from '@/lib/design/templates/offer'
import { isLargerThan, layAsLarge, layOwnWords } from '@/lib/design/templates/own-words'
import type { Language } from '@/lib/ground/common'
import { fillingOf } from '../filling-of'
import type { LaidOutText } from '../own-text'

export { storeDesign } from '@/lib/design/scene/stored'

/** The base of a stamp's text: a plate of the model, and a ready-made design whose texts are replaced. */
export interface StampBeginning {
  design: Extract<StoredDesign, { type: 'stamp' }>
  template: Extract<StoredDesign, { type: 'stamp' }>
}

/** A stamp with its text, exactly as it is ordered but for its colours. */
export interface LaidOutStamp extends LaidOutText {
  design: StampDesign
  impression: Impression
}

const engine = createFetchedOutlines()
const svgUrl = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`

/**
 * Lays out and checks a stamp with these lines, with exactly the engraved outlines. `null` where they do not fit on the plate as wished, or
 * where the catalogue does not know the plate; throws when a font cannot be fetched. `samples` is the ready-made design whose texts are to
 * be replaced: the template, unless it is already the shopper's own.
 */
export async function layOutStamp(
  { design: ground, template: stored }: StampBeginning,
  lines: readonly string[],
  catalogue: Catalogue,
  { samples = stored, wishes }: { samples?: StoredDesign; wishes?: LineWishes | undefined } = {},
): Promise<LaidOutStamp | null> {
  const [design, template] = [readDesign(ground), readDesign(stored)]
  const [plate, from] = [plateOf(design, catalogue), plateOf(template, catalogue)]
  if (!plate || !from) return null
  const readyMade = readyMadeOn(template, from)
  await engine.load(readyMadeOffer(readyMade).files)
  const laid = layOwnWords(readyMade, lines, { design, plate, engine }, wishes)
  if (!hasMount(laid)) return null
  return judged({ ...laid, name: firstWords(lines) || laid.name }, plate, samples)
}

/** The result for the text of a stamp's page. */
interface WrittenStamp {
  laidOut: LaidOutStamp | null
  /** The address of its print. */
  print: string | null
  /** The wishes that fit, where the lines fit only in smaller letters. */
  smaller: LineWishes | null
}

/** The stamp of a page with these lines and wishes, and its shown data. `samples` and errors as those of `layOutStamp`. */
export async function writeStamp(
  beginning: StampBeginning | null,
  lines: readonly string[],
  catalogue: Catalogue,
  { wishes, samples }: { wishes?: LineWishes | undefined; samples?: StoredDesign } = {},
): Promise<WrittenStamp> {
  const lay = (wished?: LineWishes) =>
    beginning && layOutStamp(beginning, lines, catalogue, { wishes: wished, ...(samples && { samples }) })
  const laidOut = await lay(wishes)
  const less = laidOut || !wishes ? null : withoutLarger(wishes)
  const smaller = less && (await lay(less)) ? less : null
  return { laidOut, print: laidOut && printMask(laidOut.impression), smaller }
}

const readyMadeOn = (design: Design, plate: Plate): ReadyMade => ({
  slug: design.slug,
  name: design.name,
  topic: '',
  design,
  plate,
})

/** A stamp whose lines fit on a larger mount. */
interface OnLarger {
  name: string
  present: StampDesign
  design: StampDesign
}

/**
 * The nearest larger mount on which these lines fit at the wished size, where they do not fit on the stamp; `null` where no mount fits.
 * @param beginning in its colours
 * @param catalogue with all mounts
 */
export async function onLargerMount(
  { design: ground, template: stored }: StampBeginning,
  lines: readonly string[],
  catalogue: Catalogue,
  wishes?: LineWishes,
): Promise<OnLarger | null> {
  const [present, template] = [readDesign(ground), readDesign(stored)]
  const [plate, from] = [plateOf(present, catalogue), plateOf(template, catalogue)]
  if (!hasMount(present) || !plate || !from) return null
  const readyMade = readyMadeOn(template, from)
  await engine.load(readyMadeOffer(readyMade).files)
  const here = layAsLarge(readyMade, lines, { design: present, plate, engine }, wishes)
  for (const { design, plate: its, name } of largerMounts(present, plate, catalogue)) {
    // Each try is a separate task, so that typing never waits.
    await new Promise(resolve => setTimeout(resolve))
    const laid = layAsLarge(readyMade, lines, { design, plate: its, engine }, wishes)
    if (hasMount(laid) && isLargerThan(here, laid, lines, wishes))
      return { name, present, design: { ...laid, name: firstWords(lines) || laid.name } }
  }
  return null
}

/** A stamp with what is shown about it; nobody orders the texts of `samples`. */
function judged(design: StampDesign, plate: Plate, samples: StoredDesign): LaidOutStamp {
  const scene = compile(design, plate, engine)
  const written = formLines(design).filter(({ text }) => text.trim() !== '')
  return {
    design,
    impression: impressionOfScene(scene),
    findings: checkDesign(design, plate, scene, engine, {
      samples: new Set(madeUpIn([readDesign(samples)])),
    }),
    smallestMm: Math.min(...written.map(({ sizeMm }) => sizeMm)),
    minFontMm: plate.minFontMm,
    ...fillingOf(design),
  }
}

/** An unchanged stamp from the editor. `null` and errors as those of `layOutStamp`. */
export async function judgeStamp(
  stored: StoredDesign,
  catalogue: Catalogue,
  samples: StoredDesign,
): Promise<LaidOutStamp | null> {
  const design = readDesign(stored)
  const plate = plateOf(design, catalogue)
  if (!plate || !hasMount(design)) return null
  await engine.load(requiredFiles(design))
  return judged(design, plate, samples)
}

/** The kept design of a stamp, if it is for exactly this mount. */
export function keptStamp(kept: unknown, modelId: string): StampBeginning['design'] | null {
  const parsed = parseDesign(kept)
  return parsed.ok && hasMount(parsed.design) && parsed.design.modelId === modelId
    ? (storeDesign(parsed.design) as StampBeginning['design'])
    : null
}

/** The words of a stamp, line by line. */
export const wordsOf = (stored: StoredDesign): string[] =>
  formLines(readDesign(stored)).map(({ text }) => text)

/** The print as the address of a picture that masks the ink: its outlines on the whole plate. */
export function printMask({ widthMm, heightMm, shapes }: Impression): string {
  const marks = shapes.map(({ d, fillRule }) => path(d, { 'fill-rule': fillRule }))
  const viewBox = `0 0 ${widthMm} ${heightMm}`
  return svgUrl(tag('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox }, group({}, ...marks)))
}

interface Dressed {
  slug: string
  ink: string
  language: Language
  catalogue: Catalogue
  /** Positions of the impression on the mount's picture. */
  printsUrl: string
}

/** The print of the movable band, for the date on the wheels in the mount's picture. */
const bandOf = (model: StampModel, language: Language): string =>
  model.band ? bandPath(model, { phrase: model.phrases?.[language][0] }) : ''

/** The impression at its places on the mount's blank picture, as a picture to lie over it; `null` where it lies nowhere. */
export async function printOnMount({ impression }: LaidOutStamp, dressed: Dressed): Promise<string | null> {
  const { models, inkColors } = dressed.catalogue.stampModels
  const model = models.find(({ slug }) => slug === dressed.slug)
  const ink = inkColors.find(({ slug }) => slug === dressed.ink)
  const prints = await fetchPrints(dressed.printsUrl)
  if (!model || !ink || !prints) return null
  const { inkHex, bandHex } = inksOf(ink, inkColors)
  const inks = { text: inkHex, band: bandHex }
  return svgUrl(laidImpression(prints, { model, impression, inks, band: bandOf(model, dressed.language) }))
}
