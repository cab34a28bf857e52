import { useEffect } from 'react'

/** Runs once, at hydration: earlier input in the fields counts too. */
export function useHydrated(run: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moment is what matters, not what has changed since
  useEffect(run, [])
}
