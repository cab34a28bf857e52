import 'server-only'
import { randomUUID } from 'node:crypto'
import type { PictureContent } from './picture-content'

/** The content that pictures are drawn from, in shared memory: it goes with every task and is read once a thread. */
export interface SharedContent {
  version: string
  json: SharedArrayBuffer
}

const shared = new WeakMap<PictureContent, SharedContent>()

/** The content for the worker threads, without photographs, which they do not use. */
export function shareContent(content: PictureContent): SharedContent {
  const known = shared.get(content)
  if (known) return known
  const { catalogue, templates } = content
  const bytes = Buffer.from(JSON.stringify({ catalogue, templates }))
  const json = new SharedArrayBuffer(bytes.length)
  new Uint8Array(json).set(bytes)
  const made = { version: randomUUID(), json }
  shared.set(content, made)
  return made
}

let open: { version: string; content: PictureContent } | undefined

/** In a worker thread: the content that was shared. It is the shop's own and was checked before. */
export function openContent({ version, json }: SharedContent): PictureContent {
  if (open?.version !== version)
    open = { version, content: JSON.parse(Buffer.from(json).toString('utf8')) as PictureContent }
  return open.content
}
