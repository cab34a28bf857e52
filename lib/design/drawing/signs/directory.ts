import type { Language } from '@/lib/ground/common'
import { type SupportFormat, supportCells } from '@/lib/product/sign/support-multi'
import { lettering } from '../lettering/lettering'
import { num } from '../svg'
import type { SignLook, SignMark } from './look'
import type { DesignedPlate } from './support-panel'

/** A name and what stands below it. */
type Entry = readonly [name: string, below: string]

const directories: Readonly<Record<Language, { head: Entry; entries: readonly Entry[] }>> = {
  fr: {
    head: ['RÉSIDENCE DES TILLEULS', '12, rue des Lilas'],
    entries: [
      ['Dr Camille MARTIN', 'Médecin généraliste – 1er étage'],
      ['Cabinet BERNARD', 'Avocats – 1er étage'],
      ['Hélène FAURE', 'Expert-comptable – 2e étage'],
      ['Studio LUMIÈRE', 'Architectes – 2e étage'],
      ['Léo PETIT', 'Kinésithérapeute – 3e étage'],
      ['Atelier du LAC', 'Paysagistes – 3e étage'],
      ['Julie MOREAU', 'Infirmière – 4e étage'],
      ['Étude LEFÈVRE', 'Notaires – 4e étage'],
      ['Inès GARNIER', 'Ostéopathe – 5e étage'],
      ['DUPONT & FILS', 'Assurances – 5e étage'],
    ],
  },
  de: {
    head: ['HAUS AM LINDENHOF', 'Lindenstraße 12'],
    entries: [
      ['Dr. Anna WEBER', 'Allgemeinmedizin – 1. OG'],
      ['Kanzlei BRANDT', 'Rechtsanwälte – 1. OG'],
      ['Jonas KELLER', 'Steuerberater – 2. OG'],
      ['Studio LICHT', 'Architekten – 2. OG'],
      ['Lea VOGEL', 'Physiotherapie – 3. OG'],
      ['Garten & SEE', 'Landschaftsbau – 3. OG'],
      ['Julia MAIER', 'Pflegedienst – 4. OG'],
      ['Notariat LORENZ', 'Notare – 4. OG'],
      ['Ines GRÜNER', 'Osteopathie – 5. OG'],
      ['MÜLLER & SOHN', 'Versicherungen – 5. OG'],
    ],
  },
  en: {
    head: ['LINDEN COURT', '12 Lilac Street'],
    entries: [
      ['Dr Camilla MARTIN', 'General practitioner – 1st floor'],
      ['BERNARD & Co', 'Solicitors – 1st floor'],
      ['Helen FROST', 'Chartered accountant – 2nd floor'],
      ['LUMEN Studio', 'Architects – 2nd floor'],
      ['Leo PARKER', 'Physiotherapist – 3rd floor'],
      ['LAKESIDE Gardens', 'Landscaping – 3rd floor'],
      ['Julia MOORE', 'Nurse – 4th floor'],
      ['LAWSON & Partners', 'Notaries – 4th floor'],
      ['Ines GARNER', 'Osteopath – 5th floor'],
      ['DUNN & SONS', 'Insurance – 5th floor'],
    ],
  },
}

function plateLook(width: number, height: number, head: boolean): SignLook {
  const background = head ? '#14284b' : '#ffffff'
  const text = head ? '#ffffff' : '#111111'
  return {
    width,
    height,
    outline: `M0 0H${num(width)}V${num(height)}H0Z`,
    hull: [
      [0, 0],
      [width, 0],
      [width, height],
      [0, height],
    ],
    shape: 'rect',
    cornerMm: 0,
    face: 'solid',
    background,
    text,
    layers: [{ colour: text, mm: 1.6 }],
    thickness: 1.6,
    marking: 'engraving',
    bevelMm: 0,
    fixing: 'none',
    style: '',
    places: [],
    standoffMm: 0,
  }
}

/** Two lines in the middle of a plate, as large as both fit. */
function linesOf([name, below]: Entry, width: number, height: number, fill: string): SignMark[] {
  const space = { maxWidth: width * 0.86 }
  const size = Math.min(height * 0.36, width * 0.13)
  const small = size * 0.6
  const middle = height / 2
  return [
    { d: lettering(name, size, width / 2, middle + size * 0.12, space), fill },
    { d: lettering(below, small, width / 2, middle + size * 0.12 + small * 1.55, space), fill },
  ]
}

/** The plates of a house's directory, in the places of a support: what a panel with its plates looks like. */
export function directoryPlates(format: SupportFormat, language: Language): DesignedPlate[] {
  const { head, entries } = directories[language]
  let next = 0
  return supportCells(format).map(cell => {
    const look = plateLook(cell.width, cell.height, cell.head)
    const entry = cell.head ? head : (entries[next++ % entries.length] ?? head)
    return { look, marks: linesOf(entry, cell.width, cell.height, look.text), holes: [] }
  })
}
