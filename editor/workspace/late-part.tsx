'use client'
import type { ComponentType } from 'react'
import { type Loader, useLoaded } from '../state/use-loaded'

/** A part of the workspace that is fetched when it is first shown. */
export function LatePart({ loader }: { loader: Loader<ComponentType> }) {
  const Part = useLoaded(loader)
  return Part && <Part />
}
