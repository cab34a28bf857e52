import 'server-only'
import type { z } from 'zod'

/** The answer of an outside service, or the failure to get a usable one: an outage is never a verdict. */
export type Outside<Value> = { ok: true; value: Value } | { ok: false; status: number | null; reason: string }

interface Question<Schema extends z.ZodType> {
  url: string
  init?: RequestInit
  /** What an answer of success looks like. */
  answer: Schema
  /** How its answer is read, where that is not JSON. */
  read?: (response: Response) => Promise<unknown>
  /** How long one try may take. */
  timeoutMs?: number
}

const failure = (status: number | null, reason: string) => ({ ok: false as const, status, reason })

/** Statuses where another try may succeed; every other one is final. */
const mayChange = (status: number) => status === 429 || status >= 500

/** Bytes of an answer at most: no service sends more, and an endless answer would fill the memory. */
const longestAnswer = 4_000_000

/** The answer with a body that fails beyond the limit. */
function bounded(response: Response): Response {
  let size = 0
  const body = response.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.byteLength
        if (size > longestAnswer) controller.error(new Error('the answer does not end'))
        else controller.enqueue(chunk)
      },
    }),
  )
  return new Response(body, response)
}

async function once<Schema extends z.ZodType>(
  question: Question<Schema>,
): Promise<Outside<z.output<Schema>>> {
  const { url, init, answer, read = (one: Response) => one.json(), timeoutMs = 3000 } = question
  try {
    const response = await fetch(url, { cache: 'no-store', ...init, signal: AbortSignal.timeout(timeoutMs) })
    if (!response.ok) return failure(response.status, `status ${response.status}`)
    const parsed = answer.safeParse(await read(bounded(response)))
    return parsed.success ? { ok: true, value: parsed.data } : failure(response.status, 'not its protocol')
  } catch (error) {
    // A refused connection, a time that ran out, or no JSON: the service is away.
    return failure(null, error instanceof Error ? error.message : String(error))
  }
}

/** Asks a service that the shop does not run, once more where it did not answer. Never throws. */
export async function askOutside<Schema extends z.ZodType>(
  question: Question<Schema>,
): Promise<Outside<z.output<Schema>>> {
  const first = await once(question)
  if (first.ok || (first.status !== null && !mayChange(first.status))) return first
  return once(question)
}
