// House numbers: figures in faces of the shop, plain, in a ring, on a disc and on an enamel plate.
import { readFileSync } from 'node:fs'
import * as hb from 'harfbuzzjs'
import { fitted } from './paths.mjs'

const faces = [
  { id: 'serif', file: 'playfair-display-bold.ttf', fr: 'classique', de: 'klassisch', en: 'classic' },
  { id: 'modern', file: 'montserrat-bold.ttf', fr: 'moderne', de: 'modern', en: 'modern' },
  { id: 'poster', file: 'abril-fatface-regular.ttf', fr: 'affiche', de: 'Plakat', en: 'poster' },
  { id: 'stencil', file: 'saira-stencil-one-regular.ttf', fr: 'pochoir', de: 'Schablone', en: 'stencil' },
  { id: 'narrow', file: 'bebas-neue-regular.ttf', fr: 'étroit', de: 'schmal', en: 'narrow' },
]
const figures = [...'0123456789', 'bis', 'ter', 'A', 'B', 'C', 'D', 'N°']

function outlineOf(file, text) {
  const font = new hb.Font(new hb.Face(new hb.Blob(readFileSync(file))))
  const buffer = new hb.Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  hb.shape(font, buffer)
  const positions = buffer.getGlyphPositions()
  let pen = 0
  return buffer
    .getGlyphInfos()
    .map(({ codepoint }, at) => {
      let odd = false
      const d = font.glyphToPath(codepoint).replace(/-?\d+(\.\d+)?/g, number => {
        odd = !odd
        return ` ${odd ? Number(number) + pen : -Number(number)}`
      })
      pen += positions[at].xAdvance
      return d.replace(/,/g, ' ')
    })
    .join('')
}

const disc = r => `M${50 - r} 50a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
const plate = (inset, radius) => {
  const [left, top, right, bottom] = [inset, 10 + inset, 120 - inset, 90 - inset]
  const arc = `a${radius} ${radius} 0 0 1 `
  return `M${left + radius} ${top}H${right - radius}${arc}${radius} ${radius}V${bottom - radius}${arc}${-radius} ${radius}H${left + radius}${arc}${-radius} ${-radius}V${top + radius}${arc}${radius} ${-radius}z`
}

const settings = [
  {
    id: 'ring',
    fr: 'dans un cercle',
    de: 'im Ring',
    en: 'in a ring',
    box: { left: 27, top: 26, width: 46, height: 48 },
    make: (tools, figure) => tools.plus(tools.minus(disc(50), disc(44)), figure),
  },
  {
    id: 'disc',
    fr: 'sur un disque',
    de: 'auf einer Scheibe',
    en: 'on a disc',
    box: { left: 25, top: 24, width: 50, height: 52 },
    make: (tools, figure) => tools.minus(disc(50), figure),
  },
  {
    id: 'enamel',
    fr: 'plaque émaillée',
    de: 'Emailschild',
    en: 'enamel plate',
    box: { left: 22, top: 24, width: 76, height: 52 },
    make: (tools, figure) =>
      tools.minus(tools.minus(plate(0, 8), tools.minus(plate(3.5, 6), plate(5.5, 4.5))), figure),
  },
]

const words = {
  fr: 'numéro de maison chiffre adresse rue',
  de: 'Hausnummer Ziffer Adresse Straße',
  en: 'house number figure address street',
}
const named = (figure, style) => ({
  fr: `${figure}, ${style.fr}`,
  de: `${figure}, ${style.de}`,
  en: `${figure}, ${style.en}`,
})
const slugOf = figure => figure.replace('N°', 'no').toLowerCase()

export function houseNumbers(tools, fonts) {
  const plain = faces.flatMap(face =>
    figures.map(figure => ({
      name: `number-${face.id}-${slugOf(figure)}`,
      category: 'numbers',
      label: named(figure, face),
      words,
      parts: [{ d: tools.united(outlineOf(`${fonts}/${face.file}`, figure)) }],
    })),
  )
  const set = settings.flatMap(setting =>
    figures.map(figure => {
      const d = tools.united(outlineOf(`${fonts}/montserrat-bold.ttf`, figure))
      return {
        name: `number-${setting.id}-${slugOf(figure)}`,
        category: 'numbers',
        label: named(figure, setting),
        words,
        parts: [{ d: setting.make(tools, fitted(d, tools.bounds(d), setting.box)) }],
      }
    }),
  )
  return [...plain, ...set]
}
