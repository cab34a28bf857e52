const goEvent = 'site:go'

/** Asks the listener of `leadOn` to go to a whole path; false where there is none yet. */
export const askToGo = (path: string): boolean =>
  !window.dispatchEvent(new CustomEvent(goEvent, { detail: path, cancelable: true }))

/** Answers those who ask, until the returned function is called. */
export function leadOn(go: (path: string) => void): () => void {
  const listen = (event: Event) => {
    if (!(event instanceof CustomEvent) || typeof event.detail !== 'string') return
    event.preventDefault()
    go(event.detail)
  }
  window.addEventListener(goEvent, listen)
  return () => window.removeEventListener(goEvent, listen)
}
