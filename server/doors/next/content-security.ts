import { createHash } from 'node:crypto'
import { inlineScripts } from '@/lib/ground/site/inline-scripts'
import { readTagContainer } from '@/lib/ground/site/tag-container'

type Directives = Readonly<Record<string, readonly string[]>>

/** What holds for every document: nothing from elsewhere, no plug-in, no foreign frame around it. */
const always: Directives = {
  'default-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'frame-src': ["'none'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'self'"],
}

const written = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Where the container of tags comes from, and what it talks to, where the operator has set one. */
const tagOrigins = () => readTagContainer(process.env.TAG_CONTAINER)?.origins ?? []

/** Where pictures of maps come from, where the operator has set a service. */
const mapOrigins = () => (process.env.MAP_TILES_URL ? [new URL(process.env.MAP_TILES_URL).origin] : [])

interface Guests {
  tags: readonly string[]
  maps: readonly string[]
}

/** The policy of a document that runs only the shop's files, the inline scripts of the given hashes, and the operator's tags. */
const shopPolicy = (
  hashes: readonly string[],
  { tags, maps }: Guests = { tags: tagOrigins(), maps: mapOrigins() },
): string =>
  written({
    ...always,
    // Tags count by calls and by pictures of a pixel.
    'connect-src': ["'self'", ...tags],
    'img-src': ["'self'", 'data:', 'blob:', ...tags, ...maps],
    // The scene's shaper is WebAssembly.
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...hashes, ...tags],
    'style-src-elem': ["'self'"],
    // Attributes of style are React's.
    'style-src-attr': ["'unsafe-inline'"],
  })

/**
 * The scripts that Next and React write, as they stand at the very end of a page: the start of the build's files, the
 * opening of React's inline data, and that data, each a call with JSON and nothing else.
 */
const tail = new RegExp(
  [
    '<script id="_R_">([^<]*)</script>',
    // As Next writes them, or as they wait for the first paint (paint-first.ts).
    '(?:<script (?:type="late" )?src="/_next/static/chunks/[\\w.~-]+\\.js"(?: async="")?></script>)*',
    '<script>(\\(self\\.__next_f=self\\.__next_f\\|\\|\\[\\]\\)\\.push\\(\\[0\\]\\))</script>',
    '((?:<script>self\\.__next_f\\.push\\([^<]*\\)</script>)*)',
    '</body></html>$',
  ].join(''),
)
const startForm = /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((.*)\);$/
const dataForm = /^self\.__next_f\.push\((.*)\)$/

function isJson(text: string | undefined): boolean {
  try {
    JSON.parse(text ?? '')
    return true
  } catch {
    return false
  }
}

/** Where the tail can begin, searched from the end, so that the time does not depend on the page's length and content. */
const tailOf = (html: string) => tail.exec(html.slice(Math.max(0, html.lastIndexOf('<script id="_R_">'))))

/**
 * The inline scripts that the framework wrote into a page. A script from a clerk's or any other text is not at the end
 * of the page or is no call with JSON, so it is not among them.
 */
export function frameworkScripts(html: string): string[] {
  const [, start = '', opening = '', data = ''] = tailOf(html) ?? []
  const pushes = [...data.matchAll(/<script>([^<]*)<\/script>/g)].map(([, text = '']) => text)
  return [
    ...(isJson(startForm.exec(start)?.[1]) ? [start] : []),
    ...(opening ? [opening] : []),
    ...pushes.filter(text => isJson(dataForm.exec(text)?.[1])),
  ]
}

const ownHashes = inlineScripts.map(hashOf)

/**
 * The Content-Security-Policy of a kept page (PAGE-26): the inline scripts of our components, known by their text, and those that the
 * framework wrote into this page. Any other script in the page has no hash here, so it does not run.
 */
export const pagePolicy = (html: string): string =>
  shopPolicy([...ownHashes, ...frameworkScripts(html).map(hashOf)])

/**
 * The policy of a page of the shop that is made for each request: it carries a number used once.
 * @param nonce base64
 */
export const requestPolicy = (nonce: string): string => shopPolicy([`'nonce-${nonce}'`, ...ownHashes])

/** The policy of unexpected documents, such as the framework's own page for a failure. */
export const barePolicy: string = shopPolicy([], { tags: [], maps: [] })

/**
 * The policy of the back-office, whose pages are made for each request and can carry a number used once.
 * @param nonce base64
 */
export const panelPolicy = (nonce: string): string =>
  written({
    ...always,
    // Mails are seen in a frame in which nothing runs (app/api/mail-samples).
    'frame-src': ["'self'"],
    'script-src': ["'self'", `'nonce-${nonce}'`],
    'style-src': ["'self'", "'unsafe-inline'"],
  })
