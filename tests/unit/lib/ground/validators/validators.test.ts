import { describe, expect, it } from 'vitest'
import { isValidatorCode, validatorCodes } from '@/lib/ground/validators/codes'
import { checkMessage } from '@/lib/ground/validators/message'
import { lengthOf, normaliseLine, normaliseMessage, normaliseNumber } from '@/lib/ground/validators/text'
import de from '@/messages/de'
import en from '@/messages/en'
import fr from '@/messages/fr'
import { hostileValues } from '@/tests/support/hostile'

describe('the messages of forms', () => {
  it.each([
    ['French', fr],
    ['German', de],
    ['English', en],
  ])('are all there in %s, and no others', (_, messages) => {
    expect(Object.keys(messages.validators).sort()).toEqual([...validatorCodes].sort())
    for (const text of Object.values(messages.validators)) expect(text.trim().length).toBeGreaterThan(8)
  })

  it('differ between languages', () => {
    for (const code of validatorCodes) {
      expect(new Set([fr.validators[code], de.validators[code], en.validators[code]]).size).toBe(3)
    }
  })

  it('are known by their keys alone', () => {
    expect(isValidatorCode('VALIDATORS_REQUIRED_EMAIL_INVALID')).toBe(true)
    for (const [, value] of hostileValues) expect(isValidatorCode(value)).toBe(false)
  })
})

describe('normalising', () => {
  it('trims one-line fields and collapses their blanks', () => {
    expect(normaliseLine('  Jean \t  Dupont\u00a0\n& Fils  ')).toBe('Jean Dupont & Fils')
  })

  it('takes out what cannot be seen', () => {
    expect(normaliseLine('\u202eJean\u200b Du\u0000pont\ufeff \u200b ')).toBe('Jean Dupont')
  })

  it('keeps the line breaks of a message', () => {
    expect(normaliseMessage('\n  Bonjour,\r\n\r\nmerci\u0000\u202e.\rAu revoir  \n')).toBe(
      'Bonjour,\n\nmerci.\nAu revoir',
    )
  })

  it('takes separators out of numbers and upper-cases them', () => {
    expect(normaliseNumber(' fr 40.303-265/045 ')).toBe('FR40303265045')
    expect(normaliseNumber('fr\u00a040\u2011303')).toBe('FR40303')
  })

  it('counts characters as people do', () => {
    expect(lengthOf('né🎉')).toBe(3)
  })

  it.each(hostileValues)('is done in a moment over %s, and doing it twice changes nothing', (_, value) => {
    for (const normalise of [normaliseLine, normaliseMessage, normaliseNumber]) {
      const once = normalise(value)
      expect(normalise(once)).toBe(once)
      expect(once).not.toMatch(/[\u200b\u202e]/)
    }
  })
})

describe('a message', () => {
  it('has at least 3 characters', () => {
    expect(checkMessage('Oui')).toBeNull()
    expect(checkMessage(' Ou ')).toBe('VALIDATORS_REQUIRED_MESSAGE_MIN')
    expect(checkMessage(' \n ')).toBe('VALIDATORS_REQUIRED_MESSAGE')
    expect(checkMessage('x'.repeat(5001))).toBe('VALIDATORS_REQUIRED_MESSAGE_MAX')
    expect(checkMessage('x'.repeat(5000))).toBeNull()
  })

  it.each(hostileValues.slice(0, 8))('is missing when it is %s', (name, value) => {
    const code = checkMessage(value)
    expect(code).toBe(name === 'the name of a prototype key' ? null : 'VALIDATORS_REQUIRED_MESSAGE')
  })
})
