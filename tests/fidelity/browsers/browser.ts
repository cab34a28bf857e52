import type { Lab } from '../page/page'

/** A browser with the lab's page open. */
export interface LabBrowser {
  /** Calls a function of the page, and answers what it resolves to. */
  call<K extends keyof Lab>(name: K, ...given: Parameters<Lab[K]>): Promise<Awaited<ReturnType<Lab[K]>>>
  /** What the page complained about, as far as the browser tells. */
  errors: readonly string[]
  close(): Promise<void>
}

/** A script for browsers that are driven by scripts: it calls a function of the page as soon as that is there. */
export const callScript = `
  const [name, given, done] = arguments
  const call = () =>
    'lab' in window
      ? Promise.resolve(window.lab[name](...given)).then(value => done({ value }), error => done({ error: String(error) }))
      : addEventListener('lab', call, { once: true })
  call()
`

/** What such a script gave back; an error of the page is thrown here. */
export function answerOf(answer: unknown): unknown {
  const { value, error } = answer as { value?: unknown; error?: string }
  if (error !== undefined) throw new Error(error)
  return value
}
