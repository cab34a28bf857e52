'use client'
import { useEffect, useState } from 'react'
import type { Selection } from '@/lib/product/listing/listing'
import { readSelection, writeSelection } from '@/lib/product/listing/listing-query'

const nothing: Selection = { facets: {}, sorting: 'rank' }

/** What is chosen in a listing. It lives in the address, so a reload, a link and the way back keep it. */
export function useSelection(): [Selection, (next: Selection) => void] {
  const [selection, setSelection] = useState<Selection>(nothing)
  useEffect(() => {
    // The same choice leaves the list as it is: rendering it again would block a phone for nothing.
    const read = () =>
      setSelection(last => {
        const next = readSelection(new URLSearchParams(window.location.search))
        return writeSelection(next) === writeSelection(last) ? last : next
      })
    read()
    window.addEventListener('popstate', read)
    return () => window.removeEventListener('popstate', read)
  }, [])
  const choose = (next: Selection) => {
    setSelection(next)
    const query = writeSelection(next)
    window.history.replaceState(null, '', `${window.location.pathname}${query ? `?${query}` : ''}`)
  }
  return [selection, choose]
}
