import { comparedLine, saidBy } from '@/lib/design/scene/checks/sample-words'
import type { Design } from '@/lib/design/scene/model'

/*
 * What the shop's templates invent: people, firms, places, titles that nobody orders. A line without these and without a
 * figure says what many want to say ("Médecin généraliste", "Défense de fumer", "Cabinet médical").
 */

const people = `
martin dupont bernard barnard smith schmidt brown müller muster harper lefèvre fairfax moreau morris
beispiel petit klein peters small durand schneider duncan becker green leroy vogel lee faure faber fawcett ford
rousseau richter robinson weber jones kraus hoffmann taylor gauthier gärtner gardner lang grant
emma lucas lukas léo leo léa lea leah rex
`
const firms = `
jardins gärten lakeside atelier ateliers holzwerkstatt workshop rheinwerkstätten works sonnenhof sonnenschein
cèdres zedern cedars talblick talheim val vale valley football fussballclub harmonie brass parkschule park parc
maison villa ferme hof farm haus house cottage lumière licht light invites guests
`
const places = `
lilas lilac lindenstraße lindenweg port hafenweg pier marché marktplatz market liberté freiheitsallee liberty
annecy konstanz keswick rennes würzburg bristol tours stuttgart lille hamburg york grenoble rosenheim cardiff
nantes kiel plymouth windsor kent lyon köln leeds london
`

const madeUp = new Set(`${people} ${firms} ${places}`.trim().split(/\s+/))
const words = /[\p{L}\d]+/gu
const address = /@|www\.|https?:/i

/** Texts with figures that are no sample. */
const meant = new Set(['* loi 1901 *'])

function isMadeUp(line: string): boolean {
  if (meant.has(line)) return false
  return /\d/.test(line) || address.test(line) || (line.match(words) ?? []).some(word => madeUp.has(word))
}

/** Those of a template's lines that are there to be replaced (DESIGN-33), as `plainWords` has them. */
export const madeUpLines = (lines: readonly string[]): string[] =>
  lines.map(line => comparedLine(line).plain).filter(isMadeUp)

/** What ready-made designs say that is there to be replaced, their codes included. */
export const madeUpIn = (designs: readonly Design[]): string[] =>
  madeUpLines(designs.flatMap(({ elements }) => elements.flatMap(saidBy)))
