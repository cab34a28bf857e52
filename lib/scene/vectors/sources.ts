import type { Localised } from '@/lib/catalogue/common'

/** A drawing of the shop, as the pieces of an SVG in its view box. */
export interface VectorSource {
  name: string
  label: Localised
  viewBox: string
  svg: string
}

/** Drawn for this shop; an element names them as `vector:name`. */
export const vectorSources: readonly VectorSource[] = [
  {
    name: 'heart',
    label: { fr: 'Cœur', de: 'Herz', en: 'Heart' },
    viewBox: '0 0 100 100',
    svg: '<path d="M50 92L9 50A25 25 0 0 1 50 20A25 25 0 0 1 91 50Z"/>',
  },
  {
    name: 'leaf',
    label: { fr: 'Feuille', de: 'Blatt', en: 'Leaf' },
    viewBox: '0 0 100 100',
    svg: '<path d="M10 90Q5 20 92 8Q96 90 28 82Q50 50 74 30Q40 46 16 92Z"/>',
  },
  {
    name: 'medical-cross',
    label: { fr: 'Croix médicale', de: 'Medizinkreuz', en: 'Medical cross' },
    viewBox: '0 0 100 100',
    svg: '<path d="M36 6H64V36H94V64H64V94H36V64H6V36H36Z"/>',
  },
  {
    name: 'scales',
    label: { fr: 'Balance de justice', de: 'Waage der Justiz', en: 'Scales of justice' },
    viewBox: '0 0 100 100',
    svg: '<path d="M47 8H53V18L84 22L97 58A17 12 0 0 1 63 58L76 26L53 23V84H72V92H28V84H47V23L24 26L37 58A17 12 0 0 1 3 58L16 22L47 18ZM20 32L10 57H30ZM80 32L70 57H90Z" fill-rule="evenodd"/>',
  },
  {
    name: 'tree',
    label: { fr: 'Arbre', de: 'Baum', en: 'Tree' },
    viewBox: '0 0 100 100',
    svg: '<path d="M50 4L78 40H64L86 68H56V96H44V68H14L36 40H22Z"/>',
  },
  {
    name: 'book',
    label: { fr: 'Livre', de: 'Buch', en: 'Book' },
    viewBox: '0 0 100 100',
    svg: '<path d="M6 18Q30 8 48 22V88Q30 76 6 84ZM94 18Q70 8 52 22V88Q70 76 94 84Z"/>',
  },
  {
    name: 'no-smoking',
    label: { fr: 'Interdiction de fumer', de: 'Rauchen verboten', en: 'No smoking' },
    viewBox: '0 0 100 100',
    svg: '<path d="M18 46H66V58H18ZM70 46H76V58H70ZM79 46H84V58H79Z" fill="#111"/><path d="M50 3A47 47 0 1 1 50 97A47 47 0 1 1 50 3ZM50 12A38 38 0 0 0 26.4 79.8L79.8 26.4A38 38 0 0 0 50 12ZM73.6 20.2L20.2 73.6A38 38 0 0 0 73.6 20.2Z" fill="#c4161c" fill-rule="evenodd"/>',
  },
  {
    name: 'wc',
    label: { fr: 'Toilettes', de: 'WC', en: 'Toilets' },
    viewBox: '0 0 100 100',
    svg: '<circle cx="26" cy="12" r="9"/><path d="M14 24H38L40 58H34V94H28V60H24V94H18V58H12Z"/><circle cx="74" cy="12" r="9"/><path d="M66 24H82L94 62H84V94H77V62H71V94H64V62H54Z"/><path d="M48.5 6H51.5V94H48.5Z"/>',
  },
  {
    name: 'wifi',
    label: { fr: 'Wi-Fi', de: 'WLAN', en: 'Wi-Fi' },
    viewBox: '0 0 100 100',
    svg: '<circle cx="50" cy="80" r="8"/><path d="M30 62A28 28 0 0 1 70 62L64 68A20 20 0 0 0 36 68ZM16 48A48 48 0 0 1 84 48L78 54A40 40 0 0 0 22 54Z"/>',
  },
  {
    name: 'phone',
    label: { fr: 'Téléphone', de: 'Telefon', en: 'Phone' },
    viewBox: '0 0 100 100',
    svg: '<path d="M20 8L36 8L42 30L32 38Q42 58 62 68L70 58L92 64V80Q88 94 74 92Q14 82 8 22Q8 10 20 8Z"/>',
  },
  {
    name: 'mail',
    label: { fr: 'Courrier', de: 'Brief', en: 'Mail' },
    viewBox: '0 0 100 100',
    svg: '<path d="M6 20H94L50 56ZM6 30L50 66L94 30V82H6Z"/>',
  },
  {
    name: 'house',
    label: { fr: 'Maison', de: 'Haus', en: 'House' },
    viewBox: '0 0 100 100',
    svg: '<path d="M50 8L96 48H84V92H60V62H40V92H16V48H4Z"/>',
  },
  {
    name: 'paw',
    label: { fr: 'Patte', de: 'Pfote', en: 'Paw' },
    viewBox: '0 0 100 100',
    svg: '<ellipse cx="24" cy="40" rx="10" ry="14"/><ellipse cx="42" cy="22" rx="10" ry="15"/><ellipse cx="62" cy="22" rx="10" ry="15"/><ellipse cx="80" cy="40" rx="10" ry="14"/><path d="M52 48Q78 62 80 82Q70 96 52 86Q34 96 24 82Q26 62 52 48Z"/>',
  },
  {
    name: 'star',
    label: { fr: 'Étoile', de: 'Stern', en: 'Star' },
    viewBox: '0 0 100 100',
    svg: '<path d="M50 4L64 38L98 40L72 62L80 96L50 78L20 96L28 62L2 40L36 38Z"/>',
  },
  {
    name: 'scissors',
    label: { fr: 'Ciseaux', de: 'Schere', en: 'Scissors' },
    viewBox: '0 0 100 100',
    svg: '<path d="M46 50L84 8L90 14L58 56L90 86L84 92L50 62L38 74A14 14 0 1 1 32 66L44 56L32 38A14 14 0 1 1 40 32ZM26 22A6 6 0 1 0 26 34A6 6 0 1 0 26 22ZM26 72A6 6 0 1 0 26 84A6 6 0 1 0 26 72Z" fill-rule="evenodd"/>',
  },
  {
    name: 'arrow',
    label: { fr: 'Flèche', de: 'Pfeil', en: 'Arrow' },
    viewBox: '0 0 100 100',
    svg: '<path d="M4 38H56V14L96 50L56 86V62H4Z"/>',
  },
]
