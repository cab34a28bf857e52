import { useEffect } from 'react'

/** Runs once, when the page comes to life: what people did to its fields before that counts too. */
export function useHydrated(run: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moment is what matters, not what has changed since
  useEffect(run, [])
}
