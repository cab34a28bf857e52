// Ornaments drawn by rule: dividers, corners, wreaths, rosettes, flourishes.
import { mirrored, moved, scaled, turned } from './paths.mjs'

const dot = (x, y, r) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
const lozenge = (x, y, w, h) => `M${x - w} ${y}L${x} ${y - h}L${x + w} ${y}L${x} ${y + h}z`
const bar = (x, y, w, h) => `M${x} ${y}h${w}v${h}h${-w}z`
/** A line that is thick in the middle and thin at its ends. */
const taper = (x, y, w, h) =>
  `M${x} ${y}Q${x + w / 2} ${y - h} ${x + w} ${y}Q${x + w / 2} ${y + h} ${x} ${y}z`
/** A leaf from a foot in a direction in degrees. */
const leaf = (x, y, degrees, length, width) =>
  turned(
    `M${x} ${y}Q${x + length * 0.45} ${y - width} ${x + length} ${y}Q${x + length * 0.45} ${y + width} ${x} ${y}z`,
    degrees,
    x,
    y,
  )
const star = (x, y, r, points, inner = 0.42, from = -90) =>
  `M${Array.from({ length: points * 2 }, (_, at) => {
    const reach = at % 2 ? r * inner : r
    const angle = ((from + (at * 180) / points) * Math.PI) / 180
    return `${x + reach * Math.cos(angle)} ${y + reach * Math.sin(angle)}`
  }).join('L')}z`
const heart = (x, y, s) => moved(scaled('M0 9L-8.2 0.4A5 5 0 0 1 0 -5.6A5 5 0 0 1 8.2 0.4z', s / 9), x, y)

function spiral(x, y, from, to, turns, start) {
  const steps = Math.ceil(turns * 24)
  return `M${Array.from({ length: steps + 1 }, (_, at) => {
    const r = from + ((to - from) * at) / steps
    const angle = start + (at / steps) * turns * 2 * Math.PI
    return `${x + r * Math.cos(angle)} ${y + r * Math.sin(angle)}`
  }).join('L')}`
}

/** All shapes together, overlaps united. */
const all = (tools, shapes) => shapes.reduce((sum, d) => tools.plus(sum, d), '')
const line = (tools, d, width) => tools.stroked(d, width, { ends: 'round', corners: 'round' })
const around = (tools, count, make, from = 0) =>
  all(
    tools,
    Array.from({ length: count }, (_, at) => turned(make, from + (at * 360) / count, 50, 50)),
  )
const bothSides = (tools, d, x) => tools.plus(d, mirrored(d, x))

const centres = [
  ['lozenge', 'losange', 'Raute', 'lozenge', () => [lozenge(100, 10, 7, 7)]],
  ['dot', 'point', 'Punkt', 'dot', () => [dot(100, 10, 5)]],
  ['star', 'étoile', 'Stern', 'star', () => [star(100, 10, 10, 5)]],
  ['heart', 'cœur', 'Herz', 'heart', () => [heart(100, 9, 9)]],
  [
    'three-dots',
    'trois points',
    'drei Punkte',
    'three dots',
    () => [dot(100, 10, 4), dot(88, 10, 2.6), dot(112, 10, 2.6)],
  ],
  [
    'leaves',
    'feuilles',
    'Blätter',
    'leaves',
    () => [dot(100, 10, 2.6), leaf(98, 10, 180, 18, 7), leaf(102, 10, 0, 18, 7), leaf(100, 8, -90, 8, 4)],
  ],
  ['cross', 'croix', 'Kreuz', 'cross', () => [bar(98, 1, 4, 18), bar(91, 8, 18, 4)]],
  [
    'star-four',
    'étoile à quatre branches',
    'vierzackiger Stern',
    'four-pointed star',
    () => [star(100, 10, 10, 4, 0.28)],
  ],
]
const lines = [
  ['taper', 'effilé', 'spitz zulaufend', 'tapered', () => [taper(0, 10, 82, 2.6)]],
  ['bar', 'droit', 'gerade', 'straight', () => [bar(0, 9, 80, 2)]],
  ['double', 'double', 'doppelt', 'double', () => [bar(0, 6.6, 80, 1.8), bar(0, 11.6, 80, 1.8)]],
]

function dividers(tools) {
  return centres.flatMap(([centre, ...centreNames]) => {
    const middle = centreNames.pop()
    return lines.map(([kind, ...names]) => {
      const side = names.pop()
      const left = all(tools, side())
      return {
        name: `divider-${centre}-${kind}`,
        label: {
          fr: `Filet ${names[0]} à ${centreNames[0]}`,
          de: `Zierlinie, ${names[1]}, ${centreNames[1]}`,
          en: `Divider, ${names[2]}, ${centreNames[2]}`,
        },
        words: {
          fr: 'séparateur ligne trait ornement',
          de: 'Trenner Linie Ornament',
          en: 'separator line rule ornament',
        },
        d: all(tools, [bothSides(tools, left, 100), ...middle()]),
      }
    })
  })
}

function branch(tools, { radius, from, to, leaves, length, width, pairs }) {
  const shapes = []
  const point = degrees => [
    50 + radius * Math.cos((degrees * Math.PI) / 180),
    50 + radius * Math.sin((degrees * Math.PI) / 180),
  ]
  for (let at = 0; at < leaves; at += 1) {
    const degrees = from + ((to - from) * at) / (leaves - 1)
    const [x, y] = point(degrees)
    const along = degrees + 90
    if (pairs) shapes.push(leaf(x, y, along - 38, length, width), leaf(x, y, along + 38, length, width))
    else shapes.push(leaf(x, y, along + (at % 2 ? -34 : 34), length, width))
  }
  const [x, y] = point(to)
  shapes.push(leaf(x, y, to + 90, length, width))
  const stem = `M${Array.from({ length: 25 }, (_, at) => point(from - 6 + ((to - from + 6) * at) / 24).join(' ')).join('L')}`
  return all(tools, [line(tools, stem, 1.4), ...shapes])
}

const wreaths = [
  [
    'laurel',
    'Couronne de laurier',
    'Lorbeerkranz',
    'Laurel wreath',
    { radius: 40, from: 100, to: 245, leaves: 9, length: 13, width: 5, pairs: true },
  ],
  [
    'olive',
    'Rameaux d’olivier',
    'Olivenzweige',
    'Olive branches',
    { radius: 40, from: 105, to: 235, leaves: 8, length: 12, width: 3.4, pairs: true },
  ],
  [
    'fine',
    'Couronne fine',
    'Feiner Kranz',
    'Fine wreath',
    { radius: 42, from: 96, to: 262, leaves: 16, length: 9, width: 3.2, pairs: false },
  ],
  [
    'open',
    'Demi-couronne',
    'Offener Kranz',
    'Open wreath',
    { radius: 41, from: 98, to: 200, leaves: 7, length: 13, width: 5, pairs: true },
  ],
]

const petal = (length, width, from) =>
  `M50 ${50 - from}Q${50 - width} ${50 - from - length * 0.55} 50 ${50 - from - length}Q${50 + width} ${50 - from - length * 0.55} 50 ${50 - from}z`

function rosettes(tools) {
  const made = []
  const add = (id, fr, de, en, d) =>
    made.push({
      name: `rosette-${id}`,
      label: { fr, de, en },
      words: {
        fr: 'rosace fleur ornement rond',
        de: 'Rosette Blume Ornament rund',
        en: 'rosette flower round ornament',
      },
      d,
    })
  for (const count of [6, 8, 12])
    add(
      `petals-${count}`,
      `Rosace à ${count} pétales`,
      `Rosette mit ${count} Blättern`,
      `Rosette of ${count} petals`,
      tools.plus(around(tools, count, petal(36, count > 8 ? 7 : 12, 10)), dot(50, 50, 7)),
    )
  for (const count of [8, 12])
    add(
      `ring-${count}`,
      `Rosace cerclée à ${count} pétales`,
      `Rosette im Ring mit ${count} Blättern`,
      `Ringed rosette of ${count} petals`,
      all(tools, [
        around(tools, count, petal(30, count > 8 ? 6 : 10, 8)),
        dot(50, 50, 5),
        tools.minus(dot(50, 50, 46), dot(50, 50, 43)),
      ]),
    )
  add(
    'compass',
    'Rosace étoilée',
    'Sternrosette',
    'Star rosette',
    all(
      tools,
      [star(50, 50, 46, 8, 0.5), around(tools, 8, dot(50, 12, 3), 22.5)]
        .map((d, at) => (at === 0 ? tools.minus(d, dot(50, 50, 12)) : d))
        .concat(dot(50, 50, 7)),
    ),
  )
  add(
    'hex',
    'Rosace à six branches',
    'Sechspass',
    'Six-fold rosette',
    tools.minus(dot(50, 50, 46), around(tools, 6, petal(42, 22, 0))),
  )
  add(
    'sun',
    'Soleil rayonnant',
    'Strahlende Sonne',
    'Radiant sun',
    tools.plus(around(tools, 16, 'M47 24L50 4L53 24z'), dot(50, 50, 20)),
  )
  add('beads', 'Cercle de perles', 'Perlenkreis', 'Circle of beads', around(tools, 24, dot(50, 8, 4)))
  add(
    'stars',
    'Cercle d’étoiles',
    'Sternenkreis',
    'Circle of stars',
    all(
      tools,
      Array.from({ length: 12 }, (_, at) => {
        const a = (at * Math.PI) / 6
        return star(50 + 40 * Math.sin(a), 50 - 40 * Math.cos(a), 7, 5)
      }),
    ),
  )
  add(
    'snow',
    'Étoile de givre',
    'Eisstern',
    'Frost star',
    around(
      tools,
      6,
      all(tools, [
        bar(48.6, 6, 2.8, 44),
        line(tools, 'M42 14L50 22L58 14', 2.6),
        line(tools, 'M43 27L50 34L57 27', 2.6),
      ]),
    ),
  )
  return made
}

function flourishes(tools) {
  const curl = (x, y, size, start, turns = 1.35) =>
    line(tools, spiral(x, y, size, size * 0.12, turns, start), 3)
  const scroll = all(tools, [
    curl(76, 40, 18, Math.PI),
    line(tools, 'M0 48C24 48 40 20 58 40', 3),
    dot(76, 40, 3.4),
  ])
  const corner = all(tools, [
    line(tools, 'M4 96V34C4 14 14 4 34 4H96', 3.4),
    curl(30, 30, 15, -Math.PI / 4),
    leaf(10, 60, 60, 16, 5),
    leaf(60, 10, 30, 16, 5),
  ])
  const deco = all(tools, [
    bar(4, 4, 92, 4),
    bar(4, 4, 4, 92),
    bar(14, 14, 60, 3),
    bar(14, 14, 3, 60),
    tools.minus(bar(24, 24, 18, 18), bar(28, 28, 10, 10)),
  ])
  const ribbon = 'M0 22L14 36L0 50H30V40H170V50H200L186 36L200 22H164V12H36V22z'
  const words = {
    fr: 'arabesque volute ornement',
    de: 'Schnörkel Arabeske Ornament',
    en: 'flourish scroll swirl ornament',
  }
  const one = (name, fr, de, en, d) => ({ name, label: { fr, de, en }, words, d })
  return [
    one('flourish-scroll', 'Volute', 'Volute', 'Scroll', scroll),
    one(
      'flourish-scrolls',
      'Volutes symétriques',
      'Doppelvolute',
      'Symmetrical scrolls',
      bothSides(tools, scroll, 100),
    ),
    one(
      'flourish-heart',
      'Volutes et cœur',
      'Voluten mit Herz',
      'Scrolls with heart',
      all(tools, [bothSides(tools, scroll, 104), heart(104, 40, 14)]),
    ),
    one('corner-leaf', 'Coin feuillu', 'Ecke mit Blättern', 'Leafy corner', corner),
    one('corner-deco', 'Coin art déco', 'Art-déco-Ecke', 'Art deco corner', deco),
    one(
      'corner-line',
      'Coin à filets',
      'Linienecke',
      'Lined corner',
      all(tools, [bar(4, 4, 92, 5), bar(4, 4, 5, 92), bar(15, 15, 70, 2.5), bar(15, 15, 2.5, 70)]),
    ),
    one(
      'corner-round',
      'Coin arrondi',
      'Runde Ecke',
      'Rounded corner',
      all(tools, [
        line(tools, 'M5 95V50A45 45 0 0 1 50 5H95', 4),
        line(tools, 'M17 95V55A38 38 0 0 1 55 17H95', 2),
        dot(30, 30, 5),
      ]),
    ),
    one('ribbon-band', 'Ruban', 'Schriftband', 'Ribbon', ribbon),
    one(
      'ribbon-hollow',
      'Ruban évidé',
      'Schriftband, offen',
      'Hollow ribbon',
      all(tools, [
        tools.minus('M30 10H170V42H30z', 'M33 13H167V39H33z'),
        tools.minus('M0 20H30V50H0L12 35z', 'M5 23H27V47H5L15 35z'),
        tools.minus('M200 20H170V50H200L188 35z', 'M195 23H173V47H195L185 35z'),
      ]),
    ),
    one(
      'wave-line',
      'Ligne ondulée',
      'Wellenlinie',
      'Wavy line',
      line(tools, `M2 10${'q6 -9 12 0t12 0'.repeat(8)}`, 3),
    ),
    one(
      'rope-line',
      'Cordelette',
      'Kordel',
      'Rope',
      all(
        tools,
        Array.from({ length: 16 }, (_, at) => `M${at * 12} 14q3 -12 12 -12q-1 12 -12 12z`),
      ),
    ),
    one(
      'greek-line',
      'Frise grecque',
      'Mäander',
      'Greek key',
      all(
        tools,
        Array.from({ length: 6 }, (_, at) =>
          tools.stroked(`M${at * 30} 28V3H${at * 30 + 24}V20H${at * 30 + 10}V13`, 4),
        ).concat(bar(-2, 26, 178, 4)),
      ),
    ),
    one(
      'scallop-line',
      'Feston',
      'Bogenkante',
      'Scalloped edge',
      all(tools, [
        ...Array.from({ length: 10 }, (_, at) => tools.minus(dot(10 + at * 20, 10, 10), bar(0, 10, 200, 10))),
        bar(0, 9, 200, 4),
      ]),
    ),
    one(
      'beads-line',
      'Ligne de perles',
      'Perlenlinie',
      'Line of beads',
      all(
        tools,
        Array.from({ length: 20 }, (_, at) => dot(5 + at * 10, 5, 3.6)),
      ),
    ),
    one(
      'stars-line',
      'Ligne d’étoiles',
      'Sternenlinie',
      'Line of stars',
      all(
        tools,
        Array.from({ length: 9 }, (_, at) => star(10 + at * 22, 10, 10, 5)),
      ),
    ),
    one(
      'hearts-line',
      'Ligne de cœurs',
      'Herzenlinie',
      'Line of hearts',
      all(
        tools,
        Array.from({ length: 7 }, (_, at) => heart(12 + at * 26, 10, 11)),
      ),
    ),
    one(
      'lozenges-line',
      'Ligne de losanges',
      'Rautenlinie',
      'Line of lozenges',
      all(
        tools,
        Array.from({ length: 13 }, (_, at) => lozenge(8 + at * 16, 8, 7, 7)),
      ),
    ),
    one(
      'leaf-line',
      'Rameau',
      'Zweig',
      'Branch',
      all(tools, [
        taper(0, 20, 150, 2.4),
        ...Array.from({ length: 8 }, (_, at) => [
          leaf(14 + at * 16, 20, -42, 20, 6),
          leaf(14 + at * 16, 20, 42, 20, 6),
        ]).flat(),
        leaf(146, 20, 0, 20, 6),
      ]),
    ),
    one(
      'wings',
      'Ailes',
      'Flügel',
      'Wings',
      bothSides(
        tools,
        all(
          tools,
          [0, 1, 2, 3, 4].map(at => leaf(96, 40 - at * 2, 180 + 4 + at * 11, 84 - at * 11, 9)),
        ),
        100,
      ),
    ),
  ]
}

const category = 'ornaments'

export function ornaments(tools) {
  const words = {
    fr: 'laurier couronne palmes diplôme',
    de: 'Lorbeer Kranz Urkunde',
    en: 'laurel wreath award',
  }
  const crowns = wreaths.map(([id, fr, de, en, shape]) => {
    const half = branch(tools, shape)
    return { name: `wreath-${id}`, label: { fr, de, en }, words, d: bothSides(tools, half, 50) }
  })
  return [...crowns, ...rosettes(tools), ...flourishes(tools), ...dividers(tools)].map(({ d, ...one }) => ({
    ...one,
    category,
    parts: [{ d }],
  }))
}
