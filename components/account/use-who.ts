'use client'
import { useEffect, useMemo } from 'react'
import useSWR from 'swr'
import { anonymousClient } from '@/lib/doors/contract/anonymous-client'
import type { Who } from '@/lib/doors/contract/client'
import { loadWhoReader } from '@/lib/doors/contract/late-readers'
import { actorOfWho } from '@/lib/doors/contract/who'
import { whoPath } from '@/lib/doors/contract/who-path'
import type { Buyer } from '@/lib/money/pricing/order'
import { buyerOf, type CheckedNumber, type Declared } from '@/lib/money/standing'
import type { Actor } from '@/lib/people/actor/actor'
import { agreeRole } from '@/stores/agree-role'
import { takeAnswer } from '@/stores/early-answers'
import { onSession } from '@/stores/session'

async function fetchWho(): Promise<Who> {
  // Read by separate code, which no page waits for.
  const [response, { whoSchema }] = await Promise.all([takeAnswer(whoPath), loadWhoReader()])
  if (!response.ok) throw new Error(`${whoPath}: ${response.status}`)
  const who = whoSchema.parse(await response.json())
  agreeRole(who.id === null || who.actedFor ? null : who.role)
  return who
}

/** Who is shopping, as the shop says; null until it has answered. Without an answer, a visitor. */
export function useWho(): { who: Who | null; refresh: () => Promise<unknown> } {
  const { data, error, mutate } = useSWR(whoPath, fetchWho, { shouldRetryOnError: false })
  useEffect(() => onSession(() => void mutate()), [mutate])
  return { who: data ?? (error ? anonymousClient : null), refresh: mutate }
}

/** The buyer that prices are calculated for, with the latest online check of his VAT number; null until it is known who is shopping. */
export function useBuyer(
  { accountType, vatNumber }: Declared = {},
  checked: CheckedNumber | null = null,
): Buyer | null {
  const { who } = useWho()
  return useMemo(() => {
    const actor: Actor | null = who && actorOfWho(who)
    return actor && buyerOf(actor, { accountType, vatNumber }, checked)
  }, [who, accountType, vatNumber, checked])
}
