'use client'

import { type ComponentType, createContext, use } from 'react'
import type { Choice, PickKind } from '@/lib/catalogue/structure/picks'
import type { Shape } from '@/lib/catalogue/structure/shape'
import type { StructureWord } from './structure-words'

/** One part of a structure, whatever it is. */
export interface PartProps<S extends Shape = Shape> {
  shape: S
  value: unknown
  onChange(value: unknown): void
  id: string
  label: string
  /** Whether it may be missing altogether. */
  optional: boolean
}

/** What every part of a structure reads: names, what can be chosen, the words of its buttons. */
export interface StructureContext {
  /** A name of a field or a value in the reader's language; what has none stands as it is. */
  labels: Readonly<Record<string, string>>
  choices: Readonly<Partial<Record<PickKind, readonly Choice[]>>>
  words: Readonly<Record<StructureWord, string>>
  language: 'fr' | 'de' | 'en'
  readOnly: boolean
}

interface Parts extends StructureContext {
  /** What shows any part: lists and maps hold others. */
  Part: ComponentType<PartProps>
}

export const Structure = createContext<Parts | null>(null)

export function useStructure(): Parts {
  const context = use(Structure)
  if (!context) throw new Error('a part of a structure stands outside one')
  return context
}
