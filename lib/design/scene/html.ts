import { alignmentOf, applyDeclarations, cssOfCase, declarationsOf, lineHeightOf } from './html-style'
import { encodeText, type HtmlToken, tokenizeHtml } from './html-tokens'
import {
  type Alignment,
  canonicalLine,
  defaultTextStyle,
  type TextDoc,
  type TextLine,
  type TextRun,
  type TextStyle,
} from './text-doc'

/** What no text of a design may hold: it is refused, not cleaned. */
export const forbiddenHtml = ['script', 'event-handler', 'url', 'embedded', 'nesting', 'broken'] as const
export type ForbiddenHtml = (typeof forbiddenHtml)[number]

export interface ParsedHtml {
  doc: TextDoc
  forbidden: ForbiddenHtml[]
}

const blocks = new Set([
  'div',
  'p',
  'li',
  'ul',
  'ol',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'blockquote',
  'section',
])
const empty = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'base', 'wbr', 'source', 'area', 'col'])
/** Their content is no text either. */
const swallowed = new Map<string, ForbiddenHtml>([
  ['script', 'script'],
  ['style', 'script'],
  ['template', 'script'],
  ['noscript', 'script'],
  ['title', 'script'],
  ['textarea', 'embedded'],
  ['iframe', 'embedded'],
  ['object', 'embedded'],
  ['svg', 'embedded'],
  ['math', 'embedded'],
  ['xmp', 'embedded'],
])
const embedded = new Set([
  'img',
  'embed',
  'link',
  'meta',
  'base',
  'source',
  'video',
  'audio',
  'form',
  'input',
  'frame',
])
const maxDepth = 40

interface Frame {
  tag: string
  style: TextStyle
  align: Alignment
  lineHeight: number | undefined
}

class HtmlReader {
  readonly lines: TextLine[] = []
  readonly forbidden = new Set<ForbiddenHtml>()
  private runs: TextRun[] = []
  private frames: Frame[] = []
  private swallowing: string | null = null
  /** A break just ended a line: the block's own end adds none. */
  private afterBreak = false

  constructor(private readonly base: TextStyle) {}

  private get top(): Frame {
    return (
      this.frames[this.frames.length - 1] ?? {
        tag: '',
        style: this.base,
        align: 'left',
        lineHeight: undefined,
      }
    )
  }

  private get hasContent(): boolean {
    return this.runs.some(run => run.text !== '')
  }

  read(token: HtmlToken): void {
    if (token.kind === 'broken') this.forbidden.add('broken')
    else if (this.swallowing) {
      if (token.kind === 'close' && token.tag === this.swallowing) this.swallowing = null
    } else if (token.kind === 'text') this.text(token.text)
    else if (token.kind === 'open') this.open(token)
    else this.close(token.tag)
  }

  endLine(force: boolean): void {
    const { align, style, lineHeight } = this.top
    if (force || this.hasContent) this.lines.push(canonicalLine(align, this.runs, style, lineHeight))
    this.runs = []
  }

  private text(text: string): void {
    // Blanks between two blocks are the markup's, not the person's.
    const inBlock = this.frames.some(frame => blocks.has(frame.tag))
    if (!this.hasContent && /^\s*$/.test(text) && (!inBlock || text.includes('\n'))) return
    this.afterBreak = false
    this.runs.push({ text, style: this.top.style })
  }

  private open(token: Extract<HtmlToken, { kind: 'open' }>): void {
    const { tag, attributes } = token
    this.judge(tag, attributes)
    if (swallowed.has(tag)) {
      if (!token.selfClosing) this.swallowing = tag
      return
    }
    if (tag === 'br') {
      this.endLine(true)
      this.afterBreak = true
      return
    }
    if (empty.has(tag) || token.selfClosing) return
    if (this.frames.length >= maxDepth) {
      this.forbidden.add('nesting')
      return
    }
    if (blocks.has(tag)) this.endLine(false)
    this.frames.push(this.frameOf(tag, attributes))
  }

  private frameOf(tag: string, attributes: Map<string, string>): Frame {
    const declarations = declarationsOf(attributes.get('style') ?? '')
    const style = applyDeclarations(this.top.style, declarations)
    if (tag === 'b' || tag === 'strong') style.bold = true
    if (tag === 'i' || tag === 'em') style.italic = true
    if (tag === 'u') style.underline = true
    const { align, lineHeight } = this.top
    return {
      tag,
      style,
      align: alignmentOf(declarations) ?? align,
      lineHeight: lineHeightOf(declarations) ?? lineHeight,
    }
  }

  private judge(tag: string, attributes: Map<string, string>): void {
    const kind = swallowed.get(tag)
    if (kind) this.forbidden.add(kind)
    if (embedded.has(tag)) this.forbidden.add('embedded')
    for (const [name, value] of attributes) {
      if (name.startsWith('on')) this.forbidden.add('event-handler')
      // Blanks and control characters inside a scheme do not stop a browser from reading it.
      const bare = value.replace(/[\p{Cc} ]+/gu, '')
      if (/(?:javascript|vbscript|data):/i.test(bare)) this.forbidden.add('url')
      if (name === 'style' && /url\(|expression\(|@import|\\/i.test(bare)) this.forbidden.add('url')
    }
  }

  private close(tag: string): void {
    const index = this.frames.findLastIndex(frame => frame.tag === tag)
    if (index < 0) return
    const closesBlock = this.frames.slice(index).some(frame => blocks.has(frame.tag))
    if (closesBlock && !(this.afterBreak && !this.hasContent)) this.endLine(false)
    if (closesBlock) this.runs = []
    this.afterBreak = false
    this.frames.length = index
  }
}

/**
 * Reads the html of a text: lines, families, sizes (`mm`, or px at 96/25.4), bold, italic, underline, colour,
 * alignment, letter spacing, case, line height. Everything else is dropped; what could run or load something is also named.
 */
export function parseTextHtml(html: string, base: TextStyle = defaultTextStyle): ParsedHtml {
  const reader = new HtmlReader(base)
  for (const token of tokenizeHtml(html)) reader.read(token)
  reader.endLine(false)
  const lines = reader.lines.length > 0 ? reader.lines : [canonicalLine('left', [], base)]
  return { doc: { lines }, forbidden: [...reader.forbidden] }
}

function runHtml(run: TextRun): string {
  const { style } = run
  let inner = run.text === '' ? '<br>' : encodeText(run.text)
  if (style.underline) inner = `<u>${inner}</u>`
  if (style.italic) inner = `<i>${inner}</i>`
  if (style.bold) inner = `<b>${inner}</b>`
  const color = style.color ? `;color:${style.color}` : ''
  const spacing = style.letterSpacing === null ? '' : `;letter-spacing:${style.letterSpacing}em`
  const wanted = style.wantedMm === undefined ? '' : `;--wanted-size:${style.wantedMm}mm`
  const pinned = style.pinned ? ';--pinned-size:1' : ''
  const letterCase = style.letterCase ? `;text-transform:${cssOfCase[style.letterCase]}` : ''
  return `<span style="font-family:'${style.family}';font-size:${style.sizeMm}mm${color}${spacing}${letterCase}${wanted}${pinned}">${inner}</span>`
}

function lineHtml({ align, lineHeight, runs }: TextLine): string {
  const height = lineHeight === undefined ? '' : `;line-height:${lineHeight}`
  return `<div style="text-align:${align}${height}">${runs.map(runHtml).join('')}</div>`
}

/** Writes a text as the html that `parseTextHtml` reads back as the same text. */
export const serializeTextHtml = (doc: TextDoc): string => doc.lines.map(lineHtml).join('')
