'use client'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import type { CartItem } from '@/lib/product/item/item'
import { kindOf } from '@/lib/product/kinds/registry'
import { type FetchedProof, fetchProof, forgetProof } from './fetch-proof'

/** One design of the cart that is to be confirmed. */
export interface ProofSheet {
  key: string
  item: CartItem
  /** The engraved product: the line's own slug, or the slug of a part of a pack. */
  slug: string
  design: object
  /** Null while it is drawn; `failed` where the shop does not answer. */
  state: FetchedProof | 'failed' | null
}

const isDesign = (design: unknown): design is object => typeof design === 'object' && design !== null

/** What is to be confirmed of a cart: every design of every line. */
function sheetsOf(items: readonly CartItem[], catalogue: Catalogue): Omit<ProofSheet, 'state'>[] {
  return items.flatMap(item =>
    (kindOf(item)?.made(item, catalogue) ?? []).flatMap(({ slug, design }, place) =>
      isDesign(design) ? [{ key: `${item.id}/${place}`, item, slug, design }] : [],
    ),
  )
}

export interface Proofs {
  sheets: readonly ProofSheet[]
  /** The hashes of all that is to be confirmed; null while one of them is not known. */
  hashes: readonly string[] | null
  /** Fetches failed proofs again, and those that the shop now draws differently. */
  again: () => void
}

/** The proofs of a cart, fetched one after the other on demand, so that one client does not occupy all threads of the shop. */
export function useProofs(items: readonly CartItem[], catalogue: Catalogue, wanted: boolean): Proofs {
  const sheets = useMemo(() => sheetsOf(items, catalogue), [items, catalogue])
  const [states, setStates] = useState<ReadonlyMap<object, FetchedProof | 'failed'>>(new Map())
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks again
  useEffect(() => {
    if (!wanted) return
    let stale = false
    const run = async () => {
      for (const { design } of sheets) {
        if (stale) return
        const state = await fetchProof(design).catch(error => {
          console.warn('a proof could not be fetched', error)
          return 'failed' as const
        })
        if (!stale) setStates(before => new Map(before).set(design, state))
      }
    }
    void run()
    return () => {
      stale = true
    }
  }, [sheets, wanted, round])
  const again = useCallback(() => {
    for (const { design } of sheets) forgetProof(design)
    setStates(new Map())
    setRound(before => before + 1)
  }, [sheets])
  const shown = sheets.map(sheet => ({ ...sheet, state: states.get(sheet.design) ?? null }))
  const hashes = shown.flatMap(({ state }) =>
    state !== null && state !== 'failed' && state.ok ? [state.proof.hash] : [],
  )
  return { sheets: shown, hashes: hashes.length === shown.length ? [...new Set(hashes)] : null, again }
}
