// Safety signs after ISO 7010, on the layouts of ISO 3864-1 (shares of the sign's diameter, base or side): prohibition
// with a ring of a tenth and a bar of 0.08 at 45°, warning with a band of 0.06 and corners of radius 0.05, mandatory on a
// full disc, safe condition and fire on a square. Colours are those of the standard. In one ink the symbol stands free of
// the bar, since there is no red to tell them apart.
import { fitted } from './paths.mjs'

const red = '#9b2423'
const black = '#000000'
const yellow = '#f9a800'
const blue = '#005387'
const green = '#237f52'
const white = '#ffffff'

/** code | glyph (own, or mdi:icon) | French | German | English */
const signs = `
p001||Interdiction générale|Allgemeines Verbotszeichen|General prohibition
p002|own|Défense de fumer|Rauchen verboten|No smoking
p003|own|Flammes nues interdites|Keine offene Flamme|No open flame
p004|own|Interdit aux piétons|Für Fußgänger verboten|No thoroughfare
p005|own|Eau non potable|Kein Trinkwasser|Not drinking water
p007|mdi:heart-flash|Interdit aux porteurs d’un stimulateur cardiaque|Kein Zutritt mit Herzschrittmacher|No access with pacemakers
p010|own|Ne pas toucher|Berühren verboten|Do not touch
p012|mdi:weight|Pas de lourde charge|Keine schwere Last|No heavy load
p013|own|Téléphone portable interdit|Mobiltelefone verboten|No mobile phones
p015|mdi:hand-back-right|Ne pas introduire la main|Hineinfassen verboten|No reaching in
p020|own|Ascenseur interdit en cas d’incendie|Aufzug im Brandfall nicht benutzen|No lift in case of fire
p021|own|Chiens interdits|Mitführen von Hunden verboten|No dogs
p022|own|Manger et boire interdits|Essen und Trinken verboten|No eating or drinking
p029|own|Photographier interdit|Fotografieren verboten|No photography
p031|mdi:power|Ne pas modifier la position de l’interrupteur|Schalten verboten|Do not alter the switch
p070|mdi:cart|Chariots interdits|Einkaufswagen verboten|No trolleys
w001|own|Avertissement général|Allgemeines Warnzeichen|General warning
w003|mdi:radioactive|Matières radioactives|Radioaktive Stoffe|Radioactive material
w006|mdi:magnet|Champ magnétique|Magnetisches Feld|Magnetic field
w008|own|Obstacle au sol|Hindernisse am Boden|Floor obstacle
w009|mdi:biohazard|Danger biologique|Biogefährdung|Biological hazard
w010|mdi:snowflake|Basse température|Niedrige Temperatur|Low temperature
w011|own|Sol glissant|Rutschgefahr|Slippery surface
w012|own|Électricité|Elektrische Spannung|Electricity
w013|own|Chien de garde|Wachhund|Guard dog
w014|own|Chariots élévateurs|Flurförderzeuge|Fork lift trucks
w015|mdi:crane|Charges suspendues|Schwebende Last|Overhead load
w016|own|Matières toxiques|Giftige Stoffe|Toxic material
w017|mdi:heat-wave|Surface chaude|Heiße Oberfläche|Hot surface
w021|own|Matières inflammables|Feuergefährliche Stoffe|Flammable material
w023|own|Substances corrosives|Ätzende Stoffe|Corrosive substance
w024|mdi:hand-back-left|Écrasement des mains|Handverletzungen|Crushing of hands
w026|mdi:car-battery|Charge d’accumulateurs|Gefahren durch Batterien|Battery charging
w029|mdi:gas-cylinder|Bouteilles sous pression|Gasflaschen|Pressurised cylinder
w038|mdi:volume-high|Bruit soudain|Plötzliches Geräusch|Sudden loud noise
m001|mdi:exclamation-thick|Obligation générale|Allgemeines Gebotszeichen|General mandatory action
m002|own|Lire la notice|Gebrauchsanweisung beachten|Refer to the instructions
m003|own|Protection de l’ouïe|Gehörschutz benutzen|Wear ear protection
m004|own|Protection des yeux|Augenschutz benutzen|Wear eye protection
m006|mdi:power-plug-off|Débrancher la prise|Netzstecker ziehen|Disconnect the plug
m008|own|Chaussures de sécurité|Fußschutz benutzen|Wear safety footwear
m009|own|Gants de protection|Handschutz benutzen|Wear protective gloves
m011|own|Se laver les mains|Hände waschen|Wash your hands
m012|mdi:stairs|Tenir la main courante|Handlauf benutzen|Use the handrail
m014|own|Casque de sécurité|Kopfschutz benutzen|Wear head protection
m015|own|Gilet de haute visibilité|Warnweste benutzen|Wear high-visibility clothing
m016|own|Masque obligatoire|Maske benutzen|Wear a mask
m021|mdi:lock|Consigner avant les travaux|Vor Arbeiten freischalten|Disconnect before maintenance
m024|mdi:walk|Passage pour piétons|Fußgänger müssen diesen Weg benutzen|Use this walkway
m030|mdi:delete-variant|Utiliser la poubelle|Abfallbehälter benutzen|Use the litter bin
e001|own|Sortie de secours à gauche|Notausgang links|Emergency exit, left
e002|own|Sortie de secours à droite|Notausgang rechts|Emergency exit, right
e003|own|Premiers secours|Erste Hilfe|First aid
e004|own|Téléphone d’urgence|Notruftelefon|Emergency telephone
e007|own|Point de rassemblement|Sammelstelle|Assembly point
e009|mdi:stethoscope|Médecin|Arzt|Doctor
e010|own|Défibrillateur (DAE)|Defibrillator (AED)|Defibrillator (AED)
e011|own|Rinçage des yeux|Augenspüleinrichtung|Eyewash station
e012|own|Douche de sécurité|Notdusche|Safety shower
e015|mdi:cup-water|Eau potable|Trinkwasser|Drinking water
f001|own|Extincteur d’incendie|Feuerlöscher|Fire extinguisher
f002|own|Robinet d’incendie armé|Löschschlauch|Fire hose reel
f003|mdi:ladder|Échelle d’incendie|Feuerleiter|Fire ladder
f004|mdi:hard-hat|Matériel de lutte contre l’incendie|Mittel zur Brandbekämpfung|Firefighting equipment
f005|own|Alarme incendie|Brandmelder|Fire alarm
f006|own|Téléphone d’incendie|Brandmeldetelefon|Fire telephone
`

const family = {
  p: ['interdiction interdit défense', 'Verbot verboten', 'prohibition forbidden no'],
  w: ['avertissement danger attention', 'Warnung Gefahr Achtung', 'warning danger caution'],
  m: ['obligation obligatoire', 'Gebot Pflicht', 'mandatory must'],
  e: ['évacuation secours sauvetage', 'Rettung Flucht', 'safe condition evacuation rescue'],
  f: ['incendie feu pompiers', 'Brandschutz Feuer', 'fire'],
}

const disc = r => `M${50 - r} 50a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
const whole = { left: 0, top: 0, width: 100, height: 100 }
const inside = (left, top, width, height) => ({ left, top, width, height })

/** An equilateral triangle with a base of 100 whose corners have a radius; moved in by a distance from the outer one. */
function triangle(inset, radius) {
  const height = 100 * Math.sqrt(0.75)
  const shrink = inset + radius
  // The triangle on which the corners' centres lie: every side moved in by `shrink`.
  const [x, foot, top] = [shrink * Math.sqrt(3), height - shrink, 2 * shrink]
  const points = [
    [50, top],
    [100 - x, foot],
    [x, foot],
  ]
  const normal = [
    [-Math.sqrt(0.75), -0.5],
    [Math.sqrt(0.75), -0.5],
    [0, 1],
  ]
  const corner = (at, out) =>
    `${points[at][0] + normal[out][0] * radius} ${points[at][1] + normal[out][1] * radius}`
  if (radius === 0) return `M${points.map(point => point.join(' ')).join('L')}z`
  const arc = `A${radius} ${radius} 0 0 1 `
  return `M${corner(0, 0)}${arc}${corner(0, 1)}L${corner(1, 1)}${arc}${corner(1, 2)}L${corner(2, 2)}${arc}${corner(2, 0)}z`
}

const layouts = {
  p(tools, glyph) {
    const bar = tools.within(tools.stroked('M10 10L90 90', 8), disc(46))
    const ring = tools.plus(tools.minus(disc(50), disc(40)), bar)
    const symbol = glyph && fitted(glyph, tools.bounds(glyph), inside(24, 24, 52, 52))
    const free = symbol && tools.minus(symbol, tools.stroked('M10 10L90 90', 14))
    return [
      { d: disc(50), fill: white, on: 'print' },
      ...(symbol
        ? [
            { d: symbol, fill: black, on: 'print' },
            { d: free, on: 'engraving' },
          ]
        : []),
      { d: ring, fill: red },
    ]
  },
  w(tools, glyph) {
    const symbol = fitted(glyph, tools.bounds(glyph), inside(30, 32, 40, 43))
    return [
      { d: triangle(0, 5), fill: yellow, on: 'print' },
      { d: tools.minus(triangle(0, 5), triangle(6, 0.01)), fill: black },
      { d: symbol, fill: black },
    ]
  },
  m: (tools, glyph) =>
    onGround(tools, disc(50), blue, fitted(glyph, tools.bounds(glyph), inside(20, 20, 60, 60))),
  e: (tools, glyph) => onSquare(tools, glyph, green),
  f: (tools, glyph) => onSquare(tools, glyph, red),
}

const onSquare = (tools, glyph, colour) =>
  onGround(tools, 'M0 0H100V100H0z', colour, fitted(glyph, tools.bounds(glyph), inside(13, 13, 74, 74)))

/** A white symbol on a ground of the colour; in one ink it is left free. */
const onGround = (tools, ground, colour, symbol) => [
  { d: ground, fill: white, on: 'print' },
  { d: tools.minus(ground, symbol), fill: colour },
]

/** The symbol of a sign as one outline in a box of 100 by 100. */
function ownGlyph(tools, parts, mirror) {
  const shapes = parts.map(({ d, line }) => (line ? tools.stroked(d, line) : tools.united(d, 'evenodd')))
  const all = shapes.reduce(tools.plus, '')
  return mirror ? mirror(all) : all
}

/** The signs: name, labels, words, parts and box. `pictograms` are the shop's own, `icon` gives one of the package. */
export function isoSigns(tools, pictograms, icon, mirrored) {
  return signs
    .trim()
    .split('\n')
    .map(line => {
      const [code, glyph, fr, de, en] = line.split('|')
      const letter = code[0]
      const symbol =
        glyph === 'own'
          ? ownGlyph(tools, pictograms[`iso-${code}`], code === 'e001' ? d => mirrored(d, 50) : null)
          : glyph && icon(glyph)
      const official = `ISO 7010 ${code.toUpperCase()}`
      const [frWords, deWords, enWords] = family[letter]
      return {
        name: `iso-${code}`,
        category: 'safety',
        label: {
          fr: `${fr} (${code.toUpperCase()})`,
          de: `${de} (${code.toUpperCase()})`,
          en: `${en} (${code.toUpperCase()})`,
        },
        words: {
          fr: `${official} ${frWords} panneau`,
          de: `${official} ${deWords} Schild`,
          en: `${official} ${enWords} sign`,
        },
        parts: layouts[letter](tools, symbol),
        box: letter === 'w' ? { ...whole, height: 100 * Math.sqrt(0.75) } : whole,
      }
    })
}
