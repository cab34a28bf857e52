import { Parser } from 'htmlparser2'

/** What a crawler reads of a page. */
export interface CrawledPage {
  title: string
  description: string
  canonical: string
  robots: string
  lang: string
  /** Full addresses by locale. */
  alternates: Map<string, string>
  headings: string[]
  links: Set<string>
  /** What a link may lead to within the page. */
  ids: Set<string>
  pictures: Set<string>
  /** Pictures without an `alt` attribute, not even an empty one. */
  unnamed: number
  structured: unknown[]
  sharedPicture: string
  /** What a person reads. */
  text: string
  /** Labels that a screen reader reads for elements without text, and hints. */
  labels: string
}

/** Attributes that are read to people. */
const spoken = ['aria-label', 'aria-description', 'alt', 'title', 'placeholder']

/** Elements whose text nobody reads. */
const silent = new Set(['script', 'style', 'template', 'noscript'])

/** Reads an HTML document once, from beginning to end. */
export function readPageFacts(html: string): CrawledPage {
  const page: CrawledPage = {
    title: '',
    description: '',
    canonical: '',
    robots: '',
    lang: '',
    alternates: new Map(),
    headings: [],
    links: new Set(),
    ids: new Set(),
    pictures: new Set(),
    unnamed: 0,
    structured: [],
    sharedPicture: '',
    text: '',
    labels: '',
  }
  const open: { name: string; json: boolean }[] = []
  let inHeading = false
  const onmeta = ({ name, property, content = '' }: Record<string, string>) => {
    if (name === 'description') page.description = content
    if (name === 'robots') page.robots = content
    if (property === 'og:image') page.sharedPicture = content
  }
  const onlink = ({ rel, href = '', hreflang }: Record<string, string>) => {
    if (rel === 'canonical') page.canonical = href
    if (rel === 'alternate' && hreflang) page.alternates.set(hreflang, href)
  }
  const parser = new Parser({
    onopentag(name, attributes) {
      open.push({ name, json: attributes.type === 'application/ld+json' })
      for (const label of spoken) page.labels += ` ${attributes[label] ?? ''}`
      if (attributes.id) page.ids.add(attributes.id)
      if (name === 'html') page.lang = attributes.lang ?? ''
      if (name === 'meta') onmeta(attributes)
      if (name === 'link') onlink(attributes)
      if (name === 'a' && attributes.href) page.links.add(attributes.href)
      if (name === 'img' && attributes.src) page.pictures.add(attributes.src)
      if (name === 'img' && attributes.alt === undefined) page.unnamed += 1
      if (name === 'h1') page.headings.push('')
      if (name === 'h1') inHeading = true
    },
    ontext(text) {
      const { name = '', json } = open.at(-1) ?? {}
      if (json) page.structured.push(JSON.parse(text))
      if (name === 'title' && open.at(-2)?.name === 'head') page.title += text
      if (inHeading) page.headings.push(`${page.headings.pop() ?? ''}${text}`)
      if (!silent.has(name)) page.text += `${text} `
    },
    onclosetag(name) {
      open.pop()
      if (name === 'h1') inHeading = false
    },
  })
  parser.write(html)
  parser.end()
  return page
}
