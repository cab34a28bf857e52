/** One piece of a html text. Nothing here asks a browser: the same text reads the same everywhere. */
export type HtmlToken =
  | { kind: 'text'; text: string }
  | { kind: 'open'; tag: string; attributes: Map<string, string>; selfClosing: boolean }
  | { kind: 'close'; tag: string }
  /** A comment, an instruction, or a tag that does not end where it seems to: readers disagree about what it hides. */
  | { kind: 'broken' }

const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  shy: '\u00ad',
  euro: '€',
  copy: '©',
  reg: '®',
  trade: '™',
  deg: '°',
  middot: '·',
  bull: '•',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  hellip: '…',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
}

function numericEntity(digits: string, radix: number): string {
  const code = Number.parseInt(digits, radix)
  const valid = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
  return valid ? String.fromCodePoint(code) : ''
}

/** `&amp;`, `&#233;`, `&#xe9;`: what is no entity stays as it is written. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,8}));/gi, (all, hex, decimal, name) => {
    if (hex) return numericEntity(hex, 16)
    if (decimal) return numericEntity(decimal, 10)
    return named[name] ?? all
  })
}

/** A text as HTML reads it back: the characters that mean something there are named. */
export function encodeText(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/\u00a0/g, '&nbsp;')
}

/** Attributes of a tag that are read. */
const mostAttributes = 500

const attributePattern = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g

function attributesOf(text: string): Map<string, string> {
  const attributes = new Map<string, string>()
  for (const [, name = '', double, single, bare] of text.matchAll(attributePattern)) {
    // No element means more: what stands behind them is not read.
    if (attributes.size > mostAttributes) break
    const key = name.toLowerCase()
    if (!attributes.has(key)) attributes.set(key, decodeEntities(double ?? single ?? bare ?? ''))
  }
  return attributes
}

/** The end of a tag that starts at `from`, past any `>` inside quotes; -1 where it never ends. */
function tagEnd(html: string, from: number): number {
  let quote = ''
  for (let at = from; at < html.length; at += 1) {
    const mark = html[at] as string
    if (quote) {
      if (mark === quote) quote = ''
    } else if (mark === '"' || mark === "'") quote = mark
    else if (mark === '>') return at
  }
  return -1
}

const broken: HtmlToken = { kind: 'broken' }

function readTag(body: string): HtmlToken | null {
  const close = /^\/\s*([a-z][a-z0-9:-]*)/i.exec(body)
  if (close?.[1]) return { kind: 'close', tag: close[1].toLowerCase() }
  const [name] = /^[a-z][a-z0-9:-]*/i.exec(body) ?? []
  if (!name) return null
  const rest = body.slice(name.length)
  const selfClosing = rest.trimEnd().endsWith('/')
  return { kind: 'open', tag: name.toLowerCase(), attributes: attributesOf(rest), selfClosing }
}

/** Where the markup that starts at `from` ends, and the tokens that it is; null where it is no markup. */
function readMarkup(html: string, from: number): { tokens: HtmlToken[]; next: number } | null {
  if (html.startsWith('<!--', from)) {
    const end = html.indexOf('-->', from + 4)
    return { tokens: [broken], next: end < 0 ? html.length : end + 3 }
  }
  if (!/^<[a-z/!?]/i.test(html.slice(from, from + 2))) return null
  const end = tagEnd(html, from + 1)
  if (end < 0) return { tokens: [broken], next: html.length }
  const body = html.slice(from + 1, end)
  const token = readTag(body)
  const nested = body.replace(/"[^"]*"|'[^']*'/g, '').includes('<')
  return { tokens: token && !nested ? [token] : token ? [broken, token] : [broken], next: end + 1 }
}

/** Cuts html into text and tags, in one pass, as far as it is asked. A tag that never ends swallows the rest. */
export function* readHtml(html: string): Generator<HtmlToken> {
  let text = ''
  let at = 0
  const flush = (): HtmlToken[] => {
    const before = text
    text = ''
    return before ? [{ kind: 'text', text: decodeEntities(before) }] : []
  }
  while (at < html.length) {
    const next = html.indexOf('<', at)
    if (next < 0) break
    text += html.slice(at, next)
    const markup = readMarkup(html, next)
    if (!markup) {
      text += '<'
      at = next + 1
      continue
    }
    yield* flush()
    yield* markup.tokens
    at = markup.next
  }
  text += at < html.length ? html.slice(at) : ''
  yield* flush()
}

/** The same, all at once. */
export const tokenizeHtml = (html: string): HtmlToken[] => [...readHtml(html)]
