import { create } from 'zustand'
import { onOtherTab, readStoredJson, storageKeys, writeStorage } from './storage'

/** The designs of a pack's parts by their place in it, before the pack is in the cart. */
export type PackDraft = Readonly<Record<number, object>>

type State = {
  /** By the pack's slug. */
  drafts: Readonly<Record<string, PackDraft>>
  hydrated: boolean
}

const isObject = (value: unknown): value is Record<string, object> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function readStored(): State['drafts'] {
  const stored = readStoredJson(storageKeys.packDrafts)
  if (!isObject(stored)) return {}
  const drafts = Object.entries(stored).map(([slug, draft]) => {
    const designs = isObject(draft) ? Object.entries(draft).filter(([, design]) => isObject(design)) : []
    return [slug, Object.fromEntries(designs)] as const
  })
  return Object.fromEntries(drafts)
}

/** The packs that are being personalised in this browser: a reload between two texts loses none. */
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

/** Keeps the design of one part. */
export function keepPart(slug: string, index: number, design: object): void {
  keep(slug, { ...readStored()[slug], [index]: design })
}

/** Forgets a pack: it is in the cart. */
export function clearPackDraft(slug: string): void {
  keep(slug, null)
}
