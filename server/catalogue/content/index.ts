import 'server-only'
import { type AnyRead, type ContentPort, type ReadName, reads } from '@/lib/doors/contract/reads'
import { embeddedContent } from './embedded'
import { createHttpContent } from './http'
import { tagPage } from './tag-page'

type Read = (...args: never[]) => Promise<unknown>

/** The same service; each read ties the page that is being rendered to the parts of the content that it shows. */
function tagging(service: ContentPort): ContentPort {
  const methods: Record<ReadName, Read> = service
  const tagged = Object.entries<AnyRead>(reads).map(([name, declared]) => {
    const read = methods[name as ReadName]
    const tagsOf = declared.kind === 'one' ? declared.tagsOf : undefined
    const tied: Read = async (...args) => {
      await Promise.all(declared.parts.map(tagPage))
      const answer = await read(...args)
      if (tagsOf) await Promise.all(tagsOf(answer).map(tagPage))
      return answer
    }
    return [name, tied]
  })
  return Object.fromEntries(tagged) as ContentPort
}

let untied: ContentPort | undefined
let content: ContentPort | undefined

/** The same service without ties, for callers that tie the page to less than a whole part of the content. */
export function readUntied(): ContentPort {
  const { CONTENT_URL, CONTENT_TOKEN, PUBLIC_TOKEN } = process.env
  untied ??= CONTENT_URL
    ? createHttpContent({ url: CONTENT_URL, token: CONTENT_TOKEN ?? PUBLIC_TOKEN ?? '' })
    : embeddedContent
  return untied
}

/** The content service: an outside one where `CONTENT_URL` is set, else the embedded one in this process. */
export function getContent(): ContentPort {
  content ??= tagging(readUntied())
  return content
}
