import { hasLines, isBorder, isCurved, isPicture } from '@/lib/design/scene/elements/traits'
import { chooseFace } from '@/lib/design/scene/fonts/families'
import type { Design, Element } from '@/lib/design/scene/model'
import { takeTemplate } from '@/lib/design/scene/operations/template'
import { formLines, setLineText } from '@/lib/design/scene/operations/text-lines'
import type { OutlineSource, SceneFile } from '@/lib/design/scene/outline-source'
import type { Plate } from '@/lib/design/scene/plate'
import { requiredFiles } from '@/lib/design/scene/required'
import { isVectorSrc, vectorName, vectorSrc } from '@/lib/design/scene/vectors/source'
import type { Language } from '@/lib/ground/names'
import { canBeMade, layComposition } from './lay'
import type { Composition, LibraryTemplate, TemplateTopic } from './template'
import { fillLines } from './words'

/** What a template is laid in place of, and the lines that its shopper has written. */
export interface LayingGround {
  design: Design
  plate: Plate
  engine: OutlineSource
  own: readonly string[]
}

/** A template laid on a plate; `left` lines still say what its sample said. */
export interface LaidTemplate {
  design: Design
  left: number
}

/** A template as it is offered, whether of the library or one of the shop's ready-made designs. */
export interface TemplateOffer {
  slug: string
  name: string
  topic: TemplateTopic
  /** Other words that it is found by. */
  words: string
  /** What has to be loaded before it can be laid. */
  files: readonly SceneFile[]
  /** Null where it cannot be made on this plate. */
  lay(ground: LayingGround): LaidTemplate | null
}

const facesOf = (family: string): SceneFile[] =>
  [true, false].map(bold => chooseFace(family, bold, false).face.file)

/** A template of the library, in a language. */
export function libraryOffer(template: LibraryTemplate, language: Language): TemplateOffer {
  const { slug, name, topic, words, symbol, family } = template
  const texts = template.lines[language]
  return {
    slug,
    name: name[language],
    topic,
    words,
    files: [...new Set([...facesOf(family), ...(symbol ? [vectorSrc(symbol)] : [])])],
    lay({ design, plate, engine, own }) {
      const { lines, left } = fillLines(texts, own)
      const laid = layComposition(design, { ...template, lines }, plate, engine)
      return laid && { design: laid, left }
    },
  }
}

/** A ready-made design of the shop on the plate that it was made for. */
export interface ReadyMade {
  slug: string
  name: string
  topic: string
  design: Design
  plate: Plate
}

/** The menus' topics for those of ready-made designs. */
const topicOf: Record<string, TemplateTopic> = {
  accounting: 'formula',
  association: 'association',
  bank: 'company',
  badge: 'company',
  company: 'company',
  desk: 'door',
  doctor: 'health',
  medical: 'health',
  door: 'door',
  'house-number': 'home',
  industry: 'company',
  lawyer: 'law',
  notary: 'law',
  leisure: 'home',
  letterbox: 'home',
  loyalty: 'trade',
  memorial: 'feast',
  pet: 'home',
  qr: 'trade',
  safety: 'safety',
  textile: 'school',
  wedding: 'feast',
}
/** Designs whose words are ordered as they are: formulas, and what a shopper brings. */
const ofWords = new Set(['accounting', 'safety', 'loyalty', 'qr', 'imported'])

/** From which difference of their ratios on two plates are laid differently. */
const likeness = 0.3

/** Whether a template for one plate suits another: the same shape and kind, and proportions that are near. */
export const isAlike = (a: Plate, b: Plate): boolean =>
  a.shape === b.shape &&
  (a.keepOut === null) === (b.keepOut === null) &&
  Math.abs(Math.log((a.widthMm * b.heightMm) / (a.heightMm * b.widthMm))) < likeness

/** The design of a template with a shopper's lines in place of its own, in order. */
function withWords(design: Design, own: readonly string[]): Design {
  return formLines(design)
    .slice(0, own.length)
    .reduce((result, { elementId, line }, at) => setLineText(result, elementId, line, own[at] ?? ''), design)
}

/** Whether a composition holds all of a design: lines, one drawing of the shop, one border, one text on a curve. */
export function isComposition({ elements }: Design): boolean {
  const count = (isOne: (element: Element) => boolean) => elements.filter(isOne).length
  const known = elements.every(
    element =>
      hasLines(element) ||
      isCurved(element) ||
      isBorder(element) ||
      (isPicture(element) && isVectorSrc(element.src)),
  )
  return known && count(hasLines) > 0 && count(isPicture) <= 1 && count(isBorder) <= 1 && count(isCurved) <= 1
}

/** How a ready-made design is laid on a plate of another shape. */
export function compositionOf({ design, topic }: ReadyMade, own: readonly string[]) {
  const { elements } = design
  const image = elements.find(element => isPicture(element))
  const symbol = image && isVectorSrc(image.src) ? vectorName(image.src) : undefined
  const rounded = elements.find(element => isCurved(element))
  const text = elements.find(element => hasLines(element))
  const border = elements.find(element => isBorder(element))
  const lines = formLines(design).map(line => ({ text: line.text, own: !ofWords.has(topic) }))
  const filled = fillLines(
    lines.filter(line => line.text.trim() !== ''),
    own,
  )
  const composition: Composition = {
    layout: rounded ? 'seal' : symbol ? 'symbol' : 'lines',
    symbol,
    family: rounded?.font.family ?? text?.doc.lines[0]?.runs[0]?.style.family ?? 'Roboto',
    border: rounded ? undefined : border?.config.style,
    lines: filled.lines,
  }
  return { composition, left: filled.left }
}

/** A ready-made design: unchanged where the plate is like its own, else laid out again. */
export function readyMadeOffer(template: ReadyMade): TemplateOffer {
  const { slug, name, topic, design } = template
  const texts = formLines(design)
  const { composition } = compositionOf(template, [])
  return {
    slug,
    name,
    topic: topicOf[topic] ?? 'company',
    words: texts.map(({ text }) => text).join(' '),
    files: [...new Set([...requiredFiles(design), ...facesOf(composition.family)])],
    lay({ design: present, plate, engine, own }) {
      const ownWords = ofWords.has(topic) ? [] : own
      if (isAlike(plate, template.plate) && ownWords.length <= texts.length) {
        const scaled = withWords(takeTemplate(present, plate, design, template.plate), ownWords)
        const left = ofWords.has(topic) ? 0 : texts.length - ownWords.length
        if (canBeMade(scaled, plate, engine)) return { design: scaled, left }
      }
      const composed = compositionOf(template, own)
      const laid = layComposition(present, composed.composition, plate, engine)
      return laid && { design: laid, left: composed.left }
    },
  }
}
