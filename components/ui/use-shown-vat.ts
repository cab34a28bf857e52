'use client'
import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-vat'] })
  return () => observer.disconnect()
}

/** The VAT that prices are shown with, in percent: the page's own, or that of the country chosen for delivery. */
export function useShownVat(own: number): number {
  return useSyncExternalStore(
    subscribe,
    () => Number(document.documentElement.dataset.vat ?? own),
    () => own,
  )
}
