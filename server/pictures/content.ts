import 'server-only'
import { type Language, languages } from '@/lib/catalogue/common'
import { getContent } from '@/server/content'
import { type PictureContent, toSample } from './samples'

const localeOf: Readonly<Record<Language, string>> = { fr: 'fr-FR', de: 'de-DE', en: 'en-GB' }

async function readContent(): Promise<PictureContent> {
  const content = getContent()
  const [catalogue, ...lists] = await Promise.all([
    content.catalogue(),
    ...languages.map(async language =>
      (await content.samples(localeOf[language])).flatMap(card =>
        toSample(card.slug, language, card.content),
      ),
    ),
  ])
  return { catalogue, samples: lists.flat() }
}

const freshForMs = 30_000
let known: { content: Promise<PictureContent>; at: number } | undefined

/** The shop's content, at most half a minute old. When the content service fails, what is known is kept. */
export function pictureContent(): Promise<PictureContent> {
  const now = Date.now()
  if (known && now - known.at < freshForMs) return known.content
  const before = known
  const reading = readContent()
  const content = before ? reading.catch(() => before.content) : reading
  const entry = { content, at: now }
  known = entry
  content.catch(() => {
    if (known === entry) known = undefined
  })
  // Nobody waits for a refresh: it is there for the next picture.
  return before ? before.content : content
}
