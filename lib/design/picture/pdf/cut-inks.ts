import {
  decodePDFRawStream,
  PDFArray,
  type PDFContext,
  type PDFDict,
  PDFName,
  type PDFObject,
  PDFRawStream,
} from '@cantoo/pdf-lib'
import { isCutName } from './cut-names'
import { nameOf } from './values'

/** A colour space whose inks include cut lines, recognised by their names (DESIGN-55). */
export interface CutInks {
  /** Those of the cuts. */
  names: string[]
  /** Which of its inks they are, from 0, and how many inks it has. */
  places: number[]
  inks: number
}

/** More inks are no drawing of a person's, and a reader of PDF need not take them. */
const mostInks = 32

/** The inks of a space that are to be cut along; `null` where there are none, or it is another kind of space. */
export function cutInksOf(space: PDFArray): CutInks | null {
  const kind = nameOf(space.lookup(0))
  const named = space.lookup(1)
  const several = kind === 'DeviceN' && named instanceof PDFArray && named.size() <= mostInks
  const all = several ? named.asArray().map((_, at) => nameOf(named.lookup(at))) : [nameOf(named)]
  if (space.size() < 4 || !(several || kind === 'Separation')) return null
  const places = all.flatMap((name, at) => (isCutName(name) ? [at] : []))
  const names = places.map(at => all[at] ?? '')
  return places.length > 0 ? { names, places, inks: all.length } : null
}

/** Whether nothing but cuts is drawn in a space. */
export const isCutAlone = ({ places, inks }: CutInks): boolean => places.length === inks

/** Steps of a calculation that turn one of its figures into nothing; the last one lies on top. */
const emptied = (place: number, inks: number): string =>
  `${inks} ${inks - 1 - place} roll pop 0 ${inks} ${place + 1} roll`

/** A calculation in the words of PDF, with other steps before its own. */
function calculation(tint: PDFRawStream, steps: string, context: PDFContext): PDFObject | null {
  const own = new TextDecoder('latin1').decode(decodePDFRawStream(tint).decode())
  const opening = own.indexOf('{')
  if (opening === -1) return null
  const [Domain, Range] = ['Domain', 'Range'].map(name => tint.dict.lookup(PDFName.of(name)))
  if (!Domain || !Range) return null
  const stream = context.stream(`{ ${steps} ${own.slice(opening + 1)}`, { FunctionType: 4 })
  stream.dict.set(PDFName.of('Domain'), Domain)
  stream.dict.set(PDFName.of('Range'), Range)
  return stream
}

/** A table of colours, read with some of its inks at zero. */
function table(tint: PDFRawStream, { places, inks }: CutInks, context: PDFContext): PDFObject | null {
  const dict = tint.dict.clone(context)
  const sizes = dict.lookup(PDFName.of('Size'))
  const given = dict.lookup(PDFName.of('Encode'))
  if (!(sizes instanceof PDFArray)) return null
  const figure = (list: PDFArray, at: number) => Number(String(list.lookup(at)))
  const encode = Array.from({ length: inks }, (_, at) => {
    const first = given instanceof PDFArray ? figure(given, 2 * at) : 0
    const last = given instanceof PDFArray ? figure(given, 2 * at + 1) : figure(sizes, at) - 1
    return [first, places.includes(at) ? first : last]
  }).flat()
  if (!encode.every(Number.isFinite)) return null
  dict.set(PDFName.of('Encode'), context.obj(encode))
  return PDFRawStream.of(dict, tint.contents)
}

/**
 * What a space of several inks shows without its cuts: its function with those inks at zero. `null` where no such function can be
 * written.
 */
export function withoutCutInks(
  tint: PDFObject | undefined,
  cut: CutInks,
  context: PDFContext,
): PDFObject | null {
  if (!(tint instanceof PDFRawStream)) return null
  const kind = String(tint.dict.lookup(PDFName.of('FunctionType')))
  if (kind === '0') return table(tint, cut, context)
  const steps = cut.places.map(place => emptied(place, cut.inks)).join(' ')
  return kind === '4' ? calculation(tint, steps, context) : null
}

/**
 * What shows where a space of several inks is used for its cuts alone: a function to a colour there, and to black elsewhere.
 * @param colour its three parts, 0 to 1 each
 */
export function cutInksAlone(
  { places, inks }: CutInks,
  colour: readonly number[],
  context: PDFContext,
): PDFObject {
  const summed = (isCut: boolean, above: number) =>
    Array.from({ length: inks }, (_, at) => at)
      .filter(at => places.includes(at) === isCut)
      .map(at => `${inks - at + above} index add`)
      .join(' ')
  const asked = `0 ${summed(false, 0)} 0 eq 0 ${summed(true, 1)} 0 gt and`
  const cleared = `${inks + 1} 1 roll ${'pop '.repeat(inks)}`
  const code = `{ ${asked} ${cleared} { ${colour.join(' ')} } { 0 0 0 } ifelse }`
  const Domain = Array.from({ length: inks }, () => [0, 1]).flat()
  return context.stream(code, { FunctionType: 4, Domain, Range: [0, 1, 0, 1, 0, 1] })
}

/** A function to one colour for any amount of ink. It is no stream, because none can be written into a file that is still locked. */
export const oneColour = (parts: readonly number[], context: PDFContext): PDFDict =>
  context.obj({ FunctionType: 2, Domain: [0, 1], C0: [...parts], C1: [...parts], N: 1 })
