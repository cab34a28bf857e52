import type { FindingCode } from '@/lib/design/scene/finding'
import { parseTextHtml } from '@/lib/design/scene/html'
import type { Design, Element, StoredDesign } from '@/lib/design/scene/model'
import { storeDesign } from '@/lib/design/scene/stored'
import { template, withFreeHoles } from './templates'

const stamp = template('template-company-address-fr')
const dater = template('template-dater-received-fr')
const round = template('template-association-seal-fr')
const brass = template('template-lawyer-plaque-fr')
const printed = template('template-qr-wifi-fr')

const free = withFreeHoles(brass)

const text = (words: string, sizeMm: number): Element => ({
  id: 't',
  type: 'text',
  doc: parseTextHtml(
    `<div style="text-align:center"><span style="font-family:'Roboto';font-size:${sizeMm}mm">${words}</span></div>`,
  ).doc,
  lineHeight: 1.1,
  position: { left: 4, top: 4 },
  size: { width: 50, height: 10 },
  overflowing: false,
})
const image = (left: number, top: number, src: string, edge = 10): Element => ({
  id: 'i',
  type: 'image',
  src,
  position: { left, top },
  size: { width: edge, height: edge },
})
const hole = (left: number, diameter: number, id = 'h'): Element => ({
  id,
  type: 'custom-hole',
  diameter,
  size: diameter,
  position: { left, top: 100 },
})
const border = (width: number, radius = 0): Element => ({
  id: 'b',
  type: 'border',
  config: { style: 'solid', width, offset: 0.6, radius },
})
type Qr = Extract<Element, { type: 'qrcode' }>
const qr = (given: Partial<Qr>): Element => ({
  id: 'q',
  type: 'qrcode',
  qrData: 'https://imprint.org',
  qrDataType: 'url',
  size: 40,
  position: { left: 50, top: 60 },
  ...given,
})
const barcode = (data: string, width: number): Element => ({
  id: 'c',
  type: 'barcode',
  symbology: 'ean13',
  data,
  words: true,
  position: { left: 8, top: 3 },
  size: { width, height: 16 },
})
const circle = (words: string, size: number): Element => ({
  id: 'r',
  type: 'rounded-text',
  text: words,
  size,
  inverted: false,
  font: { family: 'roboto', fontSize: 3, bold: false, italic: false },
  position: { left: 5, top: 5 },
})
/** What lies over a code: it covers the very squares that a reader needs. */
const cover: Element = {
  id: 'f',
  type: 'shape',
  shape: 'rectangle',
  position: { left: 50, top: 60 },
  size: { width: 22, height: 22 },
  stroke: null,
}
const line: Element = {
  id: 'l',
  type: 'shape',
  shape: 'rectangle',
  position: { left: 10, top: 5 },
  size: { width: 20, height: 10 },
  stroke: 0.05,
}

const on = (design: Design, ...elements: Element[]): StoredDesign => storeDesign({ ...design, elements })
const word = text('Atelier', 4)

/** Findings that only ask, whatever is found. */
export const asking = [
  'design_hidden',
  'design_font_unknown',
  'design_text_overflow',
  'design_security_zone',
  'design_too_many_lines',
  'design_code_quiet',
  'design_code_inverted',
  'design_low_contrast',
  'design_image_stroke',
  'design_image_letters',
  'design_image_resolution',
  'design_hole_over_ink',
  'design_letter_stroke',
  'design_letter_counter',
  'design_overlap',
  'design_twice',
  'design_sample_words',
] as const satisfies FindingCode[]

/** For each finding that stops an order, a design that has it and that can be read. */
export const blocked: Readonly<Record<Exclude<FindingCode, (typeof asking)[number]>, StoredDesign>> = {
  design_empty: on(stamp),
  design_font_too_small: on(stamp, text('Atelier', 1.5)),
  design_glyph_missing: on(stamp, text('a漢字', 4)),
  design_outside_plate: on(stamp, image(-2, 5, 'vector:star')),
  design_keep_out: on(dater, image(20, 12, 'vector:star')),
  design_border_too_thin: on(stamp, word, border(0.1)),
  design_border_too_thick: on(stamp, word, border(5.5)),
  design_border_too_round: on(stamp, word, border(1, 80)),
  design_qr_too_small: on(brass, qr({ size: 20 })),
  design_qr_too_long: on(brass, qr({ qrDataType: 'text', qrData: 'é'.repeat(1200), size: 60 })),
  design_qr_content: on(brass, qr({ qrDataType: 'wifi', qrData: 'MonWifi' })),
  design_barcode_content: on(stamp, barcode('4006381333932', 42)),
  design_code_module: on(stamp, barcode('4006381333931', 20)),
  design_code_contrast: on(printed, qr({ color: '#f9a800' })),
  design_code_unread: on(brass, qr({}), cover),
  design_image_missing: on(stamp, word, image(5, 5, 'vector:no-such')),
  design_image_too_small: on(stamp, word, image(30, 4, 'vector:star', 1)),
  design_hole_size: on(free, hole(100, 2)),
  design_hole_edge: on(free, hole(2, 5)),
  design_hole_gap: on(free, hole(100, 5), hole(106, 5, 'h2')),
  design_holes_unexpected: on(brass, hole(100, 5)),
  design_holes_missing: on(free, word),
  design_holes_too_many: on(free, ...Array.from({ length: 31 }, (_, at) => hole(10 + at * 0.1, 5, `h${at}`))),
  design_line_too_thin: on(stamp, line),
  design_rounded_overlap: on(round, circle('M'.repeat(60), 30)),
  design_curve_too_small: on(stamp, circle('A', 3)),
}
