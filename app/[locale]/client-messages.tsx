import { getLocale, getMessages, getTimeZone } from 'next-intl/server'
import type { ReactNode } from 'react'
import { type IslandTexts, IslandTextsProvider } from '@/components/island-messages'
import { LazyMessages } from './lazy-messages'

interface ClientMessagesProps {
  /** The namespaces that the islands below read, deep ones with dots; no other text travels with the page. */
  names: readonly string[]
  /** Branches of these that only the server reads. */
  except?: readonly string[]
  children: ReactNode
}

type Tree = { [key: string]: unknown }

/** The build turns a text into an array: only objects are branches. */
const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The branches of a tree at the given paths, each where it was. */
function pick(tree: Tree, paths: readonly string[]): Tree {
  const picked: Tree = {}
  for (const path of paths) {
    const [head = '', ...rest] = path.split('.')
    const branch = tree[head]
    if (branch === undefined) continue
    const known = picked[head]
    const deeper = rest.length && isTree(branch) ? pick(branch, [rest.join('.')]) : branch
    picked[head] = isTree(known) && isTree(deeper) ? { ...known, ...deeper } : deeper
  }
  return picked
}

/** A tree without the branch at a path. */
function without(tree: Tree, [head = '', ...deeper]: readonly string[]): Tree {
  const { [head]: branch, ...others } = tree
  if (!isTree(branch) || deeper.length === 0) return others
  return { ...tree, [head]: without(branch, deeper) }
}

type Picked = Omit<ClientMessagesProps, 'children'>

async function readTexts({ names, except = [] }: Picked): Promise<IslandTexts> {
  const [locale, timeZone, messages] = await Promise.all([getLocale(), getTimeZone(), getMessages()])
  const picked = except.reduce((rest, path) => without(rest, path.split('.')), pick(messages, names))
  return { locale, timeZone, messages: picked }
}

/** Hands a few namespaces of texts to the client components below. */
export async function ClientMessages({ children, ...picked }: ClientMessagesProps) {
  return <LazyMessages {...(await readTexts(picked))}>{children}</LazyMessages>
}

/**
 * Hands them to islands that are fetched by themselves and bring along what reads texts (`withTexts`): this makes the
 * page's own scripts smaller.
 */
export async function IslandMessages({ children, ...picked }: ClientMessagesProps) {
  return <IslandTextsProvider texts={await readTexts(picked)}>{children}</IslandTextsProvider>
}
