import { describe, expect, it } from 'vitest'
import de from '@/messages/de'
import en from '@/messages/en'
import fr from '@/messages/fr'

type Messages = { [key: string]: string | Messages }

function flatten(messages: Messages, prefix = ''): Map<string, string> {
  const flat = new Map<string, string>()
  for (const [key, value] of Object.entries(messages)) {
    if (typeof value === 'string') flat.set(prefix + key, value)
    else for (const [inner, text] of flatten(value, `${prefix}${key}.`)) flat.set(inner, text)
  }
  return flat
}

/** The arguments of an ICU message, those inside the branches of a select or plural included. */
function placeholders(message: string): string[] {
  const names = new Set<string>()
  let at = 0
  const readText = () => {
    while (at < message.length && message[at] !== '}') if (message[at++] === '{') readArgument()
  }
  const readArgument = () => {
    names.add(/^\s*\w+/.exec(message.slice(at))?.[0].trim() ?? '')
    while (at < message.length && message[at] !== '}') {
      if (message[at++] !== '{') continue
      readText()
      at += 1
    }
    at += 1
  }
  readText()
  return [...names].sort()
}

const french = flatten(fr)

describe.each([
  ['de', flatten(de)],
  ['en', flatten(en)],
])('the messages in %s', (_language, messages) => {
  it('have exactly the keys of the French ones', () => {
    expect([...messages.keys()].sort()).toEqual([...french.keys()].sort())
  })

  it('are never empty and take the same values', () => {
    for (const [key, text] of messages) {
      expect(text.trim(), key).not.toBe('')
      expect(placeholders(text), key).toEqual(placeholders(french.get(key) ?? ''))
    }
  })
})
