import type { Messages } from 'next-intl'
import { languageOf, type SiteLocale } from './locales'

type Tree = { [key: string]: string | readonly unknown[] | Tree }

/** A text is a string, or what the build has made of it. */
const isBranch = (value: Tree[string] | undefined): value is Tree =>
  typeof value === 'object' && !Array.isArray(value)

/** `over` on top of `base`, branch by branch. */
function merge(base: Tree, over: Tree): Tree {
  const merged: Tree = { ...base }
  for (const [key, value] of Object.entries(over)) {
    const below = merged[key]
    merged[key] = isBranch(value) && isBranch(below) ? merge(below, value) : value
  }
  return merged
}

async function readMessages(name: string): Promise<Tree> {
  try {
    return (await import(`../../messages/${name}/index.ts`)).default
  } catch {
    return {}
  }
}

/** The texts of a locale: its language's files, with the keys that `messages/{locale}/` overrides. */
export async function loadMessages(locale: SiteLocale): Promise<Messages> {
  const [language, own] = await Promise.all([readMessages(languageOf(locale)), readMessages(locale)])
  return merge(language, own) as unknown as Messages
}
