const goEvent = 'site:go'

/** Asks whoever leads from page to page to go to a whole path; false where nobody does yet. */
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
