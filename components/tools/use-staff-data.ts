'use client'
import useSWR from 'swr'
import type { z } from 'zod'
import { readForStaff, type Trouble, TroubleError } from './staff-fetch'

interface StaffData<T> {
  data: T | null
  trouble: Trouble | null
  /** Whether the answer is pending: until then `data` belongs to the address before. */
  waits: boolean
  refresh: () => Promise<unknown>
}

/** The shop's answer for staff at an address; `refresh` fetches it again. Null fetches nothing. */
export function useStaffData<T>(path: string | null, schema: z.ZodType<T>): StaffData<T> {
  const { data, error, mutate, isLoading } = useSWR(path, (asked: string) => readForStaff(asked, schema), {
    shouldRetryOnError: false,
    keepPreviousData: true,
  })
  const trouble = error instanceof TroubleError ? error.trouble : error ? 'failed' : null
  return { data: data ?? null, trouble, waits: isLoading, refresh: mutate }
}
