'use client'
import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-prices'] })
  return () => observer.disconnect()
}

/** True where the person chose to see prices without VAT: the attribute on `<html>` is what all prices follow. */
export function usePricesHT(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset.prices === 'ht',
    () => false,
  )
}
