'use client'
import useSWRImmutable from 'swr/immutable'
import {
  type AddressServices,
  addressServicesPath,
  addressServicesSchema,
  type Suggestion,
  suggestionsAnswer,
  suggestionsPath,
} from '@/lib/doors/contract/address-suggestions'
import { fetchParsed } from './fetch-json'

/** The address services of the shop; none where it does not answer. */
export function useAddressServices(): AddressServices | null {
  return (
    useSWRImmutable(addressServicesPath, fetchParsed(addressServicesSchema), { shouldRetryOnError: false })
      .data ?? null
  )
}

/** Suggestions are requested from this many characters on. */
const shortest = 5

/** Addresses that begin like what is written; none where the country has no service, or it does not answer. */
export function useSuggestions(country: string, written: string): readonly Suggestion[] {
  const services = useAddressServices()
  const q = written.trim()
  const isAsked = (services?.suggested.includes(country) ?? false) && q.length >= shortest
  const { data } = useSWRImmutable(
    isAsked ? suggestionsPath({ country, q }) : null,
    fetchParsed(suggestionsAnswer),
    { shouldRetryOnError: false, keepPreviousData: true },
  )
  return isAsked ? (data ?? []) : []
}
