// Writes lib/design/drawing/lettering/glyphs.ts: outlines of the letters that stand on the products themselves
// (model numbers, date bands, labels of supplies). Run it after a change of the letters or of the weight.
import { readFileSync, writeFileSync } from 'node:fs'
import * as hb from 'harfbuzzjs'
import subsetFont from 'subset-font'

const letters =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789ÀÂÄÇÈÉÊËÎÏÔÖÙÛÜàâäçèéêëîïôöùûüß .,:-–/+&×Ø’%°'
const file = new URL(
  '../node_modules/@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
  import.meta.url,
)
const font = await subsetFont(readFileSync(file), letters, {
  targetFormat: 'truetype',
  variationAxes: { wght: 640, wdth: 96 },
})
const face = new hb.Face(new hb.Blob(font))
const shaper = new hb.Font(face)
const scale = 1000 / face.upem

const glyphs = [...letters].map(letter => {
  const buffer = new hb.Buffer()
  buffer.addText(letter)
  buffer.guessSegmentProperties()
  hb.shape(shaper, buffer)
  const [info] = buffer.getGlyphInfos()
  const [position] = buffer.getGlyphPositions()
  let odd = false
  const outline = shaper
    .glyphToPath(info.codepoint)
    .replace(/-?\d+(\.\d+)?/g, number => {
      odd = !odd
      return String(Math.round(Number(number) * scale * (odd ? 1 : -1)))
    })
    .replace(/,/g, ' ')
  return [letter, Math.round(position.xAdvance * scale), outline]
})
const quote = text => (text.includes("'") ? JSON.stringify(text) : `'${text}'`)
writeFileSync(
  new URL('../lib/design/drawing/lettering/glyphs.ts', import.meta.url),
  `/**
 * Outlines of Archivo (SIL Open Font License 1.1), weight 640, width 96, in thousandths of the size, y down.
 * Written by scripts/drawing-glyphs.mjs.
 */
export const glyphs: Readonly<Record<string, readonly [advance: number, outline: string]>> = {
${glyphs.map(([letter, advance, outline]) => `  ${/^[A-Za-z]$/.test(letter) ? letter : quote(letter)}: [${advance}, ${quote(outline)}],`).join('\n')}
}
`,
)
