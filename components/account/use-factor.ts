'use client'
import { useState } from 'react'
import useSWR from 'swr'
import { z } from 'zod'
import { fetchParsed } from '@/components/checkout/fetch-json'
import { factorAnswer, factorSetUpAnswer, recoveryCodesAnswer } from '@/lib/doors/contract/second-factor'
import { type Refusal, send } from './send'

/** The secret, to scan or to type into the app. */
export type FactorSetUp = z.infer<typeof factorSetUpAnswer>

/**
 * Somebody's own second factor.
 * @param path where its calls are: a client's or the staff's
 */
export function useFactor(path: string) {
  const { data, mutate } = useSWR(path, fetchParsed(factorAnswer))
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Refusal | null>(null)
  const [setUp, setSetUp] = useState<FactorSetUp | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const ask = async <Schema extends z.ZodType>(
    method: 'POST' | 'PUT' | 'DELETE',
    at: string,
    body: unknown,
    schema: Schema,
  ) => {
    setBusy(true)
    const sent = await send(method, at, body, schema)
    setBusy(false)
    setRefused(sent.ok ? null : sent.code)
    return sent
  }
  return {
    factor: data,
    busy,
    refused,
    setUp,
    codes,
    /** Makes a secret; true where there is one. */
    begin: async (password: string) => {
      const sent = await ask('POST', path, { password }, factorSetUpAnswer)
      if (sent.ok) setSetUp(sent.value)
      return sent.ok
    },
    /** Gives the first code, and shows the codes for paper. */
    confirm: async (code: string) => {
      const sent = await ask('PUT', path, { code }, recoveryCodesAnswer)
      if (!sent.ok) return false
      setSetUp(null)
      setCodes(sent.value.codes)
      await mutate()
      return true
    },
    renew: async (proof: { password: string; code: string }) => {
      const sent = await ask('POST', `${path}/recovery-codes`, proof, recoveryCodesAnswer)
      if (!sent.ok) return false
      setCodes(sent.value.codes)
      await mutate()
      return true
    },
    remove: async (proof: { password: string; code: string }) => {
      const sent = await ask('DELETE', path, proof, z.unknown())
      if (sent.ok) await mutate()
      return sent.ok
    },
    /** Hides what is shown only once. */
    close: () => {
      setSetUp(null)
      setCodes(null)
      setRefused(null)
    },
  }
}
export type Factor = ReturnType<typeof useFactor>
