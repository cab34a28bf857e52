/** The workshop's machines (PRODUCTION-1). */
export const machines = ['rubber', 'engraver', 'printer'] as const
export type Machine = (typeof machines)[number]

/** How a machine works, all in mm. */
interface MachineFacts {
  /** The stock sheet that is laid in where no other is named. */
  stock: { widthMm: number; heightMm: number }
  /** Between two pieces. */
  gapMm: number
  /** Along the sheet's edge, where nothing lies: clamps hold it there. */
  marginMm: number
  /** The kerf: the width that the beam burns away. A contour runs half a kerf outside of the piece. */
  kerfMm: number
  /** How far the ground is painted over a piece's edge; half of the gap at most. */
  bleedMm: number
  /** A relief prints its mirror image. */
  mirrored: boolean
  /** How far the walls of a relief slope outwards below a letter; 0 where nothing is raised. */
  shoulderMm: number
}

export const machineFacts: Readonly<Record<Machine, MachineFacts>> = {
  rubber: {
    stock: { widthMm: 297, heightMm: 210 },
    gapMm: 2,
    marginMm: 3,
    kerfMm: 0.2,
    bleedMm: 0,
    mirrored: true,
    shoulderMm: 0.4,
  },
  engraver: {
    stock: { widthMm: 600, heightMm: 300 },
    gapMm: 3,
    marginMm: 0,
    kerfMm: 0.1,
    bleedMm: 0,
    mirrored: false,
    shoulderMm: 0,
  },
  printer: {
    stock: { widthMm: 600, heightMm: 400 },
    gapMm: 4,
    marginMm: 5,
    kerfMm: 0.1,
    bleedMm: 2,
    mirrored: false,
    shoulderMm: 0,
  },
}

/** What is laid on one sheet together: one material in one colour, on one machine (PRODUCTION-2). */
export interface Stack {
  machine: Machine
  /** The material's name in the catalogue; `rubber` for text plates. */
  material: string
  /** The colour's slug; `printed` for boards whose ground is printed, empty for text plates. */
  colour: string
}

/** The colour of a stack whose plates have their grounds printed: they lie on one board, with any colours. */
export const printedColour = 'printed'

/** The fields of a kept design that decide the stack of its plate. */
export interface KeptDesign {
  /** That of its plate; null for a text plate. */
  material: string | null
  colour: string | null
}

/** A material of the catalogue, as far as it says where it is made. */
export interface StackMaterial {
  name: string
  marking: string
  colors: readonly { slug: string; bgTexture: string | null; bgOpacity: number }[]
}

/**
 * Where a design is made. Text plates are rubber; a sign goes where its material is marked, and to the engraver where the catalogue
 * does not know the material any more. An engraved plate has its colours in the board; of printed ones, only bare or transparent plates
 * have their own board.
 */
export function stackOf({ material, colour }: KeptDesign, materials: readonly StackMaterial[]): Stack {
  if (material === null) return { machine: 'rubber', material: 'rubber', colour: '' }
  const known = materials.find(({ name }) => name === material)
  if (known?.marking !== 'printing') return { machine: 'engraver', material, colour: colour ?? '' }
  const ground = known.colors.find(({ slug }) => slug === colour)
  const bare = ground && (ground.bgTexture !== null || ground.bgOpacity < 1)
  return { machine: 'printer', material, colour: bare ? ground.slug : printedColour }
}

/** A stack as one word. */
export const stackKey = ({ machine, material, colour }: Stack): string => `${machine}/${material}/${colour}`
