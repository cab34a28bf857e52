'use client'
import { useSyncExternalStore } from 'react'

/** Where the order stands beside the form: as `xl` in the styles. */
const query = '(min-width: 62.5rem)'

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(query)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

/** Whether there is space for the order beside the form. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
