/** Keeps one copied text. */
export interface Clipboard {
  read: () => string | null
  write: (text: string) => void
}

/** A clipboard for the editor only. */
export function ownClipboard(): Clipboard {
  let kept: string | null = null
  return {
    read: () => kept,
    write: text => {
      kept = text
    },
  }
}
