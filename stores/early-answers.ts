import { readStorage, storageKeys } from './storage'

/** How long an answer counts as asked for just now, in milliseconds. */
const fresh = 10_000

interface Early {
  answer: Promise<Response>
  askedAt: number
  /** The last login or logout at that time: an earlier answer belongs to another person. */
  session: string | null
}

/** Answers requested before the code that reads them was loaded, by their addresses. */
const early = new Map<string, Early>()

const isFresh = (known: Early | undefined): known is Early =>
  known !== undefined &&
  performance.now() - known.askedAt < fresh &&
  known.session === readStorage(storageKeys.session)

/** Requests data ahead that a page will read. An error is reported only to the caller who takes the answer. */
export function askEarly(path: string): void {
  if (isFresh(early.get(path))) return
  const answer = fetch(path)
  answer.catch(() => {})
  early.set(path, { answer, askedAt: performance.now(), session: readStorage(storageKeys.session) })
}

/** The answer requested ahead, once and only while it is fresh; otherwise it is requested now. */
export function takeAnswer(path: string, cache?: RequestCache): Promise<Response> {
  const known = early.get(path)
  early.delete(path)
  return isFresh(known) && !cache ? known.answer : fetch(path, { cache })
}
