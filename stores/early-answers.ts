import { readStorage, storageKeys } from './storage'

/** How long an answer counts as asked for just now, in milliseconds. */
const fresh = 10_000

interface Early {
  answer: Promise<Response>
  askedAt: number
  /** The last login or logout that the browser knew of then: what was asked before one speaks of somebody else. */
  session: string | null
}

/** Answers that were asked for before the code that reads them had come, by their addresses. */
const early = new Map<string, Early>()

const isFresh = (known: Early | undefined): known is Early =>
  known !== undefined &&
  performance.now() - known.askedAt < fresh &&
  known.session === readStorage(storageKeys.session)

/** Asks ahead for what a page is about to read. An error is reported only to the caller who takes the answer. */
export function askEarly(path: string): void {
  if (isFresh(early.get(path))) return
  const answer = fetch(path)
  answer.catch(() => {})
  early.set(path, { answer, askedAt: performance.now(), session: readStorage(storageKeys.session) })
}

/** The answer that was asked for ahead, once and only while it is fresh; else it is asked for now. */
export function takeAnswer(path: string, cache?: RequestCache): Promise<Response> {
  const known = early.get(path)
  early.delete(path)
  return isFresh(known) && !cache ? known.answer : fetch(path, { cache })
}
