'use client'
import { useCallback, useEffect, useState } from 'react'
import type { SharedLink } from '@/lib/doors/contract/shared-designs'
import { endLink, readLinks } from './share-api'

/** The links that this browser has made: read when the dialog opens, and again after each change. */
export function useLinks() {
  const [links, setLinks] = useState<readonly SharedLink[]>([])
  const reread = useCallback(async () => {
    const read = await readLinks()
    if (read.ok) setLinks(read.value)
  }, [])
  useEffect(() => {
    reread()
  }, [reread])
  const end = async (code: string) => {
    const ended = await endLink(code)
    if (ended.ok) setLinks(kept => kept.filter(link => link.code !== code))
    return ended
  }
  return { links, reread, end }
}
