'use client'
import { useState } from 'react'
import { z } from 'zod'
import { sharedCodePath } from '@/lib/doors/contract/shared-designs'
import { send } from '../send'

/** What was done last: in words of `accountArea.designs.said`. */
export type LinkStatus = 'made' | 'copied' | 'copyByHand' | 'ended' | 'failed'

export interface SharedLink {
  /** The secret part of the link's address; null where there is no link. */
  code: string | null
  status: LinkStatus | null
  make: () => Promise<void>
  /** Puts the whole address where the person can paste it from; false where the browser does not allow it. */
  copy: (address: string) => Promise<boolean>
  end: () => Promise<void>
}

const path = '/api/shared-designs'

/** A link to a copy of a design as it is now: made once, copied, ended. */
export function useSharedLink(design: object): SharedLink {
  const [code, setCode] = useState<string | null>(null)
  const [status, setStatus] = useState<LinkStatus | null>(null)
  const make = async () => {
    if (code) return
    const sent = await send('POST', path, design, sharedCodePath)
    setStatus(sent.ok ? 'made' : 'failed')
    if (sent.ok) setCode(sent.value.code)
  }
  const copy = async (address: string) => {
    try {
      await navigator.clipboard.writeText(address)
      setStatus('copied')
      return true
    } catch {
      setStatus('copyByHand')
      return false
    }
  }
  const end = async () => {
    const sent = await send('DELETE', `${path}/${code}`, undefined, z.unknown())
    setStatus(sent.ok ? 'ended' : 'failed')
    if (sent.ok) setCode(null)
  }
  return { code, status, make, copy, end }
}
