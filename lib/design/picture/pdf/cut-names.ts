/** Parts of names that printers and cutters have for the colour of a cut, in letters alone, without accents. */
const parts = [
  'cutcontour',
  'contourcut',
  'cutline',
  'cutpath',
  'cuttingline',
  'kisscut',
  'thrucut',
  'throughcut',
  'cutthrough',
  'diecut',
  'dieline',
  'perfcut',
  'stanz',
  'konturschnitt',
  'schnittlinie',
  'schneidelinie',
  'decoupe',
]
const wholes = new Set([
  'cut',
  'cuts',
  'die',
  'cutter',
  'cutting',
  'schnitt',
  'kontur',
  'coupe',
  'traitdecoupe',
])

/** Longer names are no names of a colour. */
const longest = 200

/**
 * Whether a spot colour is a line to be cut along and no ink, by its name: "CutContour", "Kiss cut", "Stanze",
 * "Trait de découpe" (DESIGN-55).
 */
export function isCutName(name: string): boolean {
  const letters = name
    .slice(0, longest)
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '')
  return wholes.has(letters) || parts.some(part => letters.includes(part))
}
