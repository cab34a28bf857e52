/** How long an answer counts as asked for just now, in milliseconds. */
const fresh = 10_000

/** Answers that were asked for before the code that reads them had come, by their addresses. */
const early = new Map<string, { answer: Promise<Response>; askedAt: number }>()

/** Asks ahead for what a page is about to read. One that fails is told to who takes it, and to nobody else. */
export function askEarly(path: string): void {
  if (early.has(path)) return
  const answer = fetch(path)
  answer.catch(() => {})
  early.set(path, { answer, askedAt: performance.now() })
}

/** The answer that was asked for ahead, once and only while it is fresh; else it is asked for now. */
export function takeAnswer(path: string, cache?: RequestCache): Promise<Response> {
  const known = early.get(path)
  early.delete(path)
  const isFresh = known !== undefined && performance.now() - known.askedAt < fresh
  return isFresh && !cache ? known.answer : fetch(path, { cache })
}
