import { describe, expect, it } from 'vitest'
import { checkProfessional } from '@/lib/people/client/check-professional'
import { isCommonPassword } from '@/lib/people/client/common-password'
import { deviceName } from '@/lib/people/client/device'
import { catalogue } from '@/tests/support/catalogue'

const { countries } = catalogue

describe('a password that is tried first', () => {
  const common = new Map(['password', 'azerty', '12345678', 'abcd1234'].map((word, place) => [word, place]))
  const rare = new Map([...common, ['tribunal', 33_000] as const])

  it.each([
    ['is common', 'password'],
    ['is common with a sign', '12345678!'],
    ['is a common word with digits and signs around it', '!Azerty2026!'],
    ['is a common word in other letters', 'P@ssw0rd1!'],
    ['is common with signs between', 'abcd-1234'],
    ['repeats itself', '1!1!1!1!1!1!'],
    ['is a word of its owner', 'Bernard-2026'],
  ])('is one that %s', (_what, password) => {
    expect(isCommonPassword(password, rare, ['Bernard'])).toBe(true)
  })

  it.each(['Tribunal-45', 'stempel-2026!', 'Correct horse 7 battery', 'xK9#mQ2$'])('is not %s', password => {
    expect(isCommonPassword(password, rare, ['Bernard', 'de'])).toBe(false)
  })
})

describe('a professional account', () => {
  const check = (accountType: 'private' | 'company' | 'retailer', vatNumber = '', siretNumber = '') =>
    checkProfessional({ accountType, vatNumber, siretNumber }, countries)

  it('names its VAT number, and with a French one its SIRET; a private one neither', () => {
    expect(check('private')).toEqual({})
    expect(check('company')).toEqual({ vatNumber: 'VALIDATORS_REQUIRED_VAT_NUMBER' })
    expect(check('retailer', 'DE136695976')).toEqual({})
    expect(check('retailer', 'FR40 303 265 045')).toEqual({ siretNumber: 'VALIDATORS_REQUIRED_SIRET' })
    expect(check('retailer', 'FR40303265045', '303 265 045 00011')).toEqual({})
    expect(check('private', 'nonsense', '1')).toEqual({
      vatNumber: 'VALIDATORS_REQUIRED_VAT_NUMBER_INVALID',
      siretNumber: 'VALIDATORS_REQUIRED_SIRET_LENGTH',
    })
  })
})

describe('a device', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36 Edg/126.0',
      'Edge, Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605 Version/17.5 Safari/604.1',
      'Safari, iPhone',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0', 'Firefox, Linux'],
    ['curl/8.0', ''],
    ['', ''],
  ])('is called what a person calls it: %s', (agent, name) => {
    expect(deviceName(agent)).toBe(name)
  })
})
