'use client'
import { notFound } from 'next/navigation'

/**
 * Gives the page its status. Thrown within a Suspense boundary while the page is made, a "not found" sets 404 and
 * leaves the content beside it in the HTML; thrown anywhere else, Next would answer with an empty body.
 */
export function Status404() {
  if (typeof window === 'undefined') notFound()
  return null
}
