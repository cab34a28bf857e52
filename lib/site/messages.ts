import type { Messages } from 'next-intl'
import { languageOf, type SiteLocale } from './locales'

type Tree = { [key: string]: string | Tree }

/** `over` on top of `base`, branch by branch. */
function merge(base: Tree, over: Tree): Tree {
  const merged: Tree = { ...base }
  for (const [key, value] of Object.entries(over)) {
    const below = merged[key]
    merged[key] = typeof value === 'object' && typeof below === 'object' ? merge(below, value) : value
  }
  return merged
}

async function readMessages(name: string): Promise<Tree> {
  try {
    return (await import(`../../messages/${name}.json`)).default
  } catch {
    return {}
  }
}

/** The texts of a locale: its language's file, with the keys that `messages/{locale}.json` overrides. */
export async function loadMessages(locale: SiteLocale): Promise<Messages> {
  const [language, own] = await Promise.all([readMessages(languageOf(locale)), readMessages(locale)])
  return merge(language, own) as unknown as Messages
}
