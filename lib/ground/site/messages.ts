import type { Messages } from 'next-intl'
import { languageOf, type SiteLocale } from './locales'

type Tree = { [key: string]: string | readonly unknown[] | Tree }

/** A text is a string, or what the build has made of it. */
const isBranch = (value: Tree[string] | undefined): value is Tree =>
  typeof value === 'object' && !Array.isArray(value)

/** `over` on top of `base`, branch by branch. */
function merge<Base extends Tree>(base: Base, over: Tree): Base {
  const merged: Tree = { ...base }
  for (const [key, value] of Object.entries(over)) {
    const below = merged[key]
    merged[key] = isBranch(value) && isBranch(below) ? merge(below, value) : value
  }
  return merged as Base
}

/** The texts in which a locale differs from its language; most have none. */
async function readOverrides(locale: SiteLocale): Promise<Tree> {
  try {
    return (await import(`../../../messages/${locale}/index.ts`)).default
  } catch {
    return {}
  }
}

/** The texts of a locale (PAGE-2): its language's files, with the keys that `messages/{locale}/` overrides. */
export async function loadMessages(locale: SiteLocale): Promise<Messages> {
  const language: { default: Messages } = await import(`../../../messages/${languageOf(locale)}/index.ts`)
  return merge(language.default, await readOverrides(locale))
}
