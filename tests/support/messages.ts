import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type messages from '@/messages/fr'

export type Texts = typeof messages

/** The texts of a language, read from its files: for runners that take no JSON as a module. */
export function readTexts(language: 'fr' | 'de' | 'en'): Texts {
  const folder = fileURLToPath(new URL(`../../messages/${language}/`, import.meta.url))
  const camel = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  const namespaces = readdirSync(folder)
    .filter(name => name.endsWith('.json'))
    .map(name => [camel(name.slice(0, -5)), JSON.parse(readFileSync(folder + name, 'utf8'))])
  return Object.fromEntries(namespaces)
}

/** A text as Testing Library looks for it: it takes blanks that keep a line together for plain ones. */
export const plainBlanks = (text: string): string => text.replaceAll(/\s+/g, ' ')
