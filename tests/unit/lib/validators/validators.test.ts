import { describe, expect, it } from 'vitest'
import { isValidatorCode, validatorCodes } from '@/lib/validators/codes'
import { checkFiles, checkImages } from '@/lib/validators/files'
import { checkMessage } from '@/lib/validators/message'
import { checkPrice, parsePrice } from '@/lib/validators/price'
import { lengthOf, normaliseLine, normaliseMessage, normaliseNumber } from '@/lib/validators/text'
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

  it('differs from its original when it is modified', () => {
    expect(checkMessage('Bonjour ', 'Bonjour\r\n')).toBe('VALIDATORS_REQUIRED_MESSAGE_UNCHANGED')
    expect(checkMessage('Bonsoir', 'Bonjour')).toBeNull()
    expect(checkMessage('Bonjour')).toBeNull()
  })

  it.each(hostileValues.slice(0, 8))('is missing when it is %s', (name, value) => {
    const code = checkMessage(value)
    expect(code).toBe(name === 'the name of a prototype key' ? null : 'VALIDATORS_REQUIRED_MESSAGE')
  })
})

describe('files', () => {
  const sizes = (...size: number[]) => size.map(bytes => ({ size: bytes }))

  it('are 5 at most, of 30 MB each, where 1 MB is 10^6 bytes', () => {
    expect(checkFiles([])).toBeNull()
    expect(checkFiles(sizes(30_000_000, 1, 1, 1, 1))).toBeNull()
    expect(checkFiles(sizes(30_000_001))).toBe('VALIDATORS_OPTIONAL_FILES_SIZE')
    expect(checkFiles(sizes(1, 1, 1, 1, 1, 1))).toBe('VALIDATORS_OPTIONAL_FILES_COUNT')
    expect(checkFiles(sizes(Number.NaN))).toBe('VALIDATORS_OPTIONAL_FILES_SIZE')
  })

  it('that are pictures are 5 at most, of 15 MB each', () => {
    expect(checkImages(sizes(15_000_000))).toBeNull()
    expect(checkImages(sizes(15_000_001))).toBe('VALIDATORS_OPTIONAL_IMAGES_SIZE')
    expect(checkImages(sizes(1, 1, 1, 1, 1, 1))).toBe('VALIDATORS_OPTIONAL_IMAGES_COUNT')
  })
})

describe('a price', () => {
  it.each([
    ['19.90', 1990],
    ['19,9', 1990],
    [' 7 ', 700],
    ['0,01', 1],
    ['1.15', 115],
    [19.9, 1990],
    ['999999999.99', 99999999999],
  ])('of %s is %d minor units', (typed, minor) => {
    expect(parsePrice(typed)).toBe(minor)
    expect(checkPrice(typed)).toBeNull()
  })

  it.each(['0', '0,00', '-1', '−3,50', '-0'])('of %s is not above 0', typed => {
    expect(checkPrice(typed)).toBe('VALIDATORS_REQUIRED_PRICE_POSITIVE')
  })

  it.each(['1.234', '1e3', '0x10', '1 000', '1.000,50', '.5', '5.', '٣', 'NaN', '٫', '10000000000'])(
    'of %s is no decimal number',
    typed => {
      expect(checkPrice(typed)).toBe('VALIDATORS_REQUIRED_PRICE_INVALID')
      expect(parsePrice(typed)).toBeNull()
    },
  )

  it('that is no finite number is refused', () => {
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY, 1e21, 0.001]) {
      expect(checkPrice(value)).toBe('VALIDATORS_REQUIRED_PRICE_INVALID')
    }
    expect(checkPrice(undefined)).toBe('VALIDATORS_REQUIRED_PRICE')
    expect(checkPrice(['5'])).toBe('VALIDATORS_REQUIRED_PRICE')
  })
})
