'use client'
import { useRef, useState } from 'react'
import { sessionsAnswer, trialAnswer, trialPath } from '@/lib/doors/contract/trial'
import { sendForStaff } from '../staff-fetch'
import { useStaffData } from '../use-staff-data'

/** How long the message about changed prices is shown before the page reloads, in ms (TOOLS-12). */
const reloadDelay = 1500

/** The price lists of a country, the one on trial here, and a function to try another. */
export function useTrial(country: string) {
  const { data: lists, trouble } = useStaffData(`/api/price-lists?country=${country}`, sessionsAnswer)
  const { data: tried } = useStaffData(trialPath, trialAnswer)
  const [state, setState] = useState<'still' | 'loading' | 'failed'>('still')
  const underway = useRef(false)
  const choose = async (list: string | null) => {
    if (underway.current) return
    underway.current = true
    const sent = await sendForStaff(trialPath, 'PUT', { list })
    underway.current = sent.ok
    setState(sent.ok ? 'loading' : 'failed')
    if (sent.ok) setTimeout(() => window.location.reload(), reloadDelay)
  }
  return { lists: lists?.data ?? [], tried: tried?.list ?? null, trouble, state, choose }
}
