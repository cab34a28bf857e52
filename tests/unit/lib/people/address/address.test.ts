import { describe, expect, it } from 'vitest'
import { isValidatorCode } from '@/lib/ground/validators/codes'
import { type Delivery, emptyAddress, readAddress, readDelivery } from '@/lib/people/address/address'
import {
  checkAddressLine,
  checkBilling,
  checkCity,
  checkCountry,
  checkDelivery,
  checkName,
  checkPhone,
  checkPhoneAny,
  checkRelayZipcode,
  checkShipment,
  checkStreetNumber,
  checkZipcode,
  normalisePhone,
  relayZipDigits,
} from '@/lib/people/address/check-address'
import { billingSchema, deliverySchema } from '@/lib/people/address/schemas'
import { catalogue } from '@/tests/support/catalogue'
import { hostileValues } from '@/tests/support/hostile'
import fc, { runs } from '@/tests/support/properties'

const { countries } = catalogue
const all = countries.countries

const delivery: Delivery = {
  name: 'Zoé Martin',
  address: '12, rue des Lilas',
  zipcode: '69003',
  city: 'Lyon',
  country: 'FR',
  phone: '',
  relaisId: null,
  vatApply: true,
}

describe.each(all.map(country => [country.code, country] as const))('in %s', (code, country) => {
  const { samples } = country

  it('the sample postal code and phones are right, however they are written', () => {
    expect(checkZipcode(` ${samples.zip.toLowerCase()} `, code, countries)).toBeNull()
    for (const phone of [samples.phone, samples.phoneNational]) {
      expect(checkPhone(phone, code, countries)).toBeNull()
      expect(checkPhone(` ${[...phone].join(' ')} `, code, countries)).toBeNull()
      expect(checkPhone(phone.replace(/(\d{2})(?=\d)/g, '$1.'), code, countries)).toBeNull()
      expect(checkPhone(phone.replace(/(\d{3})(?=\d)/g, '$1\u00a0\u2011'), code, countries)).toBeNull()
    }
    expect(checkPhone(samples.phone.replace('+', '00'), code, countries)).toBeNull()
    expect(checkPhoneAny(samples.phone, countries)).toBeNull()
  })

  it('a trunk prefix in brackets is a separator after the code of the country', () => {
    if (!country.trunkPrefix) return
    const rest = samples.phone.slice(1 + country.callingCode.length)
    const written = `+${country.callingCode} (${country.trunkPrefix}) ${rest}`
    expect(checkPhone(written, code, countries)).toBeNull()
    expect(normalisePhone(written, country.trunkPrefix)).toBe(samples.phone)
  })

  it.each(hostileValues)('%s is neither postal code nor phone, and no complete address', (_, value) => {
    const zip = checkZipcode(value, code, countries)
    // A million zeros fit no pattern; nothing here is a postal code of any country.
    expect(zip).toMatch(/^VALIDATORS_REQUIRED_ZIPCODE/)
    expect(checkPhone(value, code, countries)).toMatch(/^VALIDATORS_REQUIRED_PHONE/)
    expect(checkStreetNumber('rue sans numéro', code, countries)).toBe(
      'VALIDATORS_REQUIRED_ADDRESS_STREET_NUMBER',
    )
    const broken = { ...delivery, country: code, zipcode: value as string }
    expect(checkDelivery(broken, countries)).not.toEqual({})
    expect(deliverySchema(countries).safeParse(broken).success).toBe(false)
  })

  it('a full address is complete, and parses as itself', () => {
    const full = { ...delivery, country: code, zipcode: samples.zip, phone: samples.phone }
    expect(checkDelivery(full, countries)).toEqual({})
    expect(deliverySchema(countries).parse(full)).toEqual(full)
  })

  it('a postal code with anything before or after it is wrong', () => {
    for (const wrong of [`1${samples.zip}1`, `${samples.zip};`, `${samples.zip}0`, `x${samples.zip}`]) {
      expect(checkZipcode(wrong, code, countries)).toBe('VALIDATORS_REQUIRED_ZIPCODE_INVALID')
    }
  })
})

describe('postal codes', () => {
  it('leave blanks and dashes to the pattern of the country', () => {
    expect(checkZipcode('SW1A1AA', 'GB', countries)).toBeNull()
    expect(checkZipcode('sw1a  1aa', 'GB', countries)).toBeNull()
    expect(checkZipcode('SW1A-1AA', 'GB', countries)).toBe('VALIDATORS_REQUIRED_ZIPCODE_INVALID')
    expect(checkZipcode('1000001', 'PT', countries)).toBe('VALIDATORS_REQUIRED_ZIPCODE_INVALID')
    expect(checkZipcode('75 001', 'FR', countries)).toBe('VALIDATORS_REQUIRED_ZIPCODE_INVALID')
  })

  it('of an unknown country are wrong', () => {
    for (const country of ['', 'US', 'fr', '__proto__', 'constructor']) {
      expect(checkZipcode('75001', country, countries)).toBe('VALIDATORS_REQUIRED_ZIPCODE_INVALID')
    }
  })

  it('of relay points have 5 digits in France, else 4, as the data says too', () => {
    for (const { code, relayZipDigits: digits } of all) {
      if (digits !== null) expect(relayZipDigits(code)).toBe(digits)
    }
    expect(checkRelayZipcode('75001', 'FR')).toBeNull()
    expect(checkRelayZipcode('1000', 'BE')).toBeNull()
    for (const [zip, country] of [
      ['7500', 'FR'],
      ['10000', 'BE'],
      ['1 00', 'BE'],
      ['١٢٣٤', 'BE'],
    ] as const) {
      expect(checkRelayZipcode(zip, country)).toBe('VALIDATORS_REQUIRED_ZIPCODE_RELAY')
    }
    expect(checkRelayZipcode(' ', 'FR')).toBe('VALIDATORS_REQUIRED_ZIPCODE')
  })
})

describe('phones', () => {
  it('keep a bracketed area code and lose a bracketed trunk prefix', () => {
    expect(normalisePhone('+49 (0)30 / 123-456')).toBe('+4930123456')
    expect(normalisePhone('(030) 123 456')).toBe('030123456')
    expect(normalisePhone('+33 (01) 23.45.67.89')).toBe('+330123456789')
    expect(normalisePhone('+36 (06) 20 123 4567', '06')).toBe('+36201234567')
    expect(normalisePhone('+39 (06) 1234567', null)).toBe('+39061234567')
  })

  it.each([
    '06 12 34 56 7',
    '+33 6 12 34 56 78 9',
    '6 12 34 56 78',
    '+32 612345678',
    '٠٦١٢٣٤٥٦٧٨',
    '06-ab-34',
  ])('like %s are no French ones', phone => {
    expect(checkPhone(phone, 'FR', countries)).toBe('VALIDATORS_REQUIRED_PHONE_INVALID')
  })

  it('of any country are international, or national with a leading 0', () => {
    expect(checkPhoneAny('+1 (212) 555-0100', countries)).toBeNull()
    expect(checkPhoneAny('06 12 34 56 78', countries)).toBeNull()
    expect(checkPhoneAny('12', countries)).toBe('VALIDATORS_REQUIRED_PHONE_INVALID')
    expect(checkPhoneAny('', countries)).toBe('VALIDATORS_REQUIRED_PHONE')
    expect(checkPhone('+1 212 555 0100', 'US', countries)).toBeNull()
  })
})

describe('the lines of an address', () => {
  it('have 3 to 255 characters, a name too', () => {
    for (const [check, field] of [
      [checkAddressLine, 'ADDRESS'],
      [checkName, 'NAME'],
    ] as const) {
      expect(check('1 b')).toBeNull()
      expect(check('🏠🏠🏠')).toBeNull()
      expect(check('x'.repeat(255))).toBeNull()
      expect(check('x'.repeat(256))).toBe(`VALIDATORS_REQUIRED_${field}_MAX`)
      expect(check(' ab ')).toBe(`VALIDATORS_REQUIRED_${field}_MIN`)
      expect(check('\u200b\u200b\u200b')).toBe(`VALIDATORS_REQUIRED_${field}`)
    }
  })

  it('have a town of 1 to 38 characters', () => {
    expect(checkCity('Y')).toBeNull()
    expect(checkCity('x'.repeat(38))).toBeNull()
    expect(checkCity('x'.repeat(39))).toBe('VALIDATORS_REQUIRED_CITY_MAX')
    expect(checkCity(' ')).toBe('VALIDATORS_REQUIRED_CITY')
  })

  it('have a country of ours', () => {
    expect(checkCountry('FR', countries)).toBeNull()
    expect(checkCountry('', countries)).toBe('VALIDATORS_REQUIRED_COUNTRY')
    for (const country of ['US', 'FRA', 'fr', '__proto__']) {
      expect(checkCountry(country, countries)).toBe('VALIDATORS_REQUIRED_COUNTRY_INVALID')
    }
  })
})

describe('a delivery', () => {
  it('says all that it lacks at once', () => {
    expect(checkDelivery(emptyAddress(''), countries)).toEqual({
      name: 'VALIDATORS_REQUIRED_NAME',
      address: 'VALIDATORS_REQUIRED_ADDRESS',
      zipcode: 'VALIDATORS_REQUIRED_ZIPCODE',
      city: 'VALIDATORS_REQUIRED_CITY',
      country: 'VALIDATORS_REQUIRED_COUNTRY',
    })
    expect(checkDelivery(null, countries)).toEqual({ country: 'VALIDATORS_REQUIRED_DELIVERY' })
  })

  it('needs a street number, but no phone', () => {
    expect(checkDelivery(delivery, countries)).toEqual({})
    expect(checkDelivery({ ...delivery, address: 'rue des Lilas' }, countries)).toEqual({
      address: 'VALIDATORS_REQUIRED_ADDRESS_STREET_NUMBER',
    })
    expect(checkDelivery({ ...delivery, phone: '12' }, countries)).toEqual({
      phone: 'VALIDATORS_REQUIRED_PHONE_INVALID',
    })
  })

  it('to a relay point has the relay’s postal code, no street number, and a country with relays', () => {
    const relay = { ...delivery, address: 'Centre commercial', relaisId: 'R-1' }
    expect(checkDelivery(relay, countries)).toEqual({})
    expect(checkDelivery({ ...relay, zipcode: '6900' }, countries)).toEqual({
      zipcode: 'VALIDATORS_REQUIRED_ZIPCODE_RELAY',
    })
    expect(checkDelivery({ ...relay, country: 'CH', zipcode: '8001' }, countries)).toEqual({
      relaisId: 'VALIDATORS_REQUIRED_RELAY',
    })
  })

  it('has a point where a relay carries it, and none where it goes to a door', () => {
    const point = { ...delivery, address: 'Centre commercial', relaisId: 'R-1' }
    expect(checkShipment({ relay: true }, point, countries)).toEqual({})
    expect(checkShipment({ relay: true }, delivery, countries)).toEqual({
      relaisId: 'VALIDATORS_REQUIRED_RELAY',
    })
    expect(checkShipment({ relay: false }, point, countries)).toEqual({
      address: 'VALIDATORS_REQUIRED_ADDRESS_STREET_NUMBER',
      relaisId: 'VALIDATORS_REQUIRED_SHIPMENT',
    })
  })

  it('is normalised by its schema, which refuses keys it does not know', () => {
    const parsed = deliverySchema(countries).parse({
      ...delivery,
      name: '  Zoé \u200b  Martin ',
      phone: '+33 (0)6 12 34 56 78',
      zipcode: ' 69003 ',
    })
    expect(parsed).toEqual({ ...delivery, phone: '+33612345678' })
    expect(deliverySchema(countries).safeParse({ ...delivery, isAdmin: true }).success).toBe(false)
  })

  it('gives only keys of messages as reasons, whatever is sent', () => {
    const anything = fc.record({
      name: fc.jsonValue(),
      address: fc.jsonValue(),
      zipcode: fc.jsonValue(),
      city: fc.jsonValue(),
      country: fc.oneof(fc.constantFrom('FR', 'GB'), fc.jsonValue()),
      phone: fc.string(),
    })
    fc.assert(
      fc.property(anything, value => {
        const { error } = deliverySchema(countries).safeParse(value)
        for (const issue of error?.issues ?? []) expect(isValidatorCode(issue.message)).toBe(true)
        for (const code of Object.values(checkDelivery(value as never, countries))) {
          expect(isValidatorCode(code)).toBe(true)
        }
      }),
      { numRuns: runs(500, 20_000) },
    )
  })
})

describe('a billing address', () => {
  it('needs no street number and no relay', () => {
    const { vatApply: _, ...billing } = delivery
    expect(checkBilling({ ...billing, address: 'rue des Lilas', relaisId: 'x' }, countries)).toEqual({})
    expect(billingSchema(countries).safeParse({ ...billing, address: 'rue des Lilas' }).success).toBe(true)
    expect(checkBilling({ ...billing, zipcode: '1' }, countries)).toEqual({
      zipcode: 'VALIDATORS_REQUIRED_ZIPCODE_INVALID',
    })
    expect(checkBilling(null, countries)).toEqual({ country: 'VALIDATORS_REQUIRED_BILLING' })
  })
})

describe('a stored address', () => {
  it.each(hostileValues)('that is %s does no harm', (_, value) => {
    const read = readAddress({ name: value, country: value, relaisId: value, phone: value })
    expect(read).toMatchObject({ address: '', city: '', country: '' })
    expect((read?.name ?? '').length).toBeLessThanOrEqual(255)
    expect(readDelivery(value)?.vatApply ?? true).toBe(true)
  })

  it('is read field by field', () => {
    expect(readDelivery({ ...delivery, vatApply: false, isAdmin: true })).toEqual({
      ...delivery,
      vatApply: false,
    })
    expect(readDelivery([])).toBeNull()
    expect(readAddress('x')).toBeNull()
  })
})
