// Frames drawn by rule, to stand around a text.
const bar = (x, y, w, h) => `M${x} ${y}h${w}v${h}h${-w}z`
const ellipse = (cx, cy, rx, ry) =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`
const round = (x, y, w, h, r) =>
  `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}z`
/** A rectangle whose corners are cut out by quarter circles. */
const ticket = (x, y, w, h, r) =>
  `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 0 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 0 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 0 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 0 ${r} ${-r}z`
const cut = (x, y, w, h, c) =>
  `M${x + c} ${y}h${w - 2 * c}l${c} ${c}v${h - 2 * c}l${-c} ${c}h${2 * c - w}l${-c} ${-c}v${2 * c - h}z`
const polygon = (count, r, from = -90) =>
  `M${Array.from({ length: count }, (_, at) => {
    const angle = ((from + (at * 360) / count) * Math.PI) / 180
    return `${50 + r * Math.cos(angle)} ${50 + r * Math.sin(angle)}`
  }).join('L')}z`
/** A round edge of so many bows, turned outwards. */
function bows(count, r) {
  const points = Array.from({ length: count }, (_, at) => {
    const angle = (at * 2 * Math.PI) / count
    return [50 + r * Math.cos(angle), 50 + r * Math.sin(angle)]
  })
  const bow = (Math.PI * r) / count
  return `M${points[0].join(' ')}${points.map((_, at) => `A${bow} ${bow} 0 0 1 ${points[(at + 1) % count].join(' ')}`).join('')}z`
}
const teeth = (count, r, depth) =>
  `M${Array.from({ length: count * 2 }, (_, at) => {
    const angle = (at * Math.PI) / count
    const reach = at % 2 ? r - depth : r
    return `${50 + reach * Math.cos(angle)} ${50 + reach * Math.sin(angle)}`
  }).join('L')}z`
const shield = (x, y, w, h) =>
  `M${x} ${y}h${w}v${h * 0.5}c0 ${h * 0.28} ${-w * 0.28} ${h * 0.42} ${-w * 0.5} ${h * 0.5}c${-w * 0.22} ${-h * 0.08} ${-w * 0.5} ${-h * 0.22} ${-w * 0.5} ${-h * 0.5}z`

/** name, labels, and what is made of the tools */
const frames = [
  [
    'rect-double',
    'Cadre à double filet',
    'Doppelter Rahmen',
    'Double-lined frame',
    t =>
      t.plus(
        t.minus(bar(0, 0, 160, 90), bar(3, 3, 154, 84)),
        t.minus(bar(6, 6, 148, 78), bar(7.5, 7.5, 145, 75)),
      ),
  ],
  [
    'round-double',
    'Cadre arrondi à double filet',
    'Runder Doppelrahmen',
    'Rounded double frame',
    t =>
      t.plus(
        t.minus(round(0, 0, 160, 90, 14), round(3, 3, 154, 84, 11)),
        t.minus(round(6, 6, 148, 78, 9), round(7.5, 7.5, 145, 75, 7.5)),
      ),
  ],
  [
    'ticket',
    'Cadre ticket',
    'Ticketrahmen',
    'Ticket frame',
    t => t.minus(ticket(0, 0, 160, 90, 14), ticket(3.5, 3.5, 153, 83, 13)),
  ],
  [
    'ticket-double',
    'Cadre ticket double',
    'Doppelter Ticketrahmen',
    'Double ticket frame',
    t =>
      t.plus(
        t.minus(ticket(0, 0, 160, 90, 16), ticket(3, 3, 154, 84, 15)),
        t.minus(ticket(6, 6, 148, 78, 14), ticket(7.4, 7.4, 145.2, 75.2, 13.4)),
      ),
  ],
  [
    'cut-corners',
    'Cadre à pans coupés',
    'Rahmen mit Schrägecken',
    'Cut-corner frame',
    t => t.minus(cut(0, 0, 160, 90, 14), cut(3.5, 3.5, 153, 83, 12.6)),
  ],
  [
    'deco',
    'Cadre art déco',
    'Art-déco-Rahmen',
    'Art deco frame',
    t =>
      [
        t.minus(bar(8, 8, 144, 74), bar(10.5, 10.5, 139, 69)),
        ...[
          [0, 0],
          [138, 0],
          [0, 68],
          [138, 68],
        ].map(([x, y]) => t.minus(bar(x, y, 22, 22), bar(x + 3, y + 3, 16, 16))),
      ].reduce(t.plus, ''),
  ],
  [
    'corners',
    'Coins de cadre',
    'Rahmenecken',
    'Frame corners',
    t =>
      [
        bar(0, 0, 40, 3.5),
        bar(0, 0, 3.5, 30),
        bar(120, 0, 40, 3.5),
        bar(156.5, 0, 3.5, 30),
        bar(0, 86.5, 40, 3.5),
        bar(0, 60, 3.5, 30),
        bar(120, 86.5, 40, 3.5),
        bar(156.5, 60, 3.5, 30),
      ].reduce(t.plus, ''),
  ],
  [
    'rules',
    'Filets haut et bas',
    'Linien oben und unten',
    'Rules above and below',
    t =>
      [bar(0, 0, 160, 4), bar(0, 6.5, 160, 1.4), bar(0, 86, 160, 4), bar(0, 82.1, 160, 1.4)].reduce(
        t.plus,
        '',
      ),
  ],
  [
    'stitched',
    'Cadre cousu',
    'Genähter Rahmen',
    'Stitched frame',
    t =>
      [
        t.minus(round(0, 0, 160, 90, 10), round(2.5, 2.5, 155, 85, 8)),
        ...Array.from({ length: 14 }, (_, at) => [
          bar(11 + at * 10, 7, 6, 2),
          bar(11 + at * 10, 81, 6, 2),
        ]).flat(),
        ...Array.from({ length: 7 }, (_, at) => [
          bar(7, 12 + at * 10, 2, 6),
          bar(151, 12 + at * 10, 2, 6),
        ]).flat(),
      ].reduce(t.plus, ''),
  ],
  [
    'stamp-edge',
    'Cadre timbre-poste',
    'Briefmarkenrahmen',
    'Postage stamp frame',
    t =>
      t.minus(
        [
          ...Array.from({ length: 16 }, (_, at) => [
            ellipse(5 + at * 10, 0, 3.2, 3.2),
            ellipse(5 + at * 10, 90, 3.2, 3.2),
          ]).flat(),
          ...Array.from({ length: 9 }, (_, at) => [
            ellipse(0, 5 + at * 10, 3.2, 3.2),
            ellipse(160, 5 + at * 10, 3.2, 3.2),
          ]).flat(),
        ].reduce(t.minus, bar(0, 0, 160, 90)),
        bar(9, 9, 142, 72),
      ),
  ],
  [
    'oval-double',
    'Ovale double',
    'Doppeltes Oval',
    'Double oval',
    t =>
      t.plus(
        t.minus(ellipse(80, 45, 80, 45), ellipse(80, 45, 76.5, 41.5)),
        t.minus(ellipse(80, 45, 73, 38), ellipse(80, 45, 71.4, 36.4)),
      ),
  ],
  [
    'circle-double',
    'Cercle double',
    'Doppelkreis',
    'Double circle',
    t =>
      t.plus(
        t.minus(ellipse(50, 50, 50, 50), ellipse(50, 50, 46.5, 46.5)),
        t.minus(ellipse(50, 50, 33, 33), ellipse(50, 50, 31, 31)),
      ),
  ],
  [
    'circle-beads',
    'Cercle perlé',
    'Perlenring',
    'Beaded circle',
    t =>
      [
        t.minus(ellipse(50, 50, 50, 50), ellipse(50, 50, 47, 47)),
        ...Array.from({ length: 36 }, (_, at) =>
          ellipse(50 + 42 * Math.cos((at * Math.PI) / 18), 50 + 42 * Math.sin((at * Math.PI) / 18), 2.1, 2.1),
        ),
      ].reduce(t.plus, ''),
  ],
  [
    'circle-rope',
    'Cercle torsadé',
    'Kordelring',
    'Rope circle',
    t =>
      Array.from({ length: 30 }, (_, at) =>
        t.stroked(
          `M${50 + 44 * Math.cos((at * Math.PI) / 15)} ${50 + 44 * Math.sin((at * Math.PI) / 15)}L${50 + 50 * Math.cos((at * Math.PI) / 15 + 0.14)} ${50 + 50 * Math.sin((at * Math.PI) / 15 + 0.14)}`,
          4.4,
          { ends: 'round' },
        ),
      ).reduce(t.plus, ''),
  ],
  [
    'seal-bows',
    'Sceau festonné',
    'Siegel mit Bogenrand',
    'Scalloped seal',
    t =>
      t.plus(
        t.minus(bows(24, 46), ellipse(50, 50, 43, 43)),
        t.minus(ellipse(50, 50, 40, 40), ellipse(50, 50, 38.6, 38.6)),
      ),
  ],
  [
    'seal-teeth',
    'Sceau dentelé',
    'Gezacktes Siegel',
    'Toothed seal',
    t => t.minus(teeth(36, 50, 4), ellipse(50, 50, 42, 42)),
  ],
  [
    'seal-burst',
    'Sceau étoilé',
    'Sternsiegel',
    'Starburst seal',
    t => t.minus(teeth(24, 50, 7), teeth(24, 46, 6.4)),
  ],
  ['badge-solid', 'Macaron plein', 'Volle Plakette', 'Solid badge', () => bows(20, 46)],
  ['octagon', 'Octogone', 'Achteck', 'Octagon', t => t.minus(polygon(8, 50, 22.5), polygon(8, 46, 22.5))],
  [
    'hexagon',
    'Hexagone',
    'Sechseck',
    'Hexagon',
    t => t.plus(t.minus(polygon(6, 50), polygon(6, 46)), t.minus(polygon(6, 43), polygon(6, 41.4))),
  ],
  [
    'diamond',
    'Losange',
    'Raute',
    'Lozenge',
    t => t.minus('M80 0L160 45L80 90L0 45z', 'M80 4.6L151.8 45L80 85.4L8.2 45z'),
  ],
  ['shield', 'Écu', 'Wappenschild', 'Shield', t => t.minus(shield(0, 0, 80, 96), shield(4, 4, 72, 86.5))],
  ['shield-solid', 'Écu plein', 'Volles Wappenschild', 'Solid shield', () => shield(0, 0, 80, 96)],
  [
    'arch',
    'Arche',
    'Bogen',
    'Arch',
    t => t.minus('M0 120V50a50 50 0 0 1 100 0V120z', 'M4 116V50a46 46 0 0 1 92 0V116z'),
  ],
  [
    'label',
    'Étiquette',
    'Etikett',
    'Label',
    t =>
      t.plus(
        t.minus('M0 30L24 0H160V60H24z', 'M5 30L26 4H156V56H26z'),
        t.minus(ellipse(30, 30, 5, 5), ellipse(30, 30, 2.5, 2.5)),
      ),
  ],
  [
    'cloud',
    'Nuage',
    'Wolke',
    'Cloud',
    t =>
      t.minus(
        [
          ellipse(40, 55, 30, 26),
          ellipse(75, 40, 34, 32),
          ellipse(115, 50, 32, 27),
          ellipse(80, 62, 46, 20),
        ].reduce(t.plus, ''),
        [
          ellipse(40, 55, 26.5, 22.5),
          ellipse(75, 40, 30.5, 28.5),
          ellipse(115, 50, 28.5, 23.5),
          ellipse(80, 62, 43, 16.5),
        ].reduce(t.plus, ''),
      ),
  ],
  [
    'bubble',
    'Bulle',
    'Sprechblase',
    'Speech bubble',
    t =>
      t.minus(
        t.plus(round(0, 0, 160, 76, 18), 'M34 70L28 98L62 74z'),
        t.plus(round(4, 4, 152, 68, 14.5), 'M39 70L34 89L58 71z'),
      ),
  ],
  [
    'banner',
    'Bannière',
    'Banner',
    'Banner',
    t => t.minus('M0 0H200L182 24L200 48H0L18 24z', 'M7 3.5H193L177.6 24L193 44.5H7L22.4 24z'),
  ],
  [
    'street-plate',
    'Plaque de rue',
    'Straßenschild',
    'Street plate',
    t =>
      [
        t.minus(round(0, 0, 160, 90, 6), round(2.5, 2.5, 155, 85, 4.5)),
        t.minus(round(6, 6, 148, 78, 3), round(11, 11, 138, 68, 2)),
      ].reduce(t.plus, ''),
  ],
  [
    'plaque',
    'Plaque à oreilles',
    'Schild mit Ohren',
    'Eared plaque',
    t =>
      t.minus(
        'M14 0H146V14H160V76H146V90H14V76H0V14H14z',
        'M17 3.5H143V17.5H156.500V72.500H143V86.500H17V72.500H3.500V17.500H17z',
      ),
  ],
]

const words = {
  fr: 'cadre bordure encadrement contour',
  de: 'Rahmen Umrandung Bordüre',
  en: 'frame border surround',
}

/** Contours that lie in each other or side by side need no work: the even-odd rule draws them. */
const nested = { plus: (a, b) => a + b, minus: (a, b) => a + b }
/** Those whose contours cross. */
const crossing = new Set(['deco', 'corners', 'stamp-edge', 'circle-rope', 'cloud', 'bubble'])

export const frameSymbols = tools =>
  frames.map(([id, fr, de, en, make]) => ({
    name: `frame-${id}`,
    category: 'frames',
    label: { fr, de, en },
    words,
    parts: [{ d: make(crossing.has(id) ? tools : nested) }],
  }))
