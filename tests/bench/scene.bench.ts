import { bench, describe } from 'vitest'
import { keepAlike } from '@/editor/checks/keep-alike'
import { checkDesign } from '@/lib/design/scene/checks/check-design'
import { compile } from '@/lib/design/scene/compile'
import { parseTextHtml } from '@/lib/design/scene/html'
import type { Design } from '@/lib/design/scene/model'
import { fillPlate } from '@/lib/design/scene/operations/fit/fill'
import { setDensity } from '@/lib/design/scene/operations/fit/settle'
import { exportPdf } from '@/server/design/export/pdf'
import { engine, loadFonts } from '@/tests/support/fonts'
import { sceneHash } from '@/tests/support/scene-hash'
import { plateFor, template, templates } from '@/tests/support/templates'

await loadFonts(...templates)

const stamp = template('template-company-address-fr')
const plate = plateFor(stamp)
const scene = compile(stamp, plate, engine)

/** The stamp with another word each time, so that no line is remembered. */
let typed = 0
const next = (): number => {
  typed += 1
  return typed
}
function retyped(): Design {
  const words = next()
  const elements = stamp.elements.map(element => {
    const [first, ...rest] = element.type === 'text' ? element.doc.lines : []
    const run = first?.runs[0]
    if (element.type !== 'text' || !first || !run) return element
    const line = { ...first, runs: [{ ...run, text: `${run.text} ${words}` }, ...first.runs.slice(1)] }
    return { ...element, doc: { lines: [line, ...rest] } }
  })
  return { ...stamp, elements }
}

const sign = plateFor(template('template-lawyer-plaque-fr'))
function longText(keystroke: number): Pick<Design, 'elements'> {
  const line = (index: number) =>
    `<div style="text-align:left"><span style="font-family:'Roboto';font-size:3mm">Line ${index === 30 ? keystroke : index} of a sign that tells a long story</span></div>`
  const html = Array.from({ length: 60 }, (_, index) => line(index)).join('')
  const position = { left: 1, top: 1 }
  const size = { width: 290, height: 198 }
  const { doc } = parseTextHtml(html)
  return { elements: [{ id: 't', type: 'text', doc, lineHeight: 1.1, position, size, overflowing: false }] }
}

describe('a stamp', () => {
  bench('compile, warm (at most 5 ms)', () => {
    compile(retyped(), plate, engine)
  })
  bench('compile and hash', () => {
    sceneHash(compile(retyped(), plate, engine))
  })
  bench('check', () => {
    checkDesign(stamp, plate, scene, engine)
  })
  bench('production PDF (at most 50 ms)', async () => {
    await exportPdf(scene, { ink: '#000000', title: 'stamp' })
  })
})

/** Five lines that fill the stamp, with another word each time. */
function fiveLines(): Design {
  const design = retyped()
  const texts = design.elements.filter(element => element.type === 'text')
  const [first] = texts
  if (!first) throw new Error('the stamp has lines')
  return setDensity({ ...design, elements: [...texts, { ...first, id: 'fifth' }] }, 0.5)
}

describe('lines that fill their plate', () => {
  bench('five on a stamp (at most 10 ms)', () => {
    fillPlate(fiveLines(), plate, 0.5, engine)
  })
  bench('sixty on a sign', () => {
    const { elements } = longText(next())
    fillPlate({ ...template('template-lawyer-plaque-fr'), elements }, sign, 0.5, engine)
  })
})

/** The worker's results of the check before. */
let before: Pick<Design, 'elements'> | null = null

describe('a sign of 60 lines', () => {
  bench('checked as a worker does it, after a keystroke (at most 30 ms)', () => {
    const design = keepAlike(before, structuredClone(longText(next())))
    before = design
    checkDesign(design, sign, compile(design, sign, engine), engine)
  })
  bench('compile after a keystroke (at most 16 ms)', () => {
    compile(longText(next()), sign, engine)
  })
})
