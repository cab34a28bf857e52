import { create } from 'zustand'
import type { LineWish, LineWishes } from '@/lib/design/scene/operations/fit/typed'
import { onOtherTab, readStoredJson, storageKeys, writeStorage } from './storage'

/** The kept data of one part of a pack. */
export interface PartDraft {
  /** The design that the editor, or a line of the cart, handed over. */
  design?: object
  /** The texts written on the page since, line by line. */
  lines?: readonly string[]
  /** The wishes for these lines: larger, smaller, in two. */
  wishes?: LineWishes
  /** The colour that was chosen: for a stamp its ink, for other products the variant. */
  color?: string
}

/** A pack that is being edited. */
export interface PackDraft {
  /** By the part's place in the pack. */
  parts: Readonly<Record<number, PartDraft>>
  /** The line of the cart that it replaces. */
  cartItemId?: string
  /** The quantity of that line. */
  quantity?: number
}

type State = {
  /** By the pack's slug. */
  drafts: Readonly<Record<string, PackDraft>>
  hydrated: boolean
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isWords = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(line => typeof line === 'string')

const isStep = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value)

const isWish = (value: unknown): value is LineWish =>
  isObject(value) && isStep(value.step) && typeof value.inTwo === 'boolean'

function isWishes(value: unknown): value is LineWishes {
  if (!isObject(value) || !isStep(value.density)) return false
  return isObject(value.lines) && Object.values(value.lines).every(isWish)
}

function readPart(value: unknown): PartDraft {
  if (!isObject(value)) return {}
  const { design, lines, wishes, color } = value
  return {
    ...(isObject(design) && { design }),
    ...(isWords(lines) && { lines }),
    ...(isWishes(wishes) && { wishes }),
    ...(typeof color === 'string' && { color }),
  }
}

function readDraft(value: unknown): PackDraft {
  const { parts, cartItemId, quantity } = isObject(value) ? value : {}
  const read = Object.entries(isObject(parts) ? parts : {}).map(([index, part]) => [index, readPart(part)])
  return {
    parts: Object.fromEntries(read),
    ...(typeof cartItemId === 'string' && { cartItemId }),
    ...(typeof quantity === 'number' && Number.isSafeInteger(quantity) && quantity > 0 && { quantity }),
  }
}

function readStored(): State['drafts'] {
  const stored = readStoredJson(storageKeys.packDrafts)
  if (!isObject(stored)) return {}
  return Object.fromEntries(Object.entries(stored).map(([slug, draft]) => [slug, readDraft(draft)]))
}

/** The packs that are being personalised in this browser: a reload loses no text. */
export const usePackDraft = create<State>()(() => ({ drafts: {}, hydrated: false }))

/** Reads what is kept, and follows the other tabs until the returned function is called. Call it from an effect. */
export function connectPackDraft(): () => void {
  const read = () => usePackDraft.setState({ drafts: readStored(), hydrated: true })
  read()
  return onOtherTab(storageKeys.packDrafts, read)
}

function keep(slug: string, draft: PackDraft | null): void {
  const { [slug]: _, ...others } = readStored()
  const drafts = draft ? { ...others, [slug]: draft } : others
  writeStorage(storageKeys.packDrafts, Object.keys(drafts).length > 0 ? JSON.stringify(drafts) : null)
  usePackDraft.setState({ drafts, hydrated: true })
}

/** Adds texts or choices of one part to its kept data. */
export function writePart(slug: string, index: number, written: PartDraft): void {
  const draft = readStored()[slug] ?? { parts: {} }
  const part = { ...draft.parts[index], ...written }
  keep(slug, { ...draft, parts: { ...draft.parts, [index]: part } })
}

/** Keeps the design of one part, which replaces the texts written on the page. */
export function keepPart(slug: string, index: number, design: object): void {
  const draft = readStored()[slug] ?? { parts: {} }
  const { inkColor } = design as { inkColor?: unknown }
  const part = { design, ...(typeof inkColor === 'string' && { color: inkColor }) }
  keep(slug, { ...draft, parts: { ...draft.parts, [index]: part } })
}

/** Opens a pack of the cart again: the result replaces its line. */
export function reopenPack(slug: string, draft: Required<PackDraft>): void {
  keep(slug, draft)
}

/** Forgets a pack: it is in the cart. */
export function clearPackDraft(slug: string): void {
  keep(slug, null)
}
