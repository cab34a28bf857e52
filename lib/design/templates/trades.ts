import type { Localised } from '@/lib/ground/common'
import { type Language, languages } from '@/lib/ground/names'
import type { LibraryTemplate, TemplateLine, TemplateTopic } from './template'

/** The sample name of a template: a person or a firm, in each language. */
const people = {
  person: { fr: 'Camille MARTIN', de: 'Anna SCHMIDT', en: 'Jane SMITH' },
  firm: { fr: 'DUPONT & FILS', de: 'MÜLLER & SÖHNE', en: 'BROWN & SONS' },
} as const satisfies Record<string, Localised>
const contact = {
  address: {
    fr: '12, rue des Lilas – 69003 LYON',
    de: 'Lindenweg 12 – 50667 Köln',
    en: '12 Lilac Lane – London',
  },
  phone: { fr: 'Tél. 04 00 00 00 00', de: 'Tel. 0221 000000', en: 'Tel. 020 0000 0000' },
} as const satisfies Record<string, Localised>

/** id | topic | person or firm | symbol | trade in French | in German | in English */
const table = `
physician|health|person|fluent-stethoscope|Médecin généraliste|Arzt für Allgemeinmedizin|General practitioner
nurse|health|person|medical-cross|Infirmière diplômée d’État|Krankenpflegerin|Registered nurse
dentist|health|person|mdi-tooth|Chirurgien-dentiste|Zahnarztpraxis|Dental surgeon
physiotherapist|health|person|mdi-meditation|Masseur-kinésithérapeute|Physiotherapie|Physiotherapist
osteopath|health|person|mdi-bone|Ostéopathe D.O.|Osteopathin|Osteopath
midwife|health|person|mdi-baby-carriage|Sage-femme|Hebamme|Midwife
psychologist|health|person|mdi-hand-heart|Psychologue|Psychologische Praxis|Psychologist
pharmacy|health|firm|mdi-pharmacy|Pharmacie|Apotheke|Pharmacy
optician|health|firm|mdi-glasses|Opticien|Augenoptik|Optician
vet|health|person|paw|Vétérinaire|Tierarztpraxis|Veterinary surgeon
podiatrist|health|person|mdi-foot-print|Pédicure-podologue|Podologie|Podiatrist
attorney|law|person|scales|Avocat au Barreau|Rechtsanwältin|Solicitor
notary|law|person|mdi-seal|Notaire|Notarin|Notary public
bailiff|law|person|mdi-gavel|Commissaire de justice|Gerichtsvollzieherin|Bailiff
accountant|law|firm|mdi-calculator|Expert-comptable|Steuerberatung|Chartered accountants
architect|law|person|mdi-ruler-square|Architecte D.P.L.G.|Architektin|Architect
insurer|law|firm|mdi-umbrella|Assurances|Versicherungen|Insurance
realtor|law|firm|mdi-home-city|Agence immobilière|Immobilien|Estate agents
translator|law|person|mdi-file-sign|Traductrice assermentée|Beeidigte Übersetzerin|Sworn translator
plumber|crafts|firm|mdi-pipe-wrench|Plomberie – Chauffage|Sanitär – Heizung|Plumbing – Heating
electrician|crafts|firm|mdi-flash|Électricité générale|Elektroinstallation|Electrical contractors
joiner|crafts|firm|mdi-hand-saw|Menuiserie|Tischlerei|Joinery
mason|crafts|firm|mdi-wall|Maçonnerie|Maurerbetrieb|Building contractors
painter|crafts|firm|mdi-format-paint|Peinture – Décoration|Malerbetrieb|Painting – Decorating
roofer|crafts|firm|mdi-home-roof|Couverture – Zinguerie|Dachdeckerei|Roofing
gardener|crafts|firm|mdi-tree|Paysagiste|Garten- und Landschaftsbau|Landscape gardening
mechanic|crafts|firm|mdi-car-wrench|Garage automobile|Kfz-Werkstatt|Car repairs
cleaner|crafts|firm|mdi-broom|Nettoyage|Gebäudereinigung|Cleaning services
locksmith|crafts|firm|mdi-key-variant|Serrurerie|Schlüsseldienst|Locksmith
haulier|crafts|firm|mdi-truck|Transports|Transporte|Haulage
farm|crafts|firm|mdi-tractor|Exploitation agricole|Landwirtschaft|Farm
restaurant|food|firm|mdi-silverware-fork-knife|Restaurant|Restaurant|Restaurant
bakery|food|firm|mdi-baguette|Boulangerie – Pâtisserie|Bäckerei – Konditorei|Bakery
butcher|food|firm|mdi-cow|Boucherie – Charcuterie|Metzgerei|Butcher
winery|food|firm|mdi-fruit-grapes|Vigneron récoltant|Weingut|Winegrowers
cafe|food|firm|mdi-coffee|Salon de thé|Café|Tea room
beekeeper|food|firm|mdi-bee|Apiculteur – Miel|Imkerei – Honig|Honey producers
florist|trade|firm|mdi-flower-tulip|Fleuriste|Blumenladen|Florist
jeweller|trade|firm|mdi-diamond-stone|Bijouterie|Juwelier|Jeweller
bookshop|trade|firm|mdi-book-open-page-variant|Librairie|Buchhandlung|Bookshop
grocer|trade|firm|mdi-basket|Épicerie fine|Feinkost|Delicatessen
photographer|trade|person|mdi-camera|Photographe|Fotografin|Photographer
it|trade|firm|mdi-laptop|Services informatiques|IT-Dienstleistungen|IT services
hairdresser|beauty|firm|mdi-content-cut|Coiffure|Friseursalon|Hairdresser
beautician|beauty|firm|mdi-spa|Institut de beauté|Kosmetikstudio|Beauty salon
seamstress|beauty|person|mdi-hanger|Couture – Retouches|Schneiderei|Dressmaker
teacher|school|person|mdi-school|Professeure des écoles|Lehrerin|Teacher
music|school|person|mdi-music-clef-treble|Professeur de musique|Musikunterricht|Music lessons
driving|school|firm|mdi-steering|Auto-école|Fahrschule|Driving school
nursery|school|firm|mdi-human-child|Crèche|Kindertagesstätte|Day nursery
`

const families: Partial<Record<TemplateTopic, string>> = {
  law: 'EB Garamond',
  food: 'Lora',
  beauty: 'Playfair Display',
  crafts: 'Roboto Condensed',
  trade: 'Montserrat',
}

interface Trade {
  id: string
  topic: TemplateTopic
  who: 'person' | 'firm'
  symbol: string
  trade: Localised
}

const known = {
  health: 'health',
  law: 'law',
  crafts: 'crafts',
  food: 'food',
  trade: 'trade',
  beauty: 'beauty',
  school: 'school',
} as const satisfies Partial<Record<TemplateTopic, TemplateTopic>>

const trades: readonly Trade[] = table
  .trim()
  .split('\n')
  .map(row => {
    const [id = '', topic = '', who = '', symbol = '', fr = '', de = '', en = ''] = row.split('|')
    return {
      id,
      topic: known[topic as keyof typeof known],
      who: who === 'firm' ? 'firm' : 'person',
      symbol,
      trade: { fr, de, en },
    }
  })

const everyLanguage = <T>(of: (language: Language) => T): Record<Language, T> => ({
  fr: of('fr'),
  de: of('de'),
  en: of('en'),
})

function linesOf({ who, trade }: Trade, { address }: { address: boolean }) {
  return everyLanguage((language): TemplateLine[] => [
    { text: people[who][language], own: true },
    { text: trade[language], own: false },
    ...(address ? [{ text: contact.address[language], own: true }] : []),
    { text: contact.phone[language], own: true },
  ])
}

const wordsOf = ({ id, trade }: Trade) => `${id} ${languages.map(language => trade[language]).join(' ')}`

/** Of each trade a stamp with and without its symbol, and a sign. */
export const tradeTemplates: readonly LibraryTemplate[] = trades.flatMap(trade => {
  const common = {
    topic: trade.topic,
    name: trade.trade,
    words: wordsOf(trade),
    family: families[trade.topic] ?? 'Roboto',
  }
  const stamp = { ...common, kind: 'stamp', lines: linesOf(trade, { address: true }) } as const
  return [
    { ...stamp, slug: `lib-${trade.id}`, layout: 'lines' },
    { ...stamp, slug: `lib-${trade.id}-symbol`, layout: 'symbol', symbol: trade.symbol },
    {
      ...common,
      kind: 'sign',
      slug: `lib-${trade.id}-plaque`,
      layout: 'symbol',
      symbol: trade.symbol,
      lines: linesOf(trade, { address: false }),
    },
  ]
})
